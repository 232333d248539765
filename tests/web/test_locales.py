"""All five languages have the same messages, in the words of their own rule books."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from typing import Final, get_args

import pytest
from fluent.syntax import ast

from gemkeep.games.diamant.catalogue import EDITIONS
from gemkeep.games.diamant.types import CHOICES, RelicMode
from gemkeep.games.hideouts.catalogue import GUARDIANS, HIDEOUTS, LEVELS
from gemkeep.games.hideouts.phrases import PHRASEBOOK
from gemkeep.games.hideouts.types import CELLS, CORNERS, MEMORIES, WALLS, Reason
from gemkeep.minds.diamant.puzzles.reasons import Reason as PuzzleReason
from gemkeep.minds.hideouts.levels.study import Grade
from gemkeep.minds.hideouts.prover import Winnable
from gemkeep.minds.hideouts.teammates.clues import ClueKind
from gemkeep.minds.registry import REGISTERED
from gemkeep.server.games.hideouts.wire import FaultKind
from gemkeep.table.events import Why
from gemkeep.table.state import Clock, Colour, Emote, Totals
from gemkeep.wire.outgoing import RefusalCode
from tests.web import locales
from tests.web.locales import Wording

ENGLISH: Final = "en"
LANGUAGES: Final = ("en", "uk", "cs", "ru", "sr")
OTHERS: Final = LANGUAGES[1:]

# The plural categories of the Unicode CLDR for whole numbers and fractions.
PLURALS: Final = {
    "en": {"one", "other"},
    "uk": {"one", "few", "many", "other"},
    "cs": {"one", "few", "many", "other"},
    "ru": {"one", "few", "many", "other"},
    "sr": {"one", "few", "other"},
}
PLURAL: Final = {"zero", "one", "two", "few", "many"}

HAZARDS: Final = {hazard for edition in EDITIONS.values() for hazard in edition.hazards}

# Refusals that our own pages never cause have no message of their own.
NEVER_MET: Final = {"malformed", "too-large", "hello-first"}
MET: Final = {code.replace("_", "-") for code in get_args(RefusalCode)} - NEVER_MET

# The phrases by which bots give the reason for a move.
REASONS: Final = {
    phrase
    for phrase in PHRASEBOOK.phrases
    if phrase.startswith(("plan", "leave"))
    or phrase in {"undo", "guess", "only_left", "bless", "put_right"}
}

# Messages whose names the pages build from a prefix and one of these.
PUT_TOGETHER: Final[dict[str, set[str]]] = {
    "a-hideout-": {hideout.kind for hideout in HIDEOUTS.values()},
    "advice-": {
        "slide",
        "place",
        "finish",
        "pass",
        *(phrase.replace("_", "-") for phrase in REASONS),
    },
    "ask-": {"turn", "place", "free", "bless", "close"},
    "beside-gap-": {wall.lower() for wall in WALLS},
    "cell-": {str(cell) for cell in CELLS},
    "choice-": set(CHOICES),
    "clock-": set(get_args(Clock)),
    "clue-": set(get_args(ClueKind)),
    "colour-": set(get_args(Colour)),
    "compass-": {wall.lower() for wall in WALLS},
    "corner-": {corner.lower() for corner in CORNERS},
    "corner-short-": {corner.lower() for corner in CORNERS},
    "differs-": set(EDITIONS),
    "does-": {"slide", "place", "bless", "correct"},
    "doubt-": {"other", "elsewhere", "home"},
    "edition-": set(EDITIONS),
    "ended-": {reason.replace("_", "-") for reason in get_args(Reason)},
    "fault-": {kind.replace("_", "-") for kind in get_args(FaultKind)} - {"not-eight-hideouts"},
    "guardian-": set(GUARDIANS),
    "guest-": {"otter", "lynx", "badger", "falcon", "marten", "heron", "hedgehog", "raven"},
    "hazard-": HAZARDS,
    "grade-": set(get_args(Grade)),
    "hard-deals-": set(get_args(Winnable)),
    "hideout-kind-": {hideout.kind for hideout in HIDEOUTS.values()},
    "insight-act-": {"slide", "place", "leave", "bless", "correct", "finish", "pass"},
    "hint-": {hideout.kind for hideout in HIDEOUTS.values()}
    | {"guardian", "charged", "lock-stays", "number-stays", "correct", "signs"},
    "level-": {*map(str, LEVELS), "own"},
    "log-bot-sat-in-": set(get_args(Why)),
    "memory-": set(MEMORIES),
    "phrase-": {phrase.replace("_", "-") for phrase in PHRASEBOOK.phrases} - {"seal-far-side"},
    "puzzle-why-": set(get_args(PuzzleReason)),
    "refused-": MET | {"not-found", "offline", "sealed", "wrong-level"},
    "relics-": set(get_args(RelicMode)),
    "sign-": set(get_args(Emote)),
    # Three bots that are still being made have their lines already.
    "botabout-": {bot.name for bots in REGISTERED.values() for bot in bots}
    | {"sage", "hunter", "keeper"},
    "botname-": {bot.name for bots in REGISTERED.values() for bot in bots} | {"nth"},
    "spent-": {"corrections", "charges", "left"},
    "totals-": set(get_args(Totals)),
}

# Letters that a language does not have; a word with one belongs to another language.
FOREIGN_LETTERS: Final = {
    "en": "[Ѐ-ӿ]",
    "uk": "[ыэёъЫЭЁЪ]",
    "cs": "[Ѐ-ӿđćąęłĐĆ]",
    "ru": "[іїєґІЇЄҐ]",
    "sr": "[Ѐ-ӿáéíóúýěřůňťďÁÉÍÓÚÝĚŘŮŇŤĎ]",
}
ENGLISH_WORDS: Final = r"\b(the|and|of|you|your|with|are|this|that|from|for|has|have|not)\b"
# Names that are the same in every language.
NAMES: Final = r"\b(Gemkeep|Diamant|Hideouts|OpenSkill|QR|Esc|Enter|B|O)\b"
SAME_IN_ENGLISH: Final = {"cs": {"bot", "chat"}, "sr": {"bot", "share-link"}}

# The stems of the terms in each language's rule book, and terms that the book does not use.
GLOSSARY: Final = {
    "uk": (
        "печер Такор раунд вхід|вход самоцвіт шлях скарб халеп реліквія Углиб Назад рубін алмаз "
        "скрин шукач табір|табор тайл.барикад резерв очк гігантськ.*.павук змія басейн.з.лавою "
        "кам.яна.брила таран скорпіон спис Гра.з.реліквіями колод"
    ),
    "cs": (
        "jeskyn Tacora kol[oae] vstup drahokam řad.*.karet poklad past relikvi Pokračování Návrat "
        "rubín diamant truhlic dobrodru tábor žeton.zátarasu bank bod obří.pavouk had "
        "propast.se.žhavou.lávou valící.se.balvan padající.kláda štír vystřelující.kopí balíč"
    ),
    "ru": (
        "пещер Такор поход вход драгоценност коридор ловушк артефакт Продолжить Вернуться рубин "
        "алмаз сундук исследовател лагер жетон.*.входа общий.запас победное.очко змея река.лавы "
        "здоровенный.скорпион катящийся.валун выскакивающее.копьё гигантский.паук таран "
        "Охота.за.золотом колод"
    ),
    "sr": (
        "pećin Takora rund ulaz put blag zamk drag.*.kamen relikvij Napred Izlaz rubin dijamant "
        "sanduk istraživač kamp pločica.barikade rezerv poen džinovski.pauk zmija jama.sa.lavom "
        "kotrljajuće.stenje udarni.ovan škorpija koplje.koje.iskače špil"
    ),
}
HIDEOUTS_IN_RUSSIAN: Final = (
    "тайник шкатулк планшет крышк коробочк ячейк хранител амулет печат стартовый.жетон "
    "жетон.действия запас сновное.действие справляющее.действие руна еханизм "
    "замок ращение имвол.действия ифр Продвинутый.режим уров Простые.тайники "
    "Движущиеся.коробочки Волшебные.замки Вращающаяся.шкатулка Кусочки.головоломки"
)
NOT_IN_GLOSSARY: Final = {
    "uk": r"артефакт|пастк|діамант(и|ів)\b",
    "cs": r"artefakt|nebezpečenstv|truhl[ay]\b",
    "ru": r"реликви|раунд|халеп|диамант(ы|ов)\b",
    "sr": r"artefakt|kovčeg|škrinj",
}


def each_wording(languages: tuple[str, ...] = LANGUAGES) -> Iterator[tuple[str, Wording]]:
    for language in languages:
        for wording in locales.wordings(language):
            yield language, wording


def by_name(language: str) -> dict[str, Wording]:
    return {wording.name: wording for wording in locales.wordings(language)}


def message(name: str) -> str:
    return name.partition(".")[0]


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_can_be_parsed(language: str) -> None:
    junk = [
        f"{file}: {entry.content}"
        for file, entry in locales.entries(language)
        if isinstance(entry, ast.Junk)
    ]
    assert not junk


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_message_is_defined_twice(language: str) -> None:
    counted = Counter(wording.name for wording in locales.wordings(language))
    assert [name for name, times in counted.items() if times > 1] == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_language_has_exactly_the_messages_of_english(language: str) -> None:
    said, english = by_name(language), by_name(ENGLISH)
    assert {
        "missing": sorted(english.keys() - said.keys()),
        "too many": sorted(said.keys() - english.keys()),
    } == {"missing": [], "too many": []}


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_is_in_the_same_file_in_every_language(language: str) -> None:
    said, english = by_name(language), by_name(ENGLISH)
    strayed = [name for name in english if name in said and said[name].file != english[name].file]
    assert strayed == []


@pytest.mark.parametrize("language", OTHERS)
def test_a_message_has_the_same_variables_in_every_language(language: str) -> None:
    said, english = by_name(language), by_name(ENGLISH)
    differing = {
        name: (locales.variables(english[name]), locales.variables(said[name]))
        for name in english
        if name in said and locales.variables(english[name]) != locales.variables(said[name])
    }
    assert differing == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_plural_form_of_the_language_is_there(language: str) -> None:
    wrong = {
        wording.name: sorted(keys)
        for wording in locales.wordings(language)
        for keys in locales.choices(wording)
        if keys & PLURAL and {key for key in keys if not key.isdigit()} != PLURALS[language]
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_by_guardian_covers_every_guardian(language: str) -> None:
    wrong = {
        wording.name: sorted(keys ^ set(GUARDIANS))
        for wording in locales.wordings(language)
        for keys in locales.choices(wording)
        if keys & set(GUARDIANS) and keys != set(GUARDIANS)
    }
    assert wrong == {}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_choice_by_hazard_covers_every_hazard(language: str) -> None:
    wrong = {
        wording.name: sorted(keys ^ HAZARDS)
        for wording in locales.wordings(language)
        for keys in locales.choices(wording)
        if keys & HAZARDS and keys != HAZARDS
    }
    assert wrong == {}


def test_every_message_that_the_pages_use_exists() -> None:
    asked = {found.group(2) for found in locales.SPOKEN_IN_SOURCE.finditer(locales.source())}
    asked |= {prefix + end for prefix, ends in PUT_TOGETHER.items() for end in ends}
    lessons = {found.group(1) for found in locales.LESSON_IN_SOURCE.finditer(locales.source())}
    assert lessons
    asked |= lessons
    assert sorted(asked - by_name(ENGLISH).keys()) == []


@pytest.mark.parametrize("game", ["diamant", "hideouts"])
def test_every_topic_of_the_rules_has_a_title_and_a_text(game: str) -> None:
    topics = set(re.findall(rf"'(rules-{game}-[a-z-]+)'", locales.source()))
    told = {name for name in by_name(ENGLISH) if name.startswith(f"rules-{game}-")}
    assert topics
    assert told == topics | {f"{topic}.title" for topic in topics}


def test_every_message_is_used() -> None:
    quoted = set(re.findall(r"""['"`]([a-z][\w-]*)(?:\.[a-z]+)?['"`]""", locales.source()))
    built_in = {
        name for wording in locales.wordings(ENGLISH) for name in locales.mentioned(wording)
    }
    put_together = {prefix + end for prefix, ends in PUT_TOGETHER.items() for end in ends}
    used = quoted | built_in | put_together
    assert sorted({message(name) for name in by_name(ENGLISH)} - used) == []


