import { expect, test } from '../fixtures.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { shortLinkTexts } from '../i18n/short-link-texts.js';
import { expectAccessibleAt } from '../support/axe.js';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test('A survey gets a short link of its own name, which no other survey may have, and leads there with its source', async ({
  desk,
  phone,
  author,
  language,
}) => {
  const texts = shortLinkTexts(language);
  const name = `book-club-${language.toLowerCase()}`;
  const [first, second] = [await author.launched(language), await author.launched(language)];
  const make = async (surveyId: string) => {
    await desk.goto(`/designer/publish/${surveyId}`);
    await desk.getByRole('button', { name: texts.make }).click();
    const dialog = desk.getByRole('dialog');
    await dialog.getByRole('textbox', { name: texts.name }).fill(name.toUpperCase());
    await expectAccessibleAt(desk, WIDTHS, 'the name of a short link');
    await dialog.getByRole('button', { name: texts.save }).click();
    return dialog;
  };

  await make(first);
  await expect(desk.getByText(new RegExp(`/s/${name}$`))).toBeVisible();
  await expectAccessibleAt(desk, WIDTHS, 'a short link');
  await desk.reload();
  await expect(desk.getByText(new RegExp(`/s/${name}$`))).toBeVisible();
  await expect((await make(second)).getByText(texts.taken)).toBeVisible();

  await phone.goto(`/s/${name}?s=poster`);
  await expect(phone).toHaveURL(`/r/${first}?s=poster`);
  await expect(phone.getByRole('radiogroup', { name: sampleTexts(language).drink })).toBeVisible();
});
