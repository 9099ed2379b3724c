"""What a table in play is measured by: one screen, all one decides about in sight, and nothing that jumps."""

from collections.abc import Iterator

from playwright.sync_api import Page

from tests.web.visitors import Visitor

SIZES = (
    (1920, 1080),
    (1440, 900),
    (1366, 650),
    (1280, 720),
    (820, 1180),
    (1180, 820),
    (390, 844),
    (390, 664),
    (360, 640),
    (844, 390),
)
STILL = 2.0
"""How far, in pixels, something may move that has not changed."""

OUT_OF_SIGHT = """() => {
  const root = document.documentElement;
  const found = [];
  const [wide, high] = [root.clientWidth, root.clientHeight];
  const [broad, long] = [root.scrollWidth, root.scrollHeight];
  if (long > high || broad > wide) found.push(`scrolls: ${broad} x ${long}`);
  const seen = (what, one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const drawn = width > 0 && height > 0;
    const inside = drawn && left >= -1 && top >= -1 && right <= wide + 1 && bottom <= high + 1;
    if (!inside) return `${what} at ${[left, top, right, bottom].map(Math.round)}`;
    return '';
  };
  const covered = (what, one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    for (const [x, y] of [[.5, .5], [.15, .5], [.5, .15], [.15, .85], [.06, .5], [.03, .85], [.85, .5]]) {
      const hit = document.elementFromPoint(left + width * x, top + height * y);
      if (hit && (one.contains(hit) || hit.contains(one) && hit.closest('button') === one)) return '';
    }
    return `${what} is covered`;
  };
  const strip = document.querySelector('.ask');
  const sentence = document.querySelector('.ask .sentence');
  if (!strip || !sentence) return [...found, 'no strip'];
  for (const [what, one] of [['strip', strip], ['prompt', sentence]]) {
    const trouble = seen(what, one) || covered(what, one);
    if (trouble) found.push(trouble);
  }
  const words = sentence.querySelector('span') ?? sentence;
  if (words.scrollHeight > words.clientHeight + 8)
    found.push(`prompt cut: ${sentence.textContent}`);
  const places = new Map();
  for (const place of document.querySelectorAll('.place.can')) {
    const known = places.get(place.dataset.place) ?? [];
    known.push(place);
    places.set(place.dataset.place, known);
  }
  for (const [name, shown] of places) {
    const troubles = shown.map((one) => seen(name, one) || covered(name, one));
    if (troubles.every(Boolean)) found.push(troubles[0]);
  }
  for (const card of document.querySelectorAll('[data-hand] .place.can')) {
    const names = [...card.querySelectorAll('.caption, .ribbon')].filter((one) => {
      const { width, top, bottom } = one.getBoundingClientRect();
      const { top: first, bottom: last } = card.getBoundingClientRect();
      return width > 0 && top >= first - 1 && bottom <= last + 1;
    });
    if (names.length === 0) found.push(`${card.dataset.place} has no name on it`);
  }
  for (const button of document.querySelectorAll('.ask button')) {
    if (getComputedStyle(button).display === 'none') continue;
    const name = `button ${button.textContent}`;
    const trouble = seen(name, button) || (button.closest('.choices') && covered(name, button));
    if (trouble) found.push(trouble);
  }
  return found;
}"""
"""Everything one decides about that cannot be seen or reached at this moment."""

WHERE = """() => {
  const zones = {};
  for (const zone of document.querySelectorAll('[data-zone]')) {
    const name = zone.dataset.zone;
    const { left, top, width, height } = zone.getBoundingClientRect();
    const places = [...zone.querySelectorAll('[data-place]')].filter(
      (one) => one.closest('[data-zone]') === zone
    );
    const grouped = [...zone.querySelectorAll('[data-grouped]')].map((one) => one.dataset.grouped);
    const cards = places.map((one) => `${one.dataset.place}=${one.dataset.card ?? ''}`);
    const signature = [...cards, ...grouped].join(' ');
    const boxes = {};
    for (const one of places) {
      const rises = one.matches('.picked, :hover') || one.parentElement.matches('.slot:hover *');
      const box = one.getBoundingClientRect();
      if (!rises) boxes[one.dataset.place] = [box.left, box.top];
    }
    zones[name] = { box: [left, top, width, height], signature, boxes };
  }
  return zones;
}"""
"""Where every part of the table lies, and every card in it, with what the part holds."""


def out_of_sight(page: Page) -> list[str]:
    found: list[str] = page.evaluate(OUT_OF_SIGHT)
    return found


class Still:
    """Compares where things lie from one moment to the next, and keeps the farthest move."""

    def __init__(self) -> None:
        self.worst = 0.0
        self.moved: list[str] = []
        self._before: dict[tuple[int, int], dict[str, dict[str, object]]] = {}

    def look(self, page: Page, size: tuple[int, int]) -> None:
        now = page.evaluate(WHERE)
        for name, zone in now.items():
            was = self._before.get(size, {}).get(name)
            if was is not None:
                self._compare(f"{size[0]}x{size[1]} {name}", was, zone)
        self._before[size] = now

    def _compare(self, name: str, was: dict[str, object], now: dict[str, object]) -> None:
        for what, before, after in self._pairs(was, now):
            far = max(abs(a - b) for a, b in zip(before, after, strict=True))
            self.worst = max(self.worst, far)
            if far > STILL:
                self.moved.append(f"{name} {what}: {far:.1f} px")

    def _pairs(
        self, was: dict[str, object], now: dict[str, object]
    ) -> Iterator[tuple[str, list[float], list[float]]]:
        assert isinstance(was["box"], list)
        assert isinstance(now["box"], list)
        yield "itself", was["box"], now["box"]
        before, after = was["boxes"], now["boxes"]
        assert isinstance(before, dict)
        assert isinstance(after, dict)
        if was["signature"] == now["signature"]:
            for place in before.keys() & after.keys():
                yield place, before[place], after[place]


def sit(visitor: Visitor, game: str, seats: int, bot: str = "random") -> None:
    """A table of this size with bots, under a name as long as names may be."""
    page = visitor.page
    page.goto(f"{visitor.address}/rules/{game}")
    bots = [None, *[bot] * (seats - 1)]
    wish = {
        "game": game,
        "seats": seats,
        "bots": bots,
        "nickname": "Wilhelmina Charlottenbur",
        "hints": True,
        "pace": {"kind": "none", "reaction": 120},
    }
    table = page.evaluate(
        """async (wish) => (await (await fetch('/api/tables', {
          method: 'POST', headers: { 'content-type': 'application/json' }, body: JSON.stringify(wish),
        })).json()).id""",
        wish,
    )
    page.goto(f"{visitor.address}/t/{table}")
    visitor.at_table()
    page.evaluate("() => document.fonts.ready.then(() => true)")
