"""What actions do, clause by clause."""

import pytest

from spitcards import (
    DECK,
    PILES,
    SEATS,
    Card,
    Deal,
    Dealer,
    Forfeit,
    Game,
    IllegalActionError,
    Position,
    Resign,
    Rules,
    Seat,
    parse_action,
)
from spitcards.rules.apply import apply
from spitcards.rules.events import (
    Called,
    Cleared,
    Dealt,
    Ended,
    Event,
    Filled,
    Flipped,
    Played,
    Put,
    RoundOver,
    Side,
    Slapped,
    Turned,
)
from spitcards.rules.status import status
from spitcards.rules.types import CHANCE, Pile
from spitcards.rules.view import THICKNESS

from .build import call, cards, lay

A, B = SEATS
MANUAL = Rules(turn="manual")


def do(position: Position, text: str, seat: Seat = A) -> list[Event]:
    """Do it, and hold the position to be sound before and after."""
    assert status(position) == []
    events = apply(position, parse_action(text), seat)
    assert status(position) == []
    return events


def kinds(events: list[Event]) -> list[str]:
    return [type(event).__name__ for event in events]


def cleared(events: list[Event]) -> Cleared:
    return next(event for event in events if isinstance(event, Cleared))


def flip(position: Position, first: Seat = A, piles: tuple[str, str] = ("", "")) -> list[Event]:
    """Both call; what the second call brought about. `piles` are those that seats 0 and 1 name."""
    do(position, f"spit {piles[first]}", first)
    return do(position, f"spit {piles[1 - first]}", SEATS[1 - first])


# --- 2 to 5: the deal, and the first spit ---


def test_rule_3_a_deal_lays_five_piles_out_with_their_tops_face_up() -> None:
    position = Position()
    deal = Deal((DECK[:26], DECK[26:]))
    (event,) = apply(position, deal, CHANCE)
    assert [list(map(len, side)) for side in position.stocks] == [[1, 2, 3, 4, 5]] * 2
    assert position.face_down == [[0, 1, 2, 3, 4]] * 2
    assert position.top(A, parse_action("turn 4").stock) == DECK[14]  # type: ignore[union-attr]
    assert position.spit_cards[B][-1] == DECK[26 + 15]
    assert (position.phase, position.round) == ("ready", 1)
    assert isinstance(event, Dealt)
    assert (event.round, event.spit_cards, event.only_pile) == (1, [11, 11], None)
    assert event.stocks[1][3].top == DECK[26 + 9]


def test_rule_5_after_both_have_said_spit_each_top_card_lies_on_the_own_side() -> None:
    position = lay("9c/1", "9h/1", "2c 2d", ("KcKd", "QcQd"), phase="ready")
    rest = [card for card in DECK if card not in [c for side in position.stocks for stock in side for c in stock]]
    position.spit_cards = [rest[0::2], rest[1::2]]
    expected = [position.spit_cards[0][-1], position.spit_cards[1][-1]]
    assert do(position, "spit") == [Called(A, None)]
    events = do(position, "spit", B)
    assert events == [Called(B, None), Flipped([Put(A, PILES[0], expected[0], 1), Put(B, PILES[1], expected[1], 1)])]
    assert position.piles == [[expected[0]], [expected[1]]]
    assert position.phase == "play"
    assert position.called == [False, False]


# --- 7 to 10: playing, turning, filling ---


def test_rule_7_and_8_a_play_moves_the_top_card_and_the_one_below_turns_by_itself() -> None:
    position = lay("9d5c 9c", "9h", "6c 2d", (3, 3))
    size = len(position.piles[0]) + 1
    assert do(position, "play 0 0") == [Played(A, 0, PILES[0], Card("5c"), THICKNESS[size], Card("9d"))]  # type: ignore[arg-type]
    assert position.piles[0][-1] == "5c"
    assert position.face_down[A][0] == 0
    assert position.stocks[A][0] == ["9d"]


def test_rule_8_by_hand_the_one_below_stays_face_down_until_it_is_turned() -> None:
    position = lay("9d5c 9c", "9h", "6c 2d", (3, 3), MANUAL)
    (event,) = do(position, "play 0 0")
    assert isinstance(event, Played)
    assert event.turned is None
    assert position.top(A, 0) is None  # type: ignore[arg-type]
    assert do(position, "turn 0") == [Turned(A, 0, Card("9d"))]  # type: ignore[arg-type]
    assert position.top(A, 0) == "9d"  # type: ignore[arg-type]


