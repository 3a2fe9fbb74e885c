import type { SurveyNode } from '@wence/schema';
import { expect, test } from './support/ask.js';

const named = (first: number, ...titles: string[]) => titles.map((title, place) => ({ id: first + place, code: String(place + 1), title }));
const columns = named(11, 'Bad', 'So so', 'Good');
const rows = named(21, 'Design', 'Battery');

const matrix = (subType: number, more: Partial<SurveyNode> = {}): SurveyNode => ({
  id: 1,
  code: 'Q1',
  type: 14,
  subType,
  title: 'Your phone',
  required: true,
  options: columns,
  children: rows,
  ...more,
});

test('A matrix of one choice per row is a radio group per row, answered by keyboard alone [4.2.8] [4.2.28]', async ({ ask }) => {
  const answering = await ask([matrix(1)]);
  const design = answering.question(1).getByRole('radiogroup', { name: /^Design .*Your phone/ });
  const battery = answering.question(1).getByRole('radiogroup', { name: /^Battery .*Your phone/ });
  await expect(design).toHaveAttribute('aria-required', 'true');
  await answering.expectSound('matrix of one choice, empty');

  await answering.respondent.submit();
  await expect(design).toHaveAttribute('aria-invalid', 'true');
  await expect(battery).toHaveAttribute('aria-invalid', 'true');
  await expect(design.getByRole('radio', { name: 'Bad' })).toBeFocused();

  await answering.page.keyboard.press('Space');
  await answering.page.keyboard.press('ArrowDown');
  await expect(design.getByRole('radio', { name: 'So so' })).toBeChecked();
  await expect(design).not.toHaveAttribute('aria-invalid');
  await expect(battery).toHaveAttribute('aria-invalid', 'true');
  await expect(battery).toHaveAccessibleDescription(/.+/);
  await answering.expectSound('matrix of one choice, one row missing');

  await answering.tabTo(battery.getByRole('radio', { name: 'Bad' }));
  await answering.page.keyboard.press('Space');
  await expect(battery).not.toHaveAttribute('aria-invalid');
  await answering.expectSound('matrix of one choice, filled');

  expect(await answering.submitted()).toEqual({ 1: { rows: { 21: { option: 12 }, 22: { option: 11 } } } });
});

test('A matrix of several choices holds its limits in each row, and tells them before [4.2.20] [4.2.21] [4.2.22]', async ({ ask }) => {
  const never = { id: 19, code: '9', title: 'None', exclusive: true };
  const answering = await ask([matrix(2, { options: [...columns, never], setting: { min: 2, max: 2 } })]);
  const design = answering.question(1).getByRole('group', { name: /^Design .*Your phone/ });
  const battery = answering.question(1).getByRole('group', { name: /^Battery .*Your phone/ });
  await expect(answering.question(1).getByRole('group', { name: /^\d+\. Your phone/ })).toHaveAccessibleDescription(/2/);

  await answering.tabTo(design.getByRole('checkbox', { name: 'Bad' }));
  await answering.page.keyboard.press('Space');
  await answering.respondent.submit();
  await expect(design).toHaveAccessibleDescription(/2/);
  await answering.expectSound('matrix of several choices, with errors');

  await design.getByRole('checkbox', { name: 'Good' }).press('Space');
  await expect(design.getByRole('checkbox', { name: 'So so' })).toHaveAttribute('aria-disabled', 'true');
  await design.getByRole('checkbox', { name: 'So so' }).press('Space');
  await expect(design.getByRole('checkbox', { name: 'So so' })).not.toBeChecked();
  await battery.getByRole('checkbox', { name: 'Bad' }).press('Space');
  await battery.getByRole('checkbox', { name: 'None' }).press('Space');
  await expect(battery.getByRole('checkbox', { name: 'Bad' })).not.toBeChecked();
  await answering.expectSound('matrix of several choices, filled');

  expect(await answering.submitted()).toEqual({
    1: { rows: { 21: { options: [{ option: 11 }, { option: 13 }] }, 22: { options: [{ option: 19 }] } } },
  });
});

test('A fill-in matrix takes what its columns say, and marks the inputs that are wrong [4.2.40] [4.2.41] [4.2.43]', async ({ ask }) => {
  const fields = [
    { id: 11, code: '1', title: 'Age', type: 1, setting: { min: 0, max: 120 } },
    { id: 12, code: '2', title: 'City', type: 90, setting: { options: ['Beijing', 'Shanghai'] } },
    { id: 13, code: '3', title: 'Job', required: false },
  ];
  const answering = await ask([matrix(3, { title: 'Family', options: fields, children: named(21, 'Father') })]);
  const age = answering.question(1).getByRole('textbox', { name: 'Father Age' });
  const city = answering.question(1).getByRole('combobox', { name: 'Father City' });
  const job = answering.question(1).getByRole('textbox', { name: 'Father Job' });
  await expect(age).toHaveAttribute('inputmode', 'numeric');
  await expect(age).toHaveAccessibleDescription(/120/);
  await answering.expectSound('fill-in matrix, empty');

  await answering.tabTo(age);
  await answering.page.keyboard.type('200');
  await answering.respondent.submit();
  await expect(age).toHaveAttribute('aria-invalid', 'true');
  await expect(city).toHaveAttribute('aria-invalid', 'true');
  await expect(job).not.toHaveAttribute('aria-invalid');
  await answering.expectSound('fill-in matrix, with errors');

  await age.press('ControlOrMeta+a');
  await answering.page.keyboard.type('52');
  await answering.tabTo(city);
  await answering.page.keyboard.type('Shanghai');
  await expect(city).not.toHaveAttribute('aria-invalid');
  await answering.expectSound('fill-in matrix, filled');

  expect(await answering.submitted()).toEqual({ 1: { rows: { 21: { fields: { 11: '52', 12: 'Shanghai' } } } } });
});

