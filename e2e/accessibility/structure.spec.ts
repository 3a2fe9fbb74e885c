import type { QuestionKey } from '@wence/schema';
import { expect } from './support/Asked.js';
import { test } from './all-asked.js';
import { expectAccessible } from '../support/axe.js';
import type { StructureType } from './support/type-entry.js';
import { STRUCTURES } from './types/table.js';

for (const [key, entry] of Object.entries(STRUCTURES) as [QuestionKey, StructureType][]) {
  test(`${key} asks nothing by itself, and what it is about can be answered by keyboard`, async ({ askAll, page }) => {
    const all = await askAll(['name', key, 'major'], page);
    await entry.shown(all.of(key));
    await expectAccessible(page, `a survey with ${key}`);

    for (const part of ['name', 'major'] as const) {
      const asked = all.of(part);
      if ((await asked.root.count()) === 0) await pressForward();
      await asked.typeInto(asked.part('textbox', asked.title), 'Ada');
    }
    await pressForward();
    await all.respondent.expectThanks();
    expect(await all.stored('name')).toEqual({ text: 'Ada' });
    expect(await all.stored('major')).toEqual({ text: 'Ada' });

    /** The last of the buttons under the questions. */
    async function pressForward(): Promise<void> {
      await all.of('name').tabTo(page.getByRole('main').getByRole('button').last());
      await page.keyboard.press('Enter');
    }
  });
}
