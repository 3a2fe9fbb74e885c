import type { Column, QuestionColumns } from '../export/column.js';
import type { PlannedOption } from '../report/planned-option.js';
import { rangesOf } from '../report/scale-values.js';
import type { PlannedQuestion } from '../report/tally-plan.js';
import type { CrossCategory, CrossNumber, CrossPart, CrossParts } from './cross-variable.js';

/** Columns of a question that hold answers of one kind. */
type Family = 'choice' | 'choices' | 'scale' | 'items' | 'division';

const FAMILIES: readonly Family[] = ['choice', 'choices', 'scale', 'items', 'division'];

/** Null: a column that no table is made of, such as a text beside an option. */
function familyOf({ kind, part, index, optionId }: Column): Family | null {
  if (kind === 'code') return part === undefined || (part === 'level' && index === 1) ? 'choice' : null;
  if (kind === 'flag') return part === undefined ? 'choices' : null;
  if (kind === 'integer' || kind === 'number') return part !== undefined ? null : optionId === undefined ? 'scale' : 'items';
  return part === 'province' ? 'division' : null;
}

const isTypedText = ({ kind, part, optionId }: Column): boolean => kind === 'text' && part === undefined && optionId !== undefined;

type Names = ReadonlyMap<number, PlannedOption>;

function named(names: Names, id: number, retired = false): CrossPart {
  const planned = names.get(id);
  const { code, title } = planned?.option ?? { code: String(id), title: '' };
  return { localId: id, code, title, retired: retired || planned?.retired === true };
}

const choice = ([column]: readonly Column[], names: Names): CrossCategory[] =>
  (column?.values ?? []).map(({ value, retired }) => ({
    ...named(names, Number(value), retired),
    test: { column: column?.key ?? '', equals: Number(value) },
  }));

const choices = (columns: readonly Column[], names: Names): CrossCategory[] =>
  columns.map(({ key, optionId = 0, retired }) => ({ ...named(names, optionId, retired), test: { column: key, equals: 1 } }));

const bare = (code: string): CrossPart => ({ localId: null, code, title: code, retired: false });

/** Levels of an evaluation by their options; points or ranges of a rate or slider; of typed numbers nothing. */
function scale([column]: readonly Column[], names: Names, { node, levels }: PlannedQuestion): CrossCategory[] {
  if (!column) return [];
  const { key, values, kind } = column;
  if (levels.length > 0) {
    return values.map(({ value }) => {
      const { title, retired } = named(names, levels[Number(value) - 1] ?? 0);
      return {
        localId: levels[Number(value) - 1] ?? null,
        code: String(value),
        title,
        retired,
        test: { column: key, equals: Number(value) },
      };
    });
  }
  if (kind === 'number' && node.type !== SLIDER) return [];
  return rangesOf(node).map(({ label, low, high }) => ({ ...bare(label), test: { column: key, from: low, below: high } }));
}

const SLIDER = 13;

const numbers = (columns: readonly Column[], names: Names): CrossNumber[] =>
  columns.map(({ key, kind, optionId, retired }) => ({
    ...(optionId === undefined ? { ...bare(''), retired } : named(names, optionId, retired)),
    column: key,
    hasMissingCodes: kind === 'integer',
  }));

/** What a family of columns offers; only the families of choices can stand in several categories at once. */
const OFFERS: Readonly<Record<Family, (columns: readonly Column[], names: Names, planned: PlannedQuestion) => Partial<CrossParts>>> = {
  choice: (columns, names) => ({ categories: choice(columns, names) }),
  choices: (columns, names) => ({ categories: choices(columns, names), overlapping: true }),
  scale: (columns, names, planned) => ({ categories: scale(columns, names, planned), numbers: numbers(columns, names) }),
  items: (columns, names) => ({ numbers: numbers(columns, names) }),
  division: ([column]) => ({ open: column ? { column: column.key } : null }),
};

/** The parts of a question, or of a row of it, by the kind of its newest answers. Null: it cannot be crossed. */
export function partsOf(
  planned: PlannedQuestion,
  { states, retired: isGone }: QuestionColumns,
  columns: readonly Column[],
): CrossParts | null {
  const inFamily = (family: Family): Column[] => columns.filter((column) => familyOf(column) === family);
  const families = FAMILIES.filter((family) => inFamily(family).length > 0);
  // All columns of what was deleted are retired. A question that is still there may only have been of another kind before.
  const family = isGone ? families[0] : families.find((one) => inFamily(one).some(({ retired }) => !retired));
  if (family === undefined) return null;
  const own = inFamily(family);
  const all = columns.filter(({ key, kind }) => kind === 'state' || states.includes(key)).map(({ key }) => key);
  const state = own.find(({ key }) => states.includes(key))?.key ?? columns.find(({ kind }) => kind === 'state')?.key;
  if (state === undefined) return null;
  const names = new Map(planned.options.map((option) => [option.id, option]));
  // The texts of a form stand beside its numbers: whoever gave one of them answered it.
  const alike = family === 'items' ? columns.filter((column) => own.includes(column) || isTypedText(column)) : own;
  const isShared = columns.some((column) => column.part === undefined && !alike.includes(column));
  const present = isShared ? alike.map(({ key }) => key) : [];
  return {
    categories: [],
    open: null,
    numbers: [],
    overlapping: false,
    ...OFFERS[family](own, names, planned),
    state,
    states: all,
    present,
  };
}
