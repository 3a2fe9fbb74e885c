/** `first` puts the value where the first of a list stands, `last` behind what is there. */
export type Where = 'first' | 'last';

type Json = Record<string, unknown> | unknown[];

/** A copy of the input with this value at this place (`body.options[].id`); what is missing on the way is made. */
export function put(input: object, place: string, value: unknown, where: Where = 'first'): Record<string, unknown> {
  const copy = structuredClone(input) as Record<string, unknown>; // An object, as given.
  const steps = place.split(/\.|(?=\[\])/);
  let holder: Json = copy;
  steps.forEach((step, depth) => {
    const key = keyIn(holder, step, where);
    const slot = holder as Record<string | number, unknown>;
    if (depth === steps.length - 1) slot[key] = value;
    else {
      slot[key] ??= steps[depth + 1] === '[]' ? [] : {};
      holder = slot[key] as Json; // Just made, or a holder in the example.
    }
  });
  return copy;
}

/** Returns the key of a step. For `last`, a copy of the list's last item is appended, so that only the value at the place differs. */
function keyIn(holder: Json, step: string, where: Where): string | number {
  if (step !== '[]') return step;
  if (!Array.isArray(holder)) throw new Error('the example has no list there');
  if (where === 'first' || holder.length === 0) return 0;
  const last: unknown = holder.at(-1);
  holder.push(typeof last === 'object' ? structuredClone(last) : last);
  return holder.length - 1;
}

/** Returns true if the path to this place contains a non-empty list; only then does `last` differ from `first`. */
export function hasListBefore(input: object, place: string): boolean {
  const at = place.indexOf('[]');
  if (at < 0) return false;
  const list = place
    .slice(0, at)
    .split('.')
    .reduce<unknown>((holder, key) => (holder as Record<string, unknown> | undefined)?.[key], input);
  return Array.isArray(list) && list.length > 0;
}
