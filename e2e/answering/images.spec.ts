import type { SurveyNode } from '@wence/schema';
import type { Author } from '../support/author.js';
import { png } from '../support/png.js';
import { expect, test } from './support/ask.js';

/** Pictures that this site really has. */
async function pictures(author: Author) {
  const wide = { width: 900, height: 400 };
  const [green, blue, other] = await Promise.all([
    author.picture('green.png', png(wide, [120, 180, 120])),
    author.picture('blue.png', png(wide, [143, 184, 222])),
    author.picture('other.png', png(wide, [200, 200, 200])),
  ]);
  const looks: SurveyNode = {
    id: 1,
    code: 'Q1',
    type: 34,
    subType: 1,
    title: 'Which one appeals to you?',
    required: true,
    options: [
      { id: 11, code: '1', title: 'Green', image: green },
      { id: 12, code: '2', title: 'Blue', image: blue },
      { id: 13, code: '3', title: 'Another', other: true, image: other },
    ],
  };
  const none = { id: 14, code: '4', title: 'None of these', exclusive: true };
  return { looks, several: { ...looks, subType: 2, setting: { column: 2, max: 2 }, options: [...looks.options!, none] } };
}

test('One picture is chosen by keyboard alone, with what "other" asks for (images, 34.1) [4.2.15] [4.2.23] [4.2.28]', async ({
  ask,
  author,
}) => {
  const answering = await ask([(await pictures(author)).looks]);
  const group = answering.question(1).getByRole('radiogroup', { name: 'Which one appeals to you?' });
  const card = (title: string) => group.getByRole('radio', { name: title, exact: true });
  await expect(group).toHaveAttribute('aria-required', 'true');
  await expect(group.getByRole('img', { name: 'Blue' })).toHaveAttribute('loading', 'lazy');
  await answering.expectSound('pictures, empty');

  await answering.respondent.submit();
  await expect(group).toHaveAttribute('aria-invalid', 'true');
  await answering.expectSound('pictures, with their error');

  await answering.tabTo(card('Green'));
  await answering.page.keyboard.press('ArrowDown');
  await expect(card('Blue')).toBeChecked();
  await expect(group).not.toHaveAttribute('aria-invalid');
  await answering.page.keyboard.press('ArrowDown');
  await answering.tabTo(group.getByRole('textbox'));
  await answering.page.keyboard.type('Red');
  await answering.expectSound('pictures, filled');

  expect(await answering.submitted()).toEqual({ 1: { option: 13, text: 'Red' } });
});

test('Several pictures are chosen with a tap, up to the limit; an exclusive option clears them (images, 34.2) [4.2.20] [4.2.21] [4.2.22]', async ({
  ask,
  author,
}) => {
  const answering = await ask([(await pictures(author)).several]);
  const group = answering.question(1).getByRole('group', { name: 'Which one appeals to you?' });
  const card = (title: string) => group.getByRole('checkbox', { name: title, exact: true });

  await group.getByRole('img', { name: 'Green' }).tap();
  await group.getByRole('img', { name: 'Blue' }).tap();
  await group.getByRole('img', { name: 'Another' }).tap({ force: true }); // Without force Playwright waits for an element that is disabled by ARIA only.
  await expect(card('Another')).not.toBeChecked();
  await expect(card('Another')).toHaveAttribute('aria-disabled', 'true');
  await answering.expectSound('pictures, full');

  await card('None of these').check();
  await expect(card('Green')).not.toBeChecked();
  await card('Blue').check();
  await expect(card('None of these')).not.toBeChecked();

  expect(await answering.submitted()).toEqual({ 1: { options: [{ option: 12 }] } });
});

test('A picture has its room before it comes, whatever its proportions are (images, 34) [4.2.15]', async ({ ask, author, phone }) => {
  let send = (): void => undefined;
  const isAwaited = new Promise<void>((resolve) => {
    send = resolve;
  });
  await phone.route('**/images/*.png', async (route) => {
    await isAwaited;
    await route.continue();
  });
  const answering = await ask([(await pictures(author)).looks]);
  const group = answering.question(1).getByRole('radiogroup');
  const before = await group.boundingBox();

  send();
  await expect
    .poll(() =>
      group
        .getByRole('img')
        .first()
        .evaluate((image: HTMLImageElement) => image.naturalWidth),
    )
    .toBe(900);

  expect(await group.boundingBox()).toEqual(before);
});

test('A picture is enlarged without being chosen, and the focus comes back (images, 34) [4.2.15]', async ({ ask, author }) => {
  const answering = await ask([{ ...(await pictures(author)).looks, required: false }]);
  const opener = answering.question(1).getByRole('button', { name: /Blue/ });
  const dialog = answering.page.getByRole('dialog', { name: 'Blue' });

  await answering.tabTo(opener);
  await answering.page.keyboard.press('Enter');
  await expect(dialog.getByRole('img', { name: 'Blue' })).toBeVisible();
  await answering.expectSound('a picture, enlarged');
  await answering.page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(opener).toBeFocused();

  const { width, height } = (await opener.boundingBox())!;
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  await opener.tap();
  await dialog.getByRole('button').tap();
  await expect(dialog).toBeHidden();
  await expect(answering.question(1).getByRole('radio', { checked: true })).toHaveCount(0);

  expect(await answering.submitted()).toEqual({});
});