def test_rule_9_a_fill_moves_a_top_card_and_uncovers_the_one_below() -> None:
    position = lay("Kd9d5c 9c", "9h", "6c 2d", (3, 3))
    assert do(position, "fill 0 4") == [Filled(A, 0, 4, Card("5c"), Card("9d"))]  # type: ignore[arg-type]
    assert position.stocks[A] == [["Kd", "9d"], ["9c"], [], [], ["5c"]]
    assert position.face_down[A] == [1, 0, 0, 0, 0]


def test_rule_9_by_hand_a_fill_leaves_a_face_down_card() -> None:
    position = lay("9d5c 9c", "9h", "6c 2d", (3, 3), MANUAL)
    assert do(position, "fill 0 4") == [Filled(A, 0, 4, Card("5c"), None)]  # type: ignore[arg-type]
    assert position.face_down[A] == [1, 0, 0, 0, 0]


def test_rule_10_the_card_that_touches_first_counts_and_the_other_is_judged_by_it() -> None:
    position = lay("5c 9c", "7c 9h", "6c Kd", (3, 3))
    do(position, "play 0 0")
    before = position.copy()
    with pytest.raises(IllegalActionError):
        apply(position, parse_action("play 0 0"), B)
    assert position == before


def test_rule_10_an_action_that_is_refused_takes_no_call_back() -> None:
    position = call(lay("8h9c", "9h", "2c 2d", (3, 3)), B)
    before = position.copy()
    for text in ("play 0 0", "fill 0 0", "turn 0", "slap 0", "slap 1"):
        with pytest.raises(IllegalActionError):
            apply(position, parse_action(text), A)
    assert position == before


# --- 11 to 13: calls ---


def test_rule_11_both_calls_flip_one_card_each_on_the_own_sides() -> None:
    position = lay("8h9c", "9h", "2c 2d", ("KcKd", "QcQd"))
    assert do(position, "spit") == [Called(A, PILES[0])]
    events = do(position, "spit", B)
    assert kinds(events) == ["Called", "Flipped"]
    assert [pile[-1] for pile in position.piles] == ["Kc", "Qc"]
    assert (position.called, position.asked, position.first) == ([False, False], [None, None], None)


@pytest.mark.parametrize("first", SEATS)
@pytest.mark.parametrize("pile", PILES)
def test_rule_11_two_cards_for_one_pile_go_down_in_the_order_of_the_calls(first: Seat, pile: Pile) -> None:
    position = lay("8h9c", "9h", "2c 2d", ("KcKd", "QcQd"))
    flip(position, first, (str(pile), str(pile)))
    lower, upper = ("Kc", "Qc") if first == A else ("Qc", "Kc")
    assert position.piles[pile][-2:] == [lower, upper]
    assert position.piles[1 - pile][-1] == ("2d" if pile == 0 else "2c")


def test_rule_11_cards_may_cross() -> None:
    position = lay("8h9c", "9h", "2c 2d", ("KcKd", "QcQd"))
    flip(position, A, ("1", "0"))
    assert [pile[-1] for pile in position.piles] == ["Qc", "Kc"]


def test_rule_11_calls_are_open() -> None:
    position = lay("8h9c", "9h", "2c 2d", (3, 3))
    do(position, "spit 0", B)
    assert (position.called, position.asked, position.first) == ([False, True], [None, 0], B)


@pytest.mark.parametrize("filler", SEATS)
def test_rule_11_a_fill_by_anybody_takes_both_calls_back(filler: Seat) -> None:
    for caller in SEATS:
        position = call(lay("8h9c", "8d9h", "2c 2d", (3, 3)), caller, 1)
        do(position, "fill 0 1", filler)
        assert (position.called, position.asked, position.first) == ([False, False], [None, None], None)


@pytest.mark.parametrize("turner", SEATS)
def test_rule_11_a_turn_by_anybody_takes_both_calls_back(turner: Seat) -> None:
    position = call(lay("?9c", "?9h", "2c 2d", (3, 3), MANUAL), SEATS[1 - turner])
    do(position, "turn 0", turner)
    assert (position.called, position.asked, position.first) == ([False, False], [None, None], None)


def test_rule_12_who_alone_has_spit_cards_puts_one_down_and_both_call() -> None:
    position = lay("8h9c", "9h", "2c 2d", (0, "KcKd"))
    assert kinds(flip(position)) == ["Called", "Flipped"]
    assert [pile[-1] for pile in position.piles] == ["2c", "Kc"]


