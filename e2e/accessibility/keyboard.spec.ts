import type { QuestionKey } from '@wence/schema';
import type { Locator } from '@playwright/test';
import { type Asked, expect } from './support/Asked.js';
import { test } from './all-asked.js';
import type { AnsweredType } from './support/type-entry.js';
import { ANSWERED } from './types/table.js';

/** Points of the checklist that a type shows by being answered this way. */
const SHOWS: Partial<Record<QuestionKey, string>> = {
  rank: ' [4.2.26]',
  slider: ' [4.2.27]',
  rate: ' [4.2.28]',
  matrixSingle: ' [4.2.28]',
  matrixRate: ' [4.2.28]',
};

/** The words of the error belong to the part that it is about. */
async function expectTold(part: Locator): Promise<void> {
  await expect(part).toHaveAccessibleDescription(/.{4,}/);
  const isSaid = await part.evaluate((element) => {
    const said = (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id));
    return said.some((note) => /error|note/.test(note?.id ?? ''));
  });
  expect(isSaid, 'the words of the error belong to the part').toBe(true);
}

async function handIn(asked: Asked, submit: Locator): Promise<void> {
  await asked.tabTo(submit);
  await asked.press('Enter');
}

/** Types on one page: enough that a survey is opened for several, few enough that the Tab key comes round. */
const PER_PAGE = 6;

const entries = Object.entries(ANSWERED) as [QuestionKey, AnsweredType][];
const pages = Array.from({ length: Math.ceil(entries.length / PER_PAGE) }, (_, page) =>
  entries.slice(page * PER_PAGE, (page + 1) * PER_PAGE),
);

for (const types of pages) {
  const keys = types.map(([key]) => key);
  const points = [...new Set(keys.flatMap((key) => SHOWS[key] ?? []))].join('');

  test(`${keys.join(', ')} are answered by keyboard alone: names, states, errors, stored values [4.2.40]${points}`, async ({
    askAll,
    page,
  }) => {
    test.setTimeout(180_000);
    const all = await askAll(keys, page);
    const questions = types.map(([key, entry]) => ({ key, entry, asked: all.of(key) }));
    const [first] = questions;
    if (first === undefined) throw new Error('no type is asked');
    const { submitButton } = all.respondent;
    for (const { entry, asked } of questions) {
      await entry.empty(asked);
      await expect(asked.root.locator('[aria-invalid]')).toHaveCount(0);
    }

    await handIn(first.asked, submitButton);
    await expect(first.asked.root.locator(':focus')).toHaveCount(1);
    for (const { entry, asked } of questions) await expectTold(entry.faulty(asked));

    const wrong: { asked: Asked; part: Locator }[] = [];
    for (const { entry, asked } of questions) {
      const part = await entry.wrong?.(asked);
      if (part) wrong.push({ asked, part });
    }
    if (wrong.length > 0) {
      await handIn(first.asked, submitButton);
      for (const { part } of wrong) await expectTold(part);
      await expect(first.asked.root.locator(':focus')).toHaveCount(1);
    }

    const expected = new Map<QuestionKey, unknown>();
    for (const { key, entry, asked } of questions) {
      await expect(asked.root.locator(':focus')).toHaveCount(1);
      await entry.answer(asked);
      await entry.filled(asked);
      await expect(asked.root.locator('[aria-invalid]')).toHaveCount(0);
      expected.set(key, await entry.stored(asked));
      // Refused as long as a question is left, which then gets the focus.
      await handIn(asked, submitButton);
    }
    await all.respondent.expectThanks();
    for (const [key, answer] of expected) expect(await all.stored(key), key).toEqual(answer);
  });
}
