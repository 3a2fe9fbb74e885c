import type { Sequence } from '../../definition/definition.js';
import type { DraftOption, DraftPart, DraftRow } from '../draft/draft-survey.js';
import { type JsonRecord, listOf, recordOf, textOf } from '../draft/json-record.js';

/** The lists of a part in the order in which they are shown, and how that changes from one respondent to the next. */
export type QsfOrder = Pick<DraftPart, 'options' | 'rows' | 'sequence' | 'childSequence'> & { readonly lost: readonly string[] };

/** Stands for any of the choices that change places. */
const ANY = '{~Randomized~}';

/** Choices that keep their places among others that do not; undefined if only a part of them is shown. */
function fixedPlaces(advanced: JsonRecord): ((list: readonly (DraftOption | DraftRow)[]) => (DraftOption | DraftRow)[]) | undefined {
  const slots = listOf(advanced.FixedOrder).map(textOf);
  const moving = listOf(advanced.RandomizeAll).map(textOf);
  const isWhole = listOf(advanced.RandomSubSet).length === 0 && slots.filter((slot) => slot === ANY).length === moving.length;
  if (!isWhole || moving.length === 0) return undefined;
  let place = 0;
  const keys = slots.map((slot) => {
    if (slot !== ANY) return slot;
    place += 1;
    return moving[place - 1] ?? slot;
  });
  return (list) => {
    const known = keys.flatMap((key) => list.find((item) => item.key === key) ?? []);
    const shown = [...new Set([...known, ...list])];
    return shown.map((item) => (moving.includes(item.key) ? item : { ...item, locked: true }));
  };
}

/** Random, forward or backward, or random but for some; a random choice among them is noted as lost. A scale that is turned round is that of the columns. */
export function qsfOrder(payload: JsonRecord, { options, rows }: Pick<DraftPart, 'options' | 'rows'>): QsfOrder {
  const random = recordOf(payload.Randomization);
  const type = textOf(random.Type);
  const sequenceOf = (sequence: Sequence) => (rows ? { childSequence: sequence } : { sequence });
  const advanced = recordOf(random.Advanced);
  const hidden = type === 'Advanced' && listOf(advanced.Undisplayed).length > 0 ? ['Randomization Undisplayed'] : [];
  if (type === '' || type === 'None') return { options, rows, lost: [] };
  if (type === 'All') return { options, rows, ...sequenceOf(1), lost: [] };
  if (type === 'ScaleReversal') return { options, rows, sequence: 3, lost: [] };
  const place = type === 'Advanced' ? fixedPlaces(advanced) : undefined;
  if (!place) return { options, rows, lost: [`Randomization ${type}`, ...hidden] };
  return { ...(rows ? { options, rows: place(rows) } : { options: options && place(options) }), ...sequenceOf(1), lost: hidden };
}