def test_rule_12_and_11_a_pile_named_without_a_card_for_it_means_nothing() -> None:
    position = lay("8h9c", "9h", "2c 2d", (0, "KcKd"))
    flip(position, A, ("1", "0"))
    assert [pile[-1] for pile in position.piles] == ["Kc", "2d"]


def test_rule_13_who_could_fill_may_call_at_once() -> None:
    position = lay("8h9c", "8d9h", "2c 2d", ("Kc", "Qc"))
    assert position.can_fill(A)
    assert kinds(flip(position)) == ["Called", "Flipped"]


def test_rule_18_with_a_single_pile_everything_goes_there() -> None:
    position = lay("8h9c", "9h", "2c -", ("KcKd", 0))
    flip(position, B)
    assert position.piles == [[*position.piles[0][:-1], "Kc"], []]
    position = lay("8h9c", "9h", "- 2c", (0, "KcKd"))
    flip(position, B)
    assert position.piles[1][-1] == "Kc"


# --- 14: the end of a round ---


def test_rule_14a_a_round_ends_when_a_players_stock_piles_are_all_gone() -> None:
    position = lay("5c", "9h 9d", "6c 2d", (3, 3))
    assert do(position, "play 0 0")[1:] == [RoundOver("out", A, slap=True)]
    assert (position.phase, position.finisher()) == ("slap", A)


def test_rule_14a_the_last_card_is_not_out_while_one_lies_face_down() -> None:
    position = lay("9d5c", "9h", "6c 2d", (3, 3), MANUAL)
    assert kinds(do(position, "play 0 0")) == ["Played"]


def test_rule_14a_comes_before_14b() -> None:
    position = lay("5c", "9h", "6c 2d")
    assert do(position, "play 0 0")[1] == RoundOver("out", A, slap=True)


def test_rule_14b_a_round_ends_when_nobody_can_do_anything_or_turn_a_card_up() -> None:
    position = lay("5c 9c", "9h", "6c 2d")
    assert do(position, "play 0 0")[1:] == [RoundOver("dead", None, slap=True)]


def test_rule_14b_after_a_fill() -> None:
    position = lay("JcJd 9s 9c Th", "9h", "6c 2d")
    assert kinds(do(position, "fill 0 4")) == ["Filled", "RoundOver"]


def test_rule_14b_after_a_turn() -> None:
    position = lay("?Jc", "9h", "6c 2d", (0, 0), MANUAL)
    assert kinds(do(position, "turn 0")) == ["Turned", "RoundOver"]


def test_rule_14b_after_the_last_spit_card() -> None:
    position = lay("9c", "9h", "2c 2d", ("Kc", 0))
    assert kinds(flip(position)) == ["Called", "Flipped", "RoundOver"]


@pytest.mark.parametrize(
    ("mine", "rules"), [("8h9c", Rules()), ("?9c", MANUAL), ("9c 3h", Rules())], ids=["fill", "turn", "play"]
)
def test_rule_14b_not_while_somebody_can_fill_turn_or_play(mine: str, rules: Rules) -> None:
    position = lay(f"5c {mine}", "9h", "6c 2d", (0, 0), rules)
    assert kinds(do(position, "play 0 0")) == ["Played"]


def test_rule_14c_both_call_without_a_spit_card_though_a_fill_was_possible() -> None:
    position = lay("8h9c", "9h", "2c 2d")
    assert flip(position)[1:] == [RoundOver("given_up", None, slap=True)]
    assert position.called == [False, False]


# --- 15 and 16: slaps and new packets ---


@pytest.mark.parametrize("seat", SEATS)
@pytest.mark.parametrize("pile", PILES)
def test_rule_15_and_16_the_first_slap_decides_and_each_adds_what_is_left(seat: Seat, pile: Pile) -> None:
    position = lay("5c", "9h 9d/1", "6c 2d", (3, 4))
    do(position, "play 0 0")
    mine = {*position.spit_cards[A]}
    theirs = {*position.spit_cards[B], *position.stocks[B][0], *position.stocks[B][1]}
    taken = position.piles[pile if seat == A else 1 - pile]
    left = position.piles[1 - pile if seat == A else pile]
    events = do(position, f"slap {pile}", seat)
    assert kinds(events) == ["Slapped", "Cleared"]
    assert events[0] == Slapped(seat, pile)
    assert cleared(events).sides == [Side(0, 3, len(taken)), Side(3, 4, len(left))]
    assert position.packets is not None
    assert set(position.packets[A]) == {*mine, *taken}
    assert set(position.packets[B]) == {*theirs, *left}
    assert cleared(events).holding == position.holding == [len(packet) for packet in position.packets]
    assert position.phase == "deal"


