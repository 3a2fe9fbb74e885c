import { byteLength, emptyDefinition, parseDefinition } from '@wence/schema';
import * as fc from 'fast-check';
import { hostileText } from './arbitrary-hostile-text.js';

/** Limits on the texts that a place takes. */
export interface Room {
  readonly max: number;
  /** `max` counts a Chinese character as 2. */
  readonly unit?: 'bytes';
  /** Markup is read there, under the rules of rich text. */
  readonly isRich?: boolean;
}

/** A text that was put somewhere. Its mark stands at its end, survives every way of showing it, and tells whether it was shown. */
export interface PutText {
  readonly mark: string;
  readonly place: string;
  readonly text: string;
}

/** Which texts rich places get: those that the rules of the survey let in, or those they refuse. Other places take any text. */
export type Kind = 'accepted' | 'refused';

const SAMPLE = 4_000;
const MARK_WIDTH = 3;

/** Returns whether the rules of rich text let this in. */
export const isAccepted = (text: string): boolean => parseDefinition({ ...emptyDefinition({ title: 'x' }), welcome: text }).ok;

/** Deals out hostile texts, the same ones for the same seed, and remembers where each went. */
export class HostileTexts {
  readonly all: PutText[] = [];
  private readonly sample: readonly string[];
  private drawn = 0;

  constructor(
    seed: number,
    private readonly kind: Kind,
  ) {
    this.sample = fc.sample(hostileText, { numRuns: SAMPLE, seed });
  }

  /** A hostile text for this place, cut to its room. */
  readonly put = (place: string, room: Room): string => {
    const mark = `q${this.all.length.toString(36).padStart(MARK_WIDTH, '0')}`;
    const text = this.next(room, mark);
    this.all.push({ mark, place, text });
    return text;
  };

  private next({ max, unit, isRich = false }: Room, mark: string): string {
    for (let tries = 0; tries < SAMPLE; tries += 1) {
      const text = cut(this.sample[this.drawn++ % SAMPLE] ?? '', max - mark.length, unit) + mark;
      if (!isRich || isAccepted(text) === (this.kind === 'accepted')) return text;
    }
    return mark;
  }
}

/** Truncates a text to the available room, at a character boundary. */
function cut(text: string, max: number, unit: Room['unit']): string {
  const characters: string[] = [];
  let length = 0;
  for (const character of text) {
    length += unit === 'bytes' ? byteLength(character) : 1;
    if (length > max) break;
    characters.push(character);
  }
  return characters.join('');
}

/** The marks alone, dealt out in the same order: what the same survey looks like without any attack. */
export class PlainTexts {
  private dealt = 0;
  readonly put = (): string => `q${(this.dealt++).toString(36).padStart(MARK_WIDTH, '0')}`;
}

/** Deals out a text for a place of a survey. */
export type Put = (place: string, room: Room) => string;
