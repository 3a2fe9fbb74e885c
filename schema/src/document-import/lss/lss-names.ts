import type { DraftPart } from '../draft/draft-survey.js';
import type { MeaningOf } from '../draft/draft-writer.js';
import { compareCount, comparePart, compareWhole } from '../expression/compare-part.js';
import type { Compare, Comparing } from '../expression/read-expression.js';
import { OTHER_KEY } from './lss-choice.js';
import type { LssQuestion } from './lss-tables.js';

type Values = readonly (string | number)[];

/** What stands behind the name of a question where its answer is meant. */
const ANSWER = /\.(?:NAOK|value|code|shown)$/;

/** A name that counts: survey, group, question, and the code of a sub-question right behind it. */
const COUNTED = /^\+?\d+X\d+X(\d+)(.*)$/;

/** A name of the latest versions: numbers of the question and of its sub-questions. */
const NUMBERED = /^Q(\d+)((?:_S\d+)*)(?:_C(other))?$/;

/** Whatever stands in braces is an answer or a calculation, unless there is a blank behind the first brace or before the last. */
export const LSS_INSERTED = /\{(?!\s)[^{}]{0,1999}[^{}\s]\}/g;

/** What a name stands for: a question, and what of it the rest of the name says. */
interface Named {
  readonly part: DraftPart;
  readonly sub: string;
}

/** Finds questions by the names that expressions, conditions and texts have for them. */
export class LssNames {
  private readonly byCode = new Map<string, DraftPart>();
  private readonly byId = new Map<string, DraftPart>();
  /** Codes of sub-questions by their numbers. */
  private readonly subcodes = new Map<string, string>();

  has(code: string): boolean {
    return this.byCode.has(code);
  }

  get(code: string): DraftPart | undefined {
    return this.byCode.get(code);
  }

  byNumber(id: string): DraftPart | undefined {
    return this.byId.get(id);
  }

  add({ id, subquestions }: Pick<LssQuestion, 'id' | 'subquestions'>, part: DraftPart): void {
    this.byCode.set(part.key, part);
    this.byId.set(id, part);
    for (const sub of subquestions) this.subcodes.set(sub.id, sub.code);
  }

  private find(name: string): Named | undefined {
    const code = name.trim().replace(ANSWER, '');
    const [, digits, rest = ''] = COUNTED.exec(code) ?? [];
    if (digits !== undefined) return this.counted(digits, rest);
    const part = this.byCode.get(code);
    if (part) return { part, sub: '' };
    // Codes of older versions may have underscores of their own, so the longest one that there is counts.
    for (let cut = code.lastIndexOf('_'); cut > 0; cut = code.lastIndexOf('_', cut - 1)) {
      const owner = this.byCode.get(code.slice(0, cut));
      if (owner) return { part: owner, sub: code.slice(cut + 1) };
    }
    return this.numbered(code);
  }

  private numbered(code: string): Named | undefined {
    const [, id = '', subs = '', other = ''] = NUMBERED.exec(code) ?? [];
    const part = this.byId.get(id);
    const codes = subs
      .split('_S')
      .slice(1)
      .map((sub) => this.subcodes.get(sub) ?? sub);
    return part && { part, sub: [...codes, other].filter(Boolean).join('_') };
  }

  /** Nothing divides the number of the question from a sub-question whose code is a number, so the longest number that there is counts. */
  private counted(digits: string, rest: string): Named | undefined {
    for (let length = digits.length; length > 0; length -= 1) {
      const part = this.byId.get(digits.slice(0, length));
      if (part) return { part, sub: `${digits.slice(length)}${rest}` };
    }
    return undefined;
  }

  readonly compare: Compare = (name, comparing, values) => {
    const counted = name.endsWith('.length') ? this.find(name.slice(0, -'.length'.length)) : undefined;
    if (counted) return counted.sub === '' ? compareCount(counted.part, comparing, values) : undefined;
    const named = this.find(name);
    if (!named) return undefined;
    const { part, sub } = named;
    if (sub === '') return compareWhole(part, comparing, values);
    if (part.rows) return compareCell(part, sub, comparing, values);
    if (part.kind === 'rank') return comparePlace(part, sub, comparing, values);
    if (part.kind === 'form' || part.kind === 'proportion') return comparePart({ part, option: sub }, comparing, values);
    if (part.kind === 'multiple') return compareBox(part, {}, sub === 'other' ? OTHER_KEY : sub, comparing, values);
    return sub === 'other' ? compareBox(part, {}, OTHER_KEY, comparing, values) : undefined;
  };

  readonly meaningOf: MeaningOf = (placeholder) => {
    const name = placeholder.slice(1, -1).replace(/^INSERTANS:/, '');
    const named = this.find(name);
    if (!named) return null;
    const { part, sub } = named;
    if (part.kind === 'form') return sub === '' ? null : { question: part.key, field: sub };
    if (sub === '') return { question: part.key, ...(name.endsWith('.code') && part.options && { what: 'code' as const }) };
    return sub === 'other' ? { question: part.key, what: 'text' } : null;
  };
}

/** A box says "Y" if it is ticked, in a grid 1, and nothing otherwise. */
function compareBox(part: DraftPart, at: { readonly row?: string }, option: string, comparing: Comparing, values: Values) {
  const saysTicked = values[0] === 'Y' || String(values[0]) === '1';
  const isTicked = (comparing === 'equal' && saysTicked) || comparing === 'notEmpty' || comparing === 'isTrue';
  const isUnticked = (comparing === 'notEqual' && saysTicked) || comparing === 'empty';
  return isTicked || isUnticked ? comparePart({ part, ...at }, isTicked ? 'equal' : 'notEqual', [option]) : undefined;
}

/** A row, or a box in a grid: the codes of row and column, both of which may have underscores of their own. */
function compareCell(part: DraftPart, sub: string, comparing: Comparing, values: Values) {
  const cells = (part.rows ?? []).flatMap(({ key: row }) => (part.options ?? []).map(({ key: column }) => ({ row, column })));
  const cell = part.kind === 'matrixMultiple' ? cells.find(({ row, column }) => sub === `${row}_${column}`) : undefined;
  if (cell) return compareBox(part, { row: cell.row }, cell.column, comparing, values);
  return part.rows?.some(({ key }) => key === sub) ? comparePart({ part, row: sub }, comparing, values) : undefined;
}

/** The answer to a place is the item that was put there. */
function comparePlace(part: DraftPart, sub: string, comparing: Comparing, [item = '']: Values) {
  const place = Number(sub);
  const isItem = part.options?.some(({ key }) => key === String(item)) === true;
  const isPlace = Number.isInteger(place) && place >= 1 && place <= (part.options?.length ?? 0);
  const isPossible = isPlace && isItem && (comparing === 'equal' || comparing === 'notEqual');
  return isPossible ? comparePart({ part, option: String(item) }, comparing, [place]) : undefined;
}