def test_rule_16_the_next_round_is_dealt_from_these_packets() -> None:
    position = lay("5c", "9h 9d/1", "6c 2d", (3, 4))
    do(position, "play 0 0")
    do(position, "slap 0")
    assert position.packets is not None
    held = position.holding
    apply(position, Dealer.from_seed(1).deal(2, position.packets), CHANCE)
    assert position.round == 2
    assert [position.stock_left(seat) + len(position.spit_cards[seat]) for seat in SEATS] == held


# --- 17 and 18: short packets ---


@pytest.mark.parametrize("short", range(1, 16))
@pytest.mark.parametrize("seat", SEATS)
def test_rule_17_and_18_fifteen_cards_or_fewer_make_a_single_pile(short: int, seat: Seat) -> None:
    position = Position()
    cut = short if seat == A else 52 - short
    position.packets = [list(DECK[:cut]), list(DECK[cut:])]
    (event,) = apply(position, Deal((DECK[:cut], DECK[cut:])), CHANCE)
    assert isinstance(event, Dealt)
    assert event.only_pile == position.only_pile == PILES[1 - seat]
    assert event.spit_cards[seat] == 0
    assert status(position) == []
    assert [position.pile_exists(pile) for pile in PILES] == [pile != seat for pile in PILES]
    flip(position)
    assert len(position.piles[1 - seat]) == 1
    assert position.piles[seat] == []


def test_rule_17_with_sixteen_there_are_two_piles() -> None:
    position = Position()
    position.packets = [list(DECK[:16]), list(DECK[16:])]
    apply(position, Deal((DECK[:16], DECK[16:])), CHANCE)
    assert position.only_pile is None
    assert len(position.spit_cards[A]) == 1


# --- 19 to 22: a single pile ---


def single(mine: str, theirs: str, spit: int, owner: Seat = B) -> Position:
    """The seat `owner` was dealt spit cards and has so many left; the pile's top is the six of clubs."""
    return lay(mine, theirs, "- 6c" if owner == B else "6c -", (0, spit) if owner == B else (spit, 0))


def test_rule_19_and_20_the_one_without_spit_cards_is_out_first_and_wins() -> None:
    position = single("5c", "9h 9d/1", 4)
    events = do(position, "play 0 1")
    assert kinds(events) == ["Played", "RoundOver", "Cleared", "Ended"]
    assert events[1] == RoundOver("out", A, slap=False)
    assert cleared(events).holding == [0, 52]
    assert (position.phase, position.winner, position.ended) == ("over", A, "won")
    assert position.holding == [0, 52]


def test_rule_20_the_one_with_spit_cards_is_out_first_and_the_game_goes_on() -> None:
    position = single("9h 9d/1", "5c", 4)
    events = do(position, "play 0 1", B)
    assert kinds(events) == ["Played", "RoundOver", "Cleared"]
    assert cleared(events).sides[B] == Side(0, 4, 0)
    assert position.holding == [48, 4]
    assert position.phase == "deal"


def test_rule_21_who_is_out_and_has_used_up_the_spit_cards_has_won_too() -> None:
    position = single("9h 9d/1", "5c", 0)
    events = do(position, "play 0 1", B)
    assert events[-1] == Ended(B, "won")
    assert position.holding == [52, 0]


@pytest.mark.parametrize("owner", SEATS)
@pytest.mark.parametrize(("mine", "theirs", "without"), [("9c", "9h 9d", A), ("9c 9s", "9h", B), ("9c", "9h", None)])
def test_rule_22_b_who_has_fewer_stock_cards_takes_nothing(
    owner: Seat, mine: str, theirs: str, without: Seat | None
) -> None:
    position = lay(f"{mine} 5c", theirs, "- 6c" if owner == B else "6c -")
    left = [position.stock_left(A) - 1, position.stock_left(B)]
    events = do(position, f"play {len(mine.split())} {owner}")
    assert events[1] == RoundOver("dead", None, slap=False)
    nothing = SEATS[1 - owner] if without is None else without  # equally many: the one dealt without spit cards
    sides = cleared(events).sides
    assert sides[nothing].took == 0
    assert sides[1 - nothing].took == 52 - sum(left)
    assert position.holding is not None
    assert position.holding[nothing] == left[nothing]
    assert position.phase == "deal"