test('A fill-in matrix without columns takes one text per row', async ({ ask }) => {
  const answering = await ask([matrix(3, { options: undefined })]);

  await answering
    .question(1)
    .getByRole('textbox', { name: /^Design .*Your phone/ })
    .fill('light');
  await answering
    .question(1)
    .getByRole('textbox', { name: /^Battery .*Your phone/ })
    .fill('lasts');

  expect(await answering.submitted()).toEqual({ 1: { rows: { 21: { text: 'light' }, 22: { text: 'lasts' } } } });
});

test('A rating matrix is a radio group of points per row, of which none is chosen at first [4.2.28]', async ({ ask }) => {
  const scale = { min: 0, max: 10, format: 5, left_text: 'Never', right_text: 'Always' };
  const answering = await ask([matrix(4, { options: undefined, setting: scale })]);
  const design = answering.question(1).getByRole('radiogroup', { name: /^Design .*Your phone/ });
  const battery = answering.question(1).getByRole('radiogroup', { name: /^Battery .*Your phone/ });
  await expect(design.getByRole('radio')).toHaveCount(11);
  await expect(design.getByRole('radio', { checked: true })).toHaveCount(0);
  await expect(design.getByRole('radio', { name: 'Always' })).toHaveCount(1);
  await answering.expectSound('rating matrix, empty');

  await answering.tabTo(design.getByRole('radio').first());
  await answering.page.keyboard.press('Space');
  await answering.respondent.submit();
  await expect(design).not.toHaveAttribute('aria-invalid');
  await expect(battery).toHaveAttribute('aria-invalid', 'true');
  await answering.expectSound('rating matrix, with an error');

  await answering.page.keyboard.press('ArrowLeft');
  await expect(battery.getByRole('radio').last()).toBeChecked();
  await answering.expectSound('rating matrix, filled');

  expect(await answering.submitted()).toEqual({ 1: { rows: { 21: { number: 0 }, 22: { number: 10 } } } });
});

test('A row that the respondent names needs its name once it is answered, and may stay empty', async ({ ask }) => {
  const answering = await ask([matrix(1, { children: [...named(21, 'Design'), { id: 29, code: '9', title: 'Other', other: true }] })]);
  const other = answering.question(1).getByRole('radiogroup', { name: /^Other .*Your phone/ });

  await answering.question(1).getByRole('radiogroup', { name: 'Design' }).getByRole('radio', { name: 'Good' }).press('Space');
  await other.getByRole('radio', { name: 'Bad' }).press('Space');
  await answering.respondent.submit();
  await expect(other.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true');
  await expect(other.getByRole('textbox')).toBeFocused();
  await answering.expectSound('matrix with a row without its name');
  await answering.page.keyboard.type('Camera');

  expect(await answering.submitted()).toEqual({ 1: { rows: { 21: { option: 13 }, 29: { option: 11 } }, names: { 29: 'Camera' } } });
});

test('A column for one row only is told when two rows have it', async ({ ask }) => {
  const answering = await ask([matrix(1, { setting: { is_one: true } })]);
  const [design, battery] = ['Design', 'Battery'].map((name) => answering.question(1).getByRole('radiogroup', { name }));

  await design!.getByRole('radio', { name: 'Good' }).press('Space');
  await battery!.getByRole('radio', { name: 'Good' }).press('Space');
  await answering.respondent.submit();
  await expect(battery!).toHaveAccessibleDescription(/Good.*Design/);
  await battery!.getByRole('radio', { name: 'Bad' }).press('Space');

  expect(await answering.submitted()).toEqual({ 1: { rows: { 21: { option: 13 }, 22: { option: 11 } } } });
});

test('On a desk a matrix is a table whose header stays; rows and columns can be swapped (S3.setting.is-flip) [4.2.8]', async ({ ask }) => {
  const answering = await ask([
    matrix(1, {
      setting: { is_fixed_header: true },
      children: named(101, 'Design', ...Array.from({ length: 30 }, (_, place) => `Part ${place}`)),
    }),
    matrix(1, {
      id: 2,
      code: 'Q2',
      setting: { is_flip: true },
      options: named(31, 'Bad', 'Good'),
      children: named(41, 'Design', 'Battery'),
    }),
    matrix(1, {
      id: 3,
      code: 'Q3',
      setting: { is_split: true },
      options: named(51, 'Bad', 'Good'),
      children: named(61, 'Design', 'Battery'),
    }),
  ]);
  const boxOf = async (question: number, row: string, radio: string) =>
    (await answering.question(question).getByRole('radiogroup', { name: row }).getByRole('radio', { name: radio }).boundingBox())!;
  const isBeside = async (question: number, radio: string, other: string) =>
    Math.abs((await boxOf(question, 'Design', radio)).y - (await boxOf(question, 'Design', other)).y) < 2;
  expect(await isBeside(1, 'Bad', 'Good')).toBe(false);

  await answering.page.setViewportSize({ width: 1440, height: 900 });
  expect(await isBeside(1, 'Bad', 'Good')).toBe(true);
  expect(await isBeside(3, 'Bad', 'Good')).toBe(false);
  expect(await isBeside(2, 'Bad', 'Good')).toBe(false);
  expect((await boxOf(2, 'Design', 'Bad')).y).toBeCloseTo((await boxOf(2, 'Battery', 'Bad')).y, 0);

  await answering.question(1).getByRole('radiogroup', { name: 'Part 29' }).scrollIntoViewIfNeeded();
  await expect(answering.page.locator('#q1-c11')).toBeInViewport();
  await answering.expectSound('matrices on a desk');
});
