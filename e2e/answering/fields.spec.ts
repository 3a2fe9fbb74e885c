import type { SurveyNode } from '@wence/schema';
import type { Answering } from './support/Answering.js';
import { expect, test } from './support/ask.js';

const form: SurveyNode = {
  id: 1,
  code: 'Q1',
  type: 16,
  subType: 1,
  title: 'Contact',
  required: true,
  options: [
    { id: 11, code: '1', title: 'Name', setting: { size: 2, min_word: 2, max_word: 20 } },
    { id: 12, code: '2', title: 'Mobile', type: 3, prefix: '+86' },
    { id: 13, code: '3', title: 'Email', type: 4 },
    { id: 14, code: '4', title: 'Age', type: 1, setting: { min: 1, max: 120 } },
    { id: 15, code: '5', title: 'Size', type: 90, setting: { options: ['S', 'M', 'L'] } },
    { id: 16, code: '6', title: 'Remarks', required: false, setting: { size: 4 } },
  ],
};

const TEXTS = { 11: 'Ada', 12: '13800138000', 13: 'ada@example.com', 14: '36', 15: 'M', 16: 'Two lines' };

const boxes = (answering: Answering) => ({
  name: answering.question(1).getByRole('textbox', { name: 'Name' }),
  mobile: answering.question(1).getByRole('textbox', { name: 'Mobile +86' }),
  email: answering.question(1).getByRole('textbox', { name: 'Email' }),
  age: answering.question(1).getByRole('textbox', { name: 'Age' }),
  size: answering.question(1).getByRole('combobox', { name: 'Size' }),
  remarks: answering.question(1).getByRole('textbox', { name: 'Remarks' }),
});

for (const [subType, kind] of [
  [1, 'a form'],
  [2, 'several inputs'],
] as const) {
  test(`fields, 16.${subType}: ${kind} is filled in by keyboard alone and stored exactly, field by field [4.2.19] [4.2.40]`, async ({
    ask,
  }) => {
    const answering = await ask([{ ...form, subType }]);
    const { name, mobile, remarks } = boxes(answering);
    const { keyboard } = answering.page;
    await expect(answering.question(1).getByRole('group', { name: 'Contact' })).toBeVisible();
    await expect(name).toHaveAttribute('aria-required', 'true');
    await expect(remarks).not.toHaveAttribute('aria-required');
    await answering.expectSound(`${kind}, empty`);

    await answering.respondent.submit();
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(remarks).not.toHaveAttribute('aria-invalid');
    await answering.expectSound(`${kind}, with the error of the whole`);

    await keyboard.type('A');
    await expect(name).toHaveAttribute('aria-invalid', 'true');
    await expect(mobile).toHaveAttribute('aria-invalid', 'true');
    await answering.expectSound(`${kind}, with the errors of its fields`);

    await keyboard.type('da');
    await expect(name).not.toHaveAttribute('aria-invalid');
    for (const text of [TEXTS[12], TEXTS[13], TEXTS[14]]) {
      await keyboard.press('Tab');
      await keyboard.type(text);
    }
    await keyboard.press('Tab');
    await keyboard.type('M');
    await keyboard.press('Tab');
    await keyboard.type(TEXTS[16]);
    await expect(answering.question(1).locator('[aria-invalid]')).toHaveCount(0);
    await answering.expectSound(`${kind}, filled`);

    expect(await answering.submitted()).toEqual({ 1: { fields: TEXTS } });
  });
}

test('fields, 16: each field brings up its keyboard and what the browser may fill in [4.2.12]', async ({ ask }) => {
  const answering = await ask([form]);
  const { name, mobile, email, age, remarks } = boxes(answering);

  await expect(mobile).toHaveAttribute('inputmode', 'tel');
  await expect(mobile).toHaveAttribute('autocomplete', 'tel');
  await expect(email).toHaveAttribute('inputmode', 'email');
  await expect(email).toHaveAttribute('autocomplete', 'email');
  await expect(age).toHaveAttribute('inputmode', 'numeric');
  await expect(name).not.toHaveAttribute('inputmode');
  await expect(remarks).toHaveJSProperty('tagName', 'TEXTAREA');
});

test('fields, 16: each error stands under its field, names what to do with the numbers, and goes when it is right [4.2.20] [4.2.41] [4.2.43]', async ({
  ask,
}) => {
  const answering = await ask([form]);
  const { name, mobile, age } = boxes(answering);
  await expect(name).toHaveAccessibleDescription(/2–20/);
  await expect(age).toHaveAccessibleDescription(/1.+120/);

  await name.fill('A');
  await age.fill('130');
  await mobile.focus();
  await expect(name, 'not before the question is left').not.toHaveAttribute('aria-invalid');
  await answering.respondent.submitButton.focus();
  await expect(name).toHaveAccessibleDescription(/2–20.+2–20.+1/);
  await expect(age).toHaveAccessibleDescription(/120.+120/);
  await expect(mobile).toHaveAttribute('aria-invalid', 'true');

  await answering.respondent.submit();
  await expect(name).toBeFocused();
  await name.fill('Ada');
  await expect(name).not.toHaveAttribute('aria-invalid');
  await expect(age).toHaveAttribute('aria-invalid', 'true');
});

test('fields, 16: an optional question may stay empty, and once begun its starred fields are asked for', async ({ ask }) => {
  const answering = await ask([{ ...form, required: false }]);
  const { name, mobile, remarks } = boxes(answering);
  await expect(answering.question(1).getByRole('group')).toHaveAccessibleDescription(/\*/);
  await expect(name).not.toHaveAttribute('aria-required');

  await remarks.fill('Only this');
  await expect(name).toHaveAttribute('aria-required', 'true');
  await answering.respondent.submit();
  await expect(name).toBeFocused();
  await expect(mobile).toHaveAttribute('aria-invalid', 'true');

  await remarks.fill('');
  await expect(mobile).not.toHaveAttribute('aria-invalid');
  expect(await answering.submitted()).toEqual({});
});

test('fields, 16: Enter goes to the next field, and goes on from the last one where the question is alone on the screen [4.2.49]', async ({
  ask,
}) => {
  const short = { ...form, options: form.options?.slice(0, 2) };
  const answering = await ask([short, { id: 2, code: 'Q2', type: 3, title: 'Then' }], { perPage: true });
  const { name, mobile } = boxes(answering);

  await name.fill('Ada');
  await name.press('Enter');
  await expect(mobile).toBeFocused();
  await mobile.fill(TEXTS[12]);
  await mobile.press('Enter');
  await expect(answering.question(2)).toBeVisible();

  expect(await answering.submitted()).toEqual({ 1: { fields: { 11: 'Ada', 12: TEXTS[12] } } });
});
