import type { QuestionKey } from '@wence/schema';
import type { Locator } from '@playwright/test';
import { type Asked, expect } from './support/Asked.js';
import { test } from './support/all-asked.js';
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

for (const [key, entry] of Object.entries(ANSWERED) as [QuestionKey, AnsweredType][]) {
  test(`${key} is answered by keyboard alone: names, states, errors, stored value [4.2.40]${SHOWS[key] ?? ''}`, async ({
    askAll,
    page,
  }) => {
    const all = await askAll([key], page);
    const asked = all.of(key);
    const { submitButton } = all.respondent;
    await entry.empty(asked);
    await expect(asked.root.locator('[aria-invalid]')).toHaveCount(0);

    await handIn(asked, submitButton);
    await expectTold(entry.faulty(asked));
    await expect(asked.root.locator(':focus')).toHaveCount(1);

    const wrongPart = await entry.wrong?.(asked);
    if (wrongPart) {
      await handIn(asked, submitButton);
      await expectTold(wrongPart);
      await expect(asked.root.locator(':focus')).toHaveCount(1);
    }

    await entry.answer(asked);
    await entry.filled(asked);
    await expect(asked.root.locator('[aria-invalid]')).toHaveCount(0);
    const expected = await entry.stored(asked);
    await handIn(asked, submitButton);
    await all.respondent.expectThanks();
    expect(await all.stored(key)).toEqual(expected);
  });
}
