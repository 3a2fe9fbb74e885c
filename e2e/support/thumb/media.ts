import type { SurveyNode } from '@wence/schema';
import { expect, type Locator } from '@playwright/test';
import { as, type Thumb } from './thumb.js';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');

/** The picture comes first among the buttons of the question; the first kind of mark is the one that is set. */
export const mark: Thumb = async (question, _, answer) => {
  const picture = question.getByRole('button').first();
  for (const { x, y } of as(answer, 'points').points) {
    await picture.scrollIntoViewIfNeeded();
    const box = await picture.boundingBox();
    await picture.tap({ position: { x: (box?.width ?? 0) * x, y: (box?.height ?? 0) * y } });
  }
};

/** Gives an answer that only the server can name, such as an uploaded file. */
export async function handIn(question: Locator, { type }: Pick<SurveyNode, 'type'>): Promise<void> {
  if (type === 36) await question.locator('input[type="file"]').setInputFiles({ name: 'table.png', mimeType: 'image/png', buffer: PNG });
  else await question.getByRole('textbox').or(question.getByRole('img')).first().waitFor();
  if (type === 41) await sign(question);
  await expect(question.locator('[data-state="stored"]')).toBeVisible();
}

async function sign(question: Locator): Promise<void> {
  const page = question.page();
  const canvas = question.getByRole('img').first();
  await canvas.scrollIntoViewIfNeeded();
  const box = await canvas.boundingBox();
  const { x = 0, y = 0 } = box ?? {};
  await page.mouse.move(x + 40, y + 60);
  await page.mouse.down();
  await page.mouse.move(x + 140, y + 90, { steps: 8 });
  await page.mouse.move(x + 220, y + 40, { steps: 8 });
  await page.mouse.up();
}