@pytest.mark.parametrize("owner", SEATS)
@pytest.mark.parametrize(
    ("mine", "theirs", "without"), [("8h9c", "9h", B), ("8h9c", "Th9h9d", A), ("8h9c", "Th9h", None)]
)
def test_rule_22_c_given_up_with_a_single_pile(owner: Seat, mine: str, theirs: str, without: Seat | None) -> None:
    position = lay(mine, theirs, "- 2c" if owner == B else "2c -")
    events = flip(position)
    assert events[1] == RoundOver("given_up", None, slap=False)
    nothing = SEATS[1 - owner] if without is None else without
    assert [side.took == 0 for side in cleared(events).sides] == [seat == nothing for seat in SEATS]


# --- 23 and 24: points ---


def by_points(count: str = "unplayed", target: int = 100, scores: tuple[int, int] = (0, 0)) -> Position:
    rules = Rules(win="points", count=count, target=target)  # type: ignore[arg-type]
    position = lay("5c", "9h 9d/1", "6c 2d", (3, 4), rules)
    position.scores = list(scores)
    return position


def test_rule_23_a_point_for_each_card_left_and_nobody_slaps() -> None:
    position = by_points()
    events = do(position, "play 0 0")
    assert kinds(events) == ["Played", "RoundOver", "Cleared"]
    assert events[1] == RoundOver("out", A, slap=False)
    assert cleared(events) == Cleared([Side(0, 3, 0), Side(3, 4, 0)], [26, 26], [3, 7])
    assert position.scores == [3, 7]
    assert position.packets is None


def test_rule_23_holding_both_slap_first_and_the_cards_taken_count() -> None:
    position = by_points("holding")
    assert do(position, "play 0 0")[1] == RoundOver("out", A, slap=True)
    sizes = [len(pile) for pile in position.piles]
    events = do(position, "slap 1")
    assert position.scores == [3 + sizes[1], 7 + sizes[0]]
    assert cleared(events).holding == [26, 26]
    assert position.packets is None


def test_rule_23_each_round_is_dealt_afresh_26_cards_each() -> None:
    position = by_points()
    do(position, "play 0 0")
    apply(position, Dealer.from_seed(3).deal(2), CHANCE)
    assert [len(cards) for cards in position.spit_cards] == [11, 11]


@pytest.mark.parametrize(
    ("before", "winner"),
    [
        ((0, 92), None),  # 3 and 99
        ((0, 93), A),
        ((97, 90), B),  # 100 and 97
        ((97, 0), B),
        ((99, 95), None),  # level at 102
        ((104, 100), None),
        ((120, 93), B),
    ],
)
def test_rule_24_at_the_target_the_lower_score_wins_and_level_scores_go_on(
    before: tuple[int, int], winner: Seat | None
) -> None:
    position = by_points(scores=before)
    do(position, "play 0 0")
    assert position.scores == [before[0] + 3, before[1] + 7]
    assert position.winner == winner
    assert position.phase == ("deal" if winner is None else "over")
    assert position.holding == [26, 26]


def test_rule_24_the_target_may_be_one() -> None:
    position = by_points(target=1)
    assert do(position, "play 0 0")[-1] == Ended(A, "won")


# --- 25 ---


@pytest.mark.parametrize("action", [Resign(), Forfeit()])
@pytest.mark.parametrize("seat", SEATS)
def test_rule_25_the_other_wins(action: Resign, seat: Seat) -> None:
    for position in (Position(), lay("5c", "9h", "6c 2d", (3, 3)), lay("5c", "9h", "2c 2d", phase="slap")):
        position.scores = [5, 6]
        assert apply(position, action, seat) == [Ended(SEATS[1 - seat], action.ending)]
        assert (position.phase, position.winner, position.ended) == ("over", SEATS[1 - seat], action.ending)
        assert position.scores == [5, 6]
        assert position.holding is None
        assert status(position) == []


def test_an_error_carries_the_refusal_the_action_the_seat_and_the_position() -> None:
    game = Game.deal(1)
    with pytest.raises(IllegalActionError) as caught:
        game.push(parse_action("play 0 0"), B)
    error = caught.value
    assert (error.refusal, str(error.action), error.seat) == ("not_playing", "play 0 0", B)
    assert error.position == str(game.position)
    assert cards("2c") == ["2c"]


@pytest.mark.parametrize("nothing", [None, "play 0 0", 7])
def test_what_is_no_action_is_said_to_be_none(nothing: object) -> None:
    with pytest.raises(TypeError, match="an action was expected"):
        apply(Position(), nothing, SEATS[0])  # type: ignore[arg-type]
