import type { SurveyNode } from '@wence/schema';
import { expect, test } from './support/ask.js';

const sign: SurveyNode = { id: 1, code: 'Q1', type: 41, subType: 1, title: 'Sign for the parcel', required: true };

test('A signature is typed by keyboard alone and stored as a picture (signature) [4.2.32]', async ({ ask }) => {
  const answering = await ask([sign]);
  const question = answering.question(1);
  const name = question.getByRole('textbox');
  await answering.expectSound('signature, empty');

  await answering.respondent.submit();
  await expect(name).toHaveAttribute('aria-invalid', 'true');
  await answering.expectSound('signature, with its error');

  await answering.tabTo(name);
  const sent = answering.page.waitForRequest(/files\?/);
  await answering.page.keyboard.type('Ada Lovelace');
  const request = await sent;
  expect(new URL(request.url()).searchParams.get('name')).toBe('signature.png');
  await expect(question.locator('[data-state="stored"]')).toBeVisible();
  await expect(name).not.toHaveAttribute('aria-invalid');
  await answering.expectSound('signature, filled');

  expect((await answering.submitted())[1]).toEqual({ files: [expect.stringMatching(/^\w{24}$/)] });
});

test('A signature is drawn with a pointer, sent when the hand rests, and cleared (online signature)', async ({ ask }) => {
  const answering = await ask([{ ...sign, subType: 2, required: false }]);
  const { page } = answering;
  const question = answering.question(1);
  const canvas = question.getByRole('img');
  const inked = () =>
    canvas.evaluate((element: HTMLCanvasElement) => {
      const { data } = element.getContext('2d')?.getImageData(0, 0, element.width, element.height) ?? { data: [] };
      let dark = 0;
      for (let at = 0; at < data.length; at += 4) if ((data[at] ?? 255) < 128) dark += 1;
      return dark;
    });
  const box = await canvas.boundingBox();
  if (!box) throw new Error('nothing to draw on');
  expect(await inked()).toBe(0);

  await page.mouse.move(box.x + 40, box.y + 60);
  await page.mouse.down();
  await page.mouse.move(box.x + 140, box.y + 90, { steps: 8 });
  await page.mouse.move(box.x + 240, box.y + 40, { steps: 8 });
  await page.mouse.up();
  await expect(question.locator('[data-state="stored"]')).toBeVisible();
  expect(await inked()).toBeGreaterThan(1000);

  await question.getByRole('button').click();
  await expect(question.locator('[data-state]')).toHaveCount(0);
  expect(await inked()).toBe(0);
  expect(await answering.submitted()).toEqual({});
});
