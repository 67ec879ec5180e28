from __future__ import annotations

from random import Random

import pytest

from spitcards import PILES, Card, Game, Play, Slot
from spitcards.bots.eyes import UNREAD, Eyes
from spitcards.bots.notice import QUICKEST, ExGaussian, Notice
from spitcards.rules.types import Millis
from spitcards.table.events import TableView
from tests.rules.build import lay

from . import ks
from .play import ALWAYS, HARE, STEADY, A, B


def shown(game: Game) -> TableView:
    return TableView(game.view(A), [True, True], None, None, None, None, [False, False])


@pytest.fixture
def game() -> Game:
    made = Game()
    made.position = lay("8h/1 2c/2 2d/1 2h/1 2s", "6c/2 Tc/1 Td Th Ts", "7h Qs", spit=(3, 3))
    return made


@pytest.fixture
def eyes(game: Game) -> Eyes:
    made = Eyes(A, STEADY.notice, Random(1))
    made.see(Millis(0), shown(game))
    made.notice(Millis(ALWAYS))
    return made


def test_a_drawn_time_has_the_stated_distribution() -> None:
    chance = Random(7)
    times = HARE.notice.among(5)
    sample = [times.draw(chance) for _ in range(4000)]
    assert ks.distance(sample, times.below) < ks.critical(len(sample))
    assert sum(sample) / len(sample) == pytest.approx(times.mu + times.tau, rel=0.02)


def test_nobody_notices_anything_in_less_than_150_ms() -> None:
    quick = ExGaussian(100, 50, 10)
    chance = Random(1)
    assert min(quick.draw(chance) for _ in range(1000)) == QUICKEST == 150
    assert quick.below(149.9) == 0


def test_slower_stretches_the_whole_distribution() -> None:
    slow = HARE.notice.reaction.slower(2)
    for time in (400, 500, 900):
        assert slow.below(2 * time) == pytest.approx(HARE.notice.reaction.below(time))


def test_a_new_top_card_is_noticed_after_the_reaction_time_and_not_before(game: Game, eyes: Eyes) -> None:
    game.push(Play(Slot(0), PILES[0]), B)
    eyes.see(Millis(1000), shown(game))
    assert eyes.next_deadline() == 1000 + ALWAYS
    assert not eyes.notice(Millis(1000 + ALWAYS - 1))
    assert eyes.scene.top(PILES[0]) == "7h"
    assert eyes.notice(Millis(1000 + ALWAYS))
    assert eyes.scene.top(PILES[0]) == "6c"
    assert eyes.scene.shown_at == [1000, 0]
    assert eyes.next_deadline() is None


def test_what_was_noticed_of_something_later_is_not_forgotten_again(game: Game, eyes: Eyes) -> None:
    eyes.how = Notice(ExGaussian(900, 1e-9, 1e-9), 0)
    game.push(Play(Slot(0), PILES[0]), B)
    eyes.see(Millis(1000), shown(game))
    eyes.how = STEADY.notice
    game.position.piles[0].append(Card("5c"))
    eyes.see(Millis(1100), shown(game))
    eyes.notice(Millis(1400))
    assert eyes.scene.top(PILES[0]) == "5c"
    eyes.notice(Millis(1900))
    assert eyes.scene.top(PILES[0]) == "5c"
    assert eyes.scene.stock(B, Slot(0)) == game.view(B).stocks[B][0]


def test_the_own_play_is_known_at_once_and_the_card_below_only_when_it_was_read(game: Game, eyes: Eyes) -> None:
    game.push(Play(Slot(0), PILES[0]), A)
    eyes.know_pile(Millis(500), PILES[0], Card("8h"))
    eyes.know_stock(Slot(0), UNREAD)
    eyes.see(Millis(500), shown(game))
    assert eyes.scene.top(PILES[0]) == "8h"
    assert eyes.scene.stock(A, Slot(0)).top is None
    eyes.notice(Millis(500 + ALWAYS))
    assert eyes.scene.stock(A, Slot(0)).top == game.position.top(A, Slot(0)) is not None


def test_eyes_that_were_shut_notice_everything_anew(game: Game, eyes: Eyes) -> None:
    eyes.shut()
    assert eyes.next_deadline() is None
    eyes.see(Millis(5000), shown(game))
    assert eyes.next_deadline() == 5000 + ALWAYS, "even where nothing has changed"


def test_what_cannot_be_seen_makes_no_difference_to_what_is_seen(game: Game, eyes: Eyes) -> None:
    twin = game.view(A)
    game.position.spit_cards[0].reverse()
    game.position.stocks[1][0][:2] = game.position.stocks[1][0][1::-1]
    assert game.view(A) == twin
    eyes.see(Millis(1000), shown(game))
    assert eyes.next_deadline() is None


def test_each_bit_of_choice_costs_the_same_time_hick() -> None:
    notice = Notice(ExGaussian(200, 10, 10), hick=50)
    assert [notice.among(choices).mu for choices in (0, 1, 3)] == [200, 250, 300]


def test_the_more_open_cards_there_are_the_more_there_is_to_choose_from(game: Game, eyes: Eyes) -> None:
    assert eyes.scene.choices(A) == 5
    game.position.stocks[A][0].clear()
    game.position.face_down[A][0] = 0
    eyes.see(Millis(1000), shown(game))
    eyes.notice(Millis(1000 + ALWAYS))
    assert eyes.scene.choices(A) == 4


def test_a_change_that_is_overlooked_is_noticed_much_later(game: Game, eyes: Eyes) -> None:
    eyes.how = Notice(STEADY.notice.reaction, hick=0, overlooks=1, second_glance=700)
    game.position.piles[0].append(Card("5c"))
    eyes.see(Millis(1000), shown(game))
    assert eyes.next_deadline() == 1000 + ALWAYS + 700


def test_what_goes_on_is_never_overlooked(game: Game, eyes: Eyes) -> None:
    eyes.how = Notice(STEADY.notice.reaction, hick=0, overlooks=1, second_glance=700)
    game.position.phase = "slap"
    eyes.see(Millis(1000), shown(game))
    assert eyes.next_deadline() == 1000 + ALWAYS
