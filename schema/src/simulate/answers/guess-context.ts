import type { Offered } from '../../answer/offered.js';
import type { SurveyNode, SurveyOption } from '../../definition/definition.js';
import { seededHash } from '../../sequence/order.js';

/** Random numbers that are the same for the same seed, in every browser and on the server. */
export class SeededRandom {
  private drawn = 0;

  constructor(private readonly seed: string) {}

  /** A whole number from 0 to below `n`; 0 where there is nothing to choose. */
  below(n: number): number {
    this.drawn += 1;
    return n <= 1 ? 0 : seededHash(this.seed, this.drawn) % n;
  }

  /** A whole number from `least` to `most`; `least` where `most` is lower. */
  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  happens(percent: number): boolean {
    return this.below(100) < percent;
  }

  pick<T>(items: readonly T[]): T | undefined {
    return items[this.below(items.length)];
  }

  shuffled<T>(items: readonly T[]): T[] {
    const mixed = [...items];
    for (let last = mixed.length - 1; last > 0; last -= 1) {
      const place = this.below(last + 1);
      [mixed[last], mixed[place]] = [mixed[place] as T, mixed[last] as T];
    }
    return mixed;
  }
}

/** The question that a simulated respondent is asked, and what is needed to answer it. */
export interface GuessContext {
  readonly node: SurveyNode;
  readonly offered: Offered;
  readonly random: SeededRandom;
  /** Returns these options, those chosen least often first, equals in random order. */
  readonly byPreference: (options: Iterable<SurveyOption>) => readonly SurveyOption[];
  /** Text to type where any text will do. */
  readonly words: string;
  /** Returns ids of stored files that may be submitted here; empty: there are no such files. */
  readonly files: (node: SurveyNode) => readonly string[];
}

/** Generates an answer as plain data; undefined if there is none. It may be invalid: the reader checks it. */
export type Guess = (asked: GuessContext) => unknown;
