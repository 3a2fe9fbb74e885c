import type { SurveyNode } from '@wence/schema';
import { expect, test } from './support/ask.js';

const PNG = Buffer.from('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==', 'base64');
const photo = (name: string, bytes = PNG) => ({ name, mimeType: 'image/png', buffer: bytes });

const pictures: SurveyNode = {
  id: 1,
  code: 'Q1',
  type: 36,
  title: 'Photos of the shop',
  required: true,
  setting: { format: 1, size: 1, max: 2 },
};

test('Files are chosen by keyboard, checked before they are sent, counted, and stored as upload answers [4.2.32]', async ({ ask }) => {
  const answering = await ask([pictures]);
  const question = answering.question(1);
  const { page } = answering;
  await answering.expectSound('upload, empty');

  await answering.respondent.submit();
  await expect(question.locator('#q1-error')).toBeVisible();
  await answering.expectSound('upload, with its error');

  const choose = question.locator('button[aria-describedby^="q1"]');
  await answering.tabTo(choose);
  const dialog = page.waitForEvent('filechooser');
  await page.keyboard.press('Enter');
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('/files?') && sent.push(request.url()));
  await (await dialog).setFiles([
    photo('front.png'),
    photo('large.png', Buffer.concat([PNG, Buffer.alloc(1024 * 1024)])),
    photo('notes.txt', Buffer.from('notes')),
    photo('back.png'),
    photo('third.png'),
  ]);

  await expect(question.locator('li[data-state="stored"]')).toHaveCount(2);
  await expect(question.locator('li[data-state="refused"]')).toHaveCount(3);
  expect(sent).toHaveLength(2);
  await expect(question.locator('#q1-error')).toHaveCount(0);
  await expect(choose).toHaveAttribute('aria-disabled', 'true');
  await answering.expectSound('upload, filled and with refused files');

  const stored = (await answering.submitted())[1];
  expect(stored).toEqual({ files: [expect.stringMatching(/^\w{24}$/), expect.stringMatching(/^\w{24}$/)] });
});

test('A file whose contents are not what its name says is refused by the server [4.2.32]', async ({ ask }) => {
  const answering = await ask([{ ...pictures, required: false }]);
  const question = answering.question(1);

  await question.locator('input[type="file"]').setInputFiles(photo('page.png', Buffer.from('<html>')));
  await expect(question.locator('li[data-state="refused"]')).toHaveCount(1);

  expect(await answering.submitted()).toEqual({});
});

test('An upload that fails is not lost: it is told, holds the answers back, and goes well when it is tried again [4.2.32]', async ({
  ask,
}) => {
  const answering = await ask([pictures]);
  const question = answering.question(1);
  const { page } = answering;
  await page.route('**/files?*', (route) => route.abort());
  await question.locator('input[type="file"]').setInputFiles(photo('front.png'));
  await expect(question.locator('li[data-state="failed"]')).toHaveCount(1);

  await answering.respondent.submit();
  await expect(question.locator('#q1-error')).toBeVisible();
  await answering.expectSound('upload, failed');

  await page.unroute('**/files?*');
  await question.locator('li button').first().click();
  await expect(question.locator('li[data-state="stored"]')).toHaveCount(1);
  expect((await answering.submitted())[1]).toEqual({ files: [expect.any(String)] });
});

test('A file on its way can be cancelled, and one that is there removed [4.2.32]', async ({ ask }) => {
  const answering = await ask([{ ...pictures, required: false }]);
  const question = answering.question(1);
  const { page } = answering;
  let release = () => {};
  const held = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/files?*', async (route) => {
    await held;
    await route.continue().catch(() => {});
  });
  await question.locator('input[type="file"]').setInputFiles(photo('front.png'));
  await expect(question.getByRole('progressbar')).toBeVisible();
  await question.locator('li button').click();
  await expect(question.locator('li')).toHaveCount(0);
  release();

  await question.locator('input[type="file"]').setInputFiles(photo('back.png'));
  await expect(question.locator('li[data-state="stored"]')).toHaveCount(1);
  await question.locator('li button').click();

  await expect(question.locator('li')).toHaveCount(0);
  expect(await answering.submitted()).toEqual({});
});

test('What was uploaded is there after the page was opened again [4.2.32]', async ({ ask }) => {
  const answering = await ask([pictures]);
  const { page } = answering;
  await answering.question(1).locator('input[type="file"]').setInputFiles(photo('front.png'));
  await expect(answering.question(1).locator('li[data-state="stored"]')).toHaveCount(1);

  await page.reload();
  await page.getByRole('button').first().click();

  await expect(answering.question(1).locator('li[data-state="stored"]')).toHaveCount(1);
  expect((await answering.submitted())[1]).toEqual({ files: [expect.any(String)] });
});
