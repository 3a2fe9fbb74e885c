import type { DraftPart } from '../draft/draft-survey.js';
import type { MeaningOf } from '../draft/draft-writer.js';
import { comparePart } from '../expression/compare-part.js';
import type { Compare } from '../expression/read-expression.js';

/** What stands behind the name of a question where its answer is meant. */
const ANSWER = /\.(?:NAOK|value|code|shown)$/;

/** A name that counts: survey, group, question, and the code of a sub-question right behind it. */
const COUNTED = /^\+?\d+X\d+X(\d+)(.*)$/;

/** `{Q1}`, `{Q1.shown}`, `{INSERTANS:1X2X3}`; whatever else stands in braces is a calculation. */
export const LSS_INSERTED = /\{(?:[A-Za-z]|\d+X\d+X\d)[^{}\n]{0,200}\}/g;

/** What a name stands for: a question, and what of it the rest of the name says. */
interface Named {
  readonly part: DraftPart;
  readonly sub: string;
}

/** Finds questions by the names that expressions, conditions and texts have for them. */
export class LssNames {
  private readonly byCode = new Map<string, DraftPart>();
  private readonly byId = new Map<string, DraftPart>();

  has(code: string): boolean {
    return this.byCode.has(code);
  }

  get(code: string): DraftPart | undefined {
    return this.byCode.get(code);
  }

  add(id: string, part: DraftPart): void {
    this.byCode.set(part.key, part);
    this.byId.set(id, part);
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
    return undefined;
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
    const named = this.find(name);
    if (!named) return undefined;
    const { part, sub } = named;
    if (sub === '') return comparePart({ part }, comparing, values);
    if (part.rows) return comparePart({ part, row: sub }, comparing, values);
    if (part.kind !== 'multiple') return undefined;
    // A box of a multiple choice says "Y" if it is ticked, and nothing otherwise.
    const isTicked = (comparing === 'equal' && values[0] === 'Y') || comparing === 'notEmpty';
    const isUnticked = (comparing === 'notEqual' && values[0] === 'Y') || comparing === 'empty';
    return isTicked || isUnticked ? comparePart({ part }, isTicked ? 'equal' : 'notEqual', [sub]) : undefined;
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
