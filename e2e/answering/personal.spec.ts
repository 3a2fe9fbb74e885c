import type { QuestionType, SurveyNode } from '@wence/schema';
import { expect, test } from './support/ask.js';

const asking = (type: QuestionType, more: Partial<SurveyNode> = {}): SurveyNode => ({
  id: 1,
  code: 'Q1',
  type,
  title: 'About you',
  required: true,
  ...more,
});

/** Attributes that decide the keyboard of a phone and what the browser may fill in; null: none. */
const TYPED = [
  { name: 'name', type: 50, inputMode: null, autoComplete: 'name', text: 'Ada Lovelace' },
  { name: 'e-mail', type: 53, inputMode: 'email', autoComplete: 'email', text: 'ada@example.com', wrong: 'ada@' },
  { name: 'mobile number', type: 54, inputMode: 'tel', autoComplete: 'tel', text: '13800138000', wrong: '138' },
  { name: 'major', type: 56, inputMode: null, autoComplete: null, text: 'Mathematics' },
  { name: 'college', type: 57, inputMode: null, autoComplete: null, text: 'Peking University' },
  { name: 'scanned code', type: 42, inputMode: null, autoComplete: 'off', text: 'aB-0012' },
] as const;

for (const { name, type, inputMode, autoComplete, text, ...more } of TYPED) {
  test(`${name}, ${type}: says what it asks for (WCAG 1.3.5) and is typed and stored exactly [4.2.12] [4.2.40]`, async ({ ask }) => {
    const answering = await ask([asking(type)]);
    const box = answering.question(1).getByRole('textbox', { name: 'About you' });
    const attributes = await box.evaluate((element) => [element.getAttribute('inputmode'), element.getAttribute('autocomplete')]);
    expect(attributes).toEqual([inputMode, autoComplete]);
    await expect(box).toHaveAttribute('aria-required', 'true');
    await answering.expectSound(`${name}, empty`);

    await answering.respondent.submit();
    await expect(box).toBeFocused();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription(/.+/);
    await answering.expectSound(`${name}, with its error`);

    if ('wrong' in more) {
      await box.fill(more.wrong);
      await expect(box).toHaveAttribute('aria-invalid', 'true');
      await box.fill('');
    }
    await answering.page.keyboard.type(text);
    await expect(box).not.toHaveAttribute('aria-invalid');
    await answering.expectSound(`${name}, filled`);

    expect(await answering.submitted()).toEqual({ 1: { text } });
  });
}

const CHOSEN = [
  { name: 'age', type: 51, titles: ['Under 18', '18 to 24', '25 to 30'] },
  { name: 'gender', type: 52, titles: ['Male', 'Female'] },
  { name: 'education', type: 55, titles: ['College', 'Bachelor'] },
  { name: 'industry', type: 58, titles: ['Farming', 'Trade'] },
  { name: 'profession', type: 59, titles: ['Student', 'Teacher'] },
] as const;

for (const { name, type, titles } of CHOSEN) {
  test(`${name}, ${type}: is one choice, made by keyboard alone and stored exactly [4.2.19] [4.2.40]`, async ({ ask }) => {
    const options = titles.map((title, place) => ({ id: 11 + place, code: String(place + 1), title }));
    const answering = await ask([asking(type, { options })]);
    const group = answering.question(1).getByRole('radiogroup', { name: 'About you' });
    await expect(group).toHaveAttribute('aria-required', 'true');
    await answering.expectSound(`${name}, empty`);

    await answering.respondent.submit();
    await expect(group).toHaveAttribute('aria-invalid', 'true');
    await answering.expectSound(`${name}, with its error`);

    await expect(group.getByRole('radio').first()).toBeFocused();
    await answering.page.keyboard.press('ArrowDown');
    await expect(group.getByRole('radio', { name: titles[1] })).toBeChecked();
    await expect(group).not.toHaveAttribute('aria-invalid');
    await answering.expectSound(`${name}, filled`);

    expect(await answering.submitted()).toEqual({ 1: { option: 12 } });
  });
}
