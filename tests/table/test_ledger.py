"""The requests of a seat, and their answers."""

from spitcards import SEATS, Play, Resign, Spit
from spitcards.table.ledger import KEPT, Ledger
from spitcards.table.outputs import Reply

A = SEATS[0]


def test_a_request_is_known_by_its_number_and_keeps_its_answer() -> None:
    ledger = Ledger()
    assert ledger.last == 0
    ledger.enter(3, Spit())
    assert (ledger.last, ledger.knows(3), ledger.reply(3)) == (3, True, None)
    ledger.answer(Reply(A, 3, "not_blocked"))
    assert ledger.reply(3) == Reply(A, 3, "not_blocked")


def test_the_same_number_is_no_fault_for_the_same_request_alone() -> None:
    ledger = Ledger()
    ledger.enter(1, Play(0, 1))
    assert ledger.fault(1, Play(0, 1)) is None
    assert ledger.fault(1, Play(0, 0)) == "numbered_twice"
    assert ledger.fault(2, Resign()) is None


def test_a_number_that_was_passed_over_is_too_low() -> None:
    ledger = Ledger()
    ledger.enter(5, Spit())
    assert [ledger.fault(n, Spit()) for n in (-1, 0, 4, 5, 6)] == [
        "numbered_low",
        "numbered_low",
        "numbered_low",
        None,
        None,
    ]


def test_old_requests_are_forgotten_with_their_answers_and_then_too_low() -> None:
    ledger = Ledger()
    for n in range(1, KEPT + 3):
        ledger.enter(n, Spit())
        if n != 2:
            ledger.answer(Reply(A, n))
    assert not ledger.knows(1)
    assert ledger.reply(1) is None
    assert ledger.fault(1, Spit()) == "numbered_low"
    ledger.answer(Reply(A, 2))  # it waited so long that nobody remembers it
    assert ledger.reply(2) is None
    assert ledger.knows(3)
