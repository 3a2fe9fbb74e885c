import type { Answer, SurveyNode } from '@wence/schema';
import { expect, type Locator } from '@playwright/test';

/** Gives an answer to a question. `question`: the part of the page it has to itself. */
export type Thumb = (question: Locator, node: SurveyNode, answer: Answer) => Promise<void>;

type Of<Key extends string> = Extract<Answer, Readonly<Record<Key, unknown>>>;

/** The answer as one of the kinds that have this part. */
export function as<Key extends string>(answer: Answer, key: Key): Of<Key> {
  expect(answer).toHaveProperty(key);
  return answer as Of<Key>; // Just asked.
}

/** Options stand in the order of the definition: no survey of these tests leaves that to chance. */
export function placeOf(parts: readonly { readonly id: number }[] | undefined, id: number | string): number {
  const place = (parts ?? []).findIndex((part) => part.id === Number(id));
  expect(place, `there is no ${id}`).toBeGreaterThanOrEqual(0);
  return place;
}
