"""Why an action is refused: a code for programs, and the rule with a sentence for people."""

from __future__ import annotations

from enum import StrEnum
from typing import NamedTuple


class Refusal(StrEnum):
    """The codes. Each stands for one clause of the rules; `RULES` says which."""

    DOES_NOT_FOLLOW = "does_not_follow"
    NO_CARD = "no_card"
    FACE_DOWN = "face_down"
    NO_PILE = "no_pile"
    SLOT_TAKEN = "slot_taken"
    LONE_CARD = "lone_card"
    FACE_UP = "face_up"
    TURNS_ITSELF = "turns_itself"
    NOT_BLOCKED = "not_blocked"
    CALLED_ALREADY = "called_already"
    NAMES_NO_PILE = "names_no_pile"
    NOT_PLAYING = "not_playing"
    NOT_SAYING = "not_saying"
    NOT_SLAPPING = "not_slapping"
    NOT_DEALING = "not_dealing"
    WRONG_DECK = "wrong_deck"
    WRONG_SIZES = "wrong_sizes"
    NOT_HELD = "not_held"
    GAME_OVER = "game_over"
    NO_SUCH_PLACE = "no_such_place"


class Reason(NamedTuple):
    """The clause of the rules that refuses, and what it says."""

    rule: str
    text: str


RULES = {
    Refusal.DOES_NOT_FOLLOW: Reason("7", "the card does not follow the top of the pile"),
    Refusal.NO_CARD: Reason("7", "the slot is empty"),
    Refusal.FACE_DOWN: Reason("7, 8", "the card on top is face down"),
    Refusal.NO_PILE: Reason("18", "there is no such spit pile"),
    Refusal.SLOT_TAKEN: Reason("9", "only an empty slot can be filled"),
    Refusal.LONE_CARD: Reason("9", "the pile that a fill leaves must keep a card"),
    Refusal.FACE_UP: Reason("8", "the card on top is face up already"),
    Refusal.TURNS_ITSELF: Reason("8", "cards turn by themselves in this game"),
    Refusal.NOT_BLOCKED: Reason("11", "somebody can play"),
    Refusal.CALLED_ALREADY: Reason("11", 'this player has said "spit" already'),
    Refusal.NAMES_NO_PILE: Reason("5", "the first spit of a round names no pile"),
    Refusal.NOT_PLAYING: Reason("5, 14", "play has not begun, or is over"),
    Refusal.NOT_SAYING: Reason("5, 11", 'this is not the time to say "spit"'),
    Refusal.NOT_SLAPPING: Reason("15", "this is not the time to slap"),
    Refusal.NOT_DEALING: Reason("2, 16", "this is not the time to deal"),
    Refusal.WRONG_DECK: Reason("1, 2", "the packets together are not the deck of 52"),
    Refusal.WRONG_SIZES: Reason("2, 16", "the packets have not the sizes that the players hold"),
    Refusal.NOT_HELD: Reason("16", "a packet is not of exactly the cards that its player holds"),
    Refusal.GAME_OVER: Reason("20, 21, 24, 25", "the game is over"),
    Refusal.NO_SUCH_PLACE: Reason("3, 5", "slots are 0 to 4, piles 0 and 1, seats 0 and 1"),
}