def test_built_message_names_are_listed_here() -> None:
    spoken = set(re.findall(r"\bt\(\s*`([a-z-]+)\$\{", locales.source()))
    built = set(re.findall(r"`([a-z-]+-)\$\{", locales.source()))
    assert (spoken - PUT_TOGETHER.keys(), PUT_TOGETHER.keys() - built) == (set(), set())


def test_no_message_has_letters_of_another_language() -> None:
    strayed = {
        (language, wording.name): locales.text(wording)
        for language, wording in each_wording()
        if re.search(FOREIGN_LETTERS[language], locales.text(wording))
    }
    assert strayed == {}


def test_every_message_is_translated() -> None:
    english = by_name(ENGLISH)
    left = {
        (language, wording.name): locales.text(wording)
        for language, wording in each_wording(OTHERS)
        if wording.name in english
        and _is_english(language, wording, locales.text(english[wording.name]))
    }
    assert left == {}


def _is_english(language: str, wording: Wording, english: str) -> bool:
    said = re.sub(NAMES, "", locales.text(wording))
    if language in ("uk", "ru"):
        return re.search("[A-Za-z]", said) is not None
    if re.search(ENGLISH_WORDS, said, re.IGNORECASE):
        return True
    same = said == re.sub(NAMES, "", english) and re.search(r"\w{3}", said) is not None
    return same and wording.name not in SAME_IN_ENGLISH[language]


@pytest.mark.parametrize("language", OTHERS)
def test_diamant_uses_the_terms_of_its_rule_book(language: str) -> None:
    told = "\n".join(
        locales.text(wording)
        for wording in locales.wordings(language)
        if wording.file.startswith("diamant/")
    )
    lacking = [stem for stem in GLOSSARY[language].split() if not re.search(stem, told)]
    assert lacking == []


def test_hideouts_uses_the_terms_of_its_rule_book() -> None:
    told = "\n".join(
        locales.text(wording)
        for wording in locales.wordings("ru")
        if wording.file.startswith("hideouts/")
    )
    lacking = [stem for stem in HIDEOUTS_IN_RUSSIAN.split() if not re.search(stem, told)]
    assert lacking == []


@pytest.mark.parametrize("language", OTHERS)
def test_no_term_of_another_rule_book_is_used(language: str) -> None:
    strange = {
        wording.name: found.group()
        for wording in locales.wordings(language)
        if (found := re.search(NOT_IN_GLOSSARY[language], locales.text(wording), re.IGNORECASE))
    }
    assert strange == {}
