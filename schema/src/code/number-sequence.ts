import type { SurveyNode } from '../definition/definition.js';
import { LIMITS } from '../limit/limits.js';
import { codeNumber, QUESTION_PREFIX, takesNumber } from './generated-code.js';

type Numbered = Pick<SurveyNode, 'code' | 'type' | 'subType'>;

/** The number that a question's code has in the line of questions; null for a made-up code and for nodes that are not in the line. */
export const sequenceNumberOf = (node: Numbered): number | null => (takesNumber(node) ? codeNumber(QUESTION_PREFIX, node.code) : null);

/**
 * The sequence of question numbers, in which codes are shifted up and down. Numbers that other nodes carry (a statement Q3, a group somebody named
 * Q7) stay where they are and are skipped, so that no two codes are ever the same.
 */
export class NumberSequence {
  private readonly pinned = new Set<number>();
  private highest = 0;

  constructor(nodes: Iterable<Numbered>) {
    for (const node of nodes) {
      const number = codeNumber(QUESTION_PREFIX, node.code);
      if (number === null) continue;
      if (!takesNumber(node)) this.pinned.add(number);
      if (number > this.highest) this.highest = number;
    }
  }

  /** Returns whether all numbers can go up by this many places. */
  hasRoom(places: number): boolean {
    return this.highest + places + this.pinned.size <= LIMITS.codeNumber;
  }

  up(number: number, places: number): number {
    return this.walk(number, places, 1);
  }

  down(number: number, places: number): number {
    return this.walk(number, places, -1);
  }

  private walk(number: number, places: number, by: 1 | -1): number {
    let at = number;
    for (let left = places; left > 0; left -= 1) {
      at += by;
      while (this.pinned.has(at)) at += by;
    }
    return at;
  }
}
