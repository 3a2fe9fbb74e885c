const QUESTIONS = 300;

/** As many options of a long list are shown while it is folded. */
const FIRST = 10;

/**
 * A bare page to compare with: the same questions with their options in plain fields, and the same acts written by hand, without any library and
 * without keeping anything. The outline stands beside the questions, as in the designer. `optionsOf`: the number of options by the number of the question.
 */
export function bareEditingPage(optionsOf: (place: number) => number): string {
  const places = Array.from({ length: QUESTIONS }, (_, at) => at + 1);
  const listed = (place: number) =>
    Array.from({ length: optionsOf(place) }, (_, at) => `<li${at < FIRST ? '' : ' hidden'}><input value="Option ${at + 1}"></li>`).join('');
  const entries = places.map((place) => `<li><label><input type="checkbox"> Q${place} Which of these, ${place}?</label></li>`).join('');
  const cards = places
    .map((place) => `<li><textarea>Which of these, ${place}?</textarea><button>Fold</button><ul>${listed(place)}</ul></li>`)
    .join('');
  return `<!doctype html><title>Bare</title>
<style>
  body { display: flex; gap: 24px; margin: 0; }
  #left, #cards { height: 100vh; margin: 0; overflow-y: auto; contain: strict; }
  #left { width: 280px; }
  #cards { flex: 1; }
  #cards > li { content-visibility: auto; contain-intrinsic-size: auto 240px; }
  #cards ul { max-height: 480px; overflow-y: auto; }
  [data-marked] { background: #def; }
</style>
<div id="left"><input id="search" aria-label="Find"><button id="move">Move</button><button id="undo">Undo</button><ol id="outline">${entries}</ol></div>
<ol id="cards">${cards}</ol>
<script>(${actByHand.toString()})(${FIRST})</script>`;
}

/** Runs in the page. */
function actByHand(first: number): void {
  const byId = (id: string) => document.getElementById(id) ?? document.body;
  const [outline, cards] = [byId('outline'), byId('cards')];
  const boxes = () => [...outline.querySelectorAll('input')];
  let last: HTMLInputElement | null = null;
  let before: readonly (readonly Element[])[] = [];
  outline.addEventListener('click', (event) => {
    const box = event.target;
    if (!(box instanceof HTMLInputElement)) return;
    const all = boxes();
    const ends = [all.indexOf(event.shiftKey && last ? last : box), all.indexOf(box)].toSorted((one, other) => one - other);
    for (const each of all.slice(ends[0], (ends[1] ?? 0) + 1)) {
      each.checked = box.checked;
      each.closest('li')?.toggleAttribute('data-marked', box.checked);
      cards.children[all.indexOf(each)]?.toggleAttribute('data-marked', box.checked);
    }
    last = box;
  });
  byId('move').addEventListener('click', () => {
    before = [outline, cards].map((list) => [...list.children]);
    for (const list of [outline, cards]) list.prepend(...list.querySelectorAll(':scope > [data-marked]'));
  });
  byId('undo').addEventListener('click', () => [outline, cards].forEach((list, at) => list.append(...(before[at] ?? []))));
  cards.addEventListener('click', ({ target }) => {
    const options = target instanceof HTMLButtonElement ? [...(target.nextElementSibling?.children ?? [])] : [];
    for (const option of options.slice(first)) option.toggleAttribute('hidden');
  });
  byId('search').addEventListener('input', ({ target }) => {
    const words = (target as HTMLInputElement).value.toLowerCase();
    for (const entry of outline.children) entry.toggleAttribute('hidden', !entry.textContent?.toLowerCase().includes(words));
  });
}
