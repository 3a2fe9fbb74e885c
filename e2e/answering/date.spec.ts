import type { SurveyNode } from '@wence/schema';
import type { Locator } from '@playwright/test';
import type { Answering } from './support/Answering.js';
import { expect, test } from './support/ask.js';

const asking = (subType: number, format: number, more: Partial<SurveyNode> = {}): SurveyNode => ({
  id: 1,
  code: 'Q1',
  type: 23,
  subType,
  title: 'When',
  setting: { format },
  ...more,
});

/** Text to type: part after part, in the order in which the browser shows them, which depends on its language. */
type Keys = readonly (readonly string[])[];

const FORMATS: readonly { name: string; node: SurveyNode; type: string; keys: Keys; date: string }[] = [
  { name: 'day', node: asking(1, 0), type: 'date', keys: [['03312026'], ['20260331']], date: '2026-03-31' },
  { name: 'month', node: asking(1, 1), type: 'month', keys: [['March', '2026'], ['202603']], date: '2026-03' },
  { name: 'year', node: asking(1, 2), type: 'text', keys: [['2026']], date: '2026' },
  {
    name: 'day and time',
    node: asking(1, 3),
    type: 'datetime-local',
    keys: [['033120261805'], ['202603311805']],
    date: '2026-03-31T18:05',
  },
  {
    name: 'day and time to the second',
    node: asking(1, 4),
    type: 'datetime-local',
    keys: [['03312026180500'], ['20260331180500']],
    date: '2026-03-31T18:05:00',
  },
  { name: 'time', node: asking(2, 0), type: 'time', keys: [['1805']], date: '18:05' },
  { name: 'time to the second', node: asking(2, 1), type: 'time', keys: [['180530']], date: '18:05:30' },
];

const MOST_PARTS = 6;

/** Empties each part of the box that has the focus, and goes back to the first one. */
async function emptyParts({ page }: Answering): Promise<void> {
  const press = async (...keys: readonly string[]) => {
    for (let part = 0; part < MOST_PARTS; part += 1) for (const key of keys) await page.keyboard.press(key);
  };
  await press('Backspace', 'ArrowRight');
  await press('Backspace', 'ArrowLeft');
}

/** Types a date by keyboard into the box that has the focus, in the first order of its parts that gives this date. */
async function typeDate(answering: Answering, box: Locator, keys: Keys, date: string): Promise<void> {
  for (const parts of keys) {
    for (const [place, text] of parts.entries()) {
      if (place > 0) await answering.page.keyboard.press('ArrowRight');
      await answering.page.keyboard.type(text);
    }
    const typed = await box.inputValue();
    if (typed !== '' && date.startsWith(typed)) return;
    await emptyParts(answering);
  }
}

for (const { name, node, type, keys, date } of FORMATS) {
  test(`date, 23.${node.subType}: a ${name} is typed into the device’s own input and stored exactly [4.2.33]`, async ({ ask }) => {
    const answering = await ask([{ ...node, required: true }]);
    const box = answering.question(1).getByLabel('When');
    await expect(box).toHaveAttribute('type', type);
    await expect(box).toHaveAttribute('aria-required', 'true');
    await answering.expectSound(`${name}, empty`);

    await answering.respondent.submit();
    await expect(box).toBeFocused();
    await expect(box).toHaveAttribute('aria-invalid', 'true');
    await expect(box).toHaveAccessibleDescription(/.+/);
    await answering.expectSound(`${name}, with its error`);

    await typeDate(answering, box, keys, date);
    await expect(box).not.toHaveAttribute('aria-invalid');
    await answering.expectSound(`${name}, filled`);

    expect(await answering.submitted()).toEqual({ 1: { date } });
  });
}

const part = (box: Locator) => box.evaluate((input: HTMLInputElement) => input.validity.badInput);

test('date, 23.1: a date that is half filled in is told on leaving it, not lost [4.2.39] [4.2.41]', async ({ ask }) => {
  const answering = await ask([asking(1, 0)]);
  const box = answering.question(1).getByLabel('When');
  const { keyboard } = answering.page;

  await answering.tabTo(box);
  await keyboard.type('03');
  expect(await part(box)).toBe(true);
  await expect(box).not.toHaveAttribute('aria-invalid');
  await answering.respondent.submitButton.focus();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await expect(box).toHaveAccessibleDescription(/2026-03-31/);
  await answering.expectSound('date, half filled in');

  await answering.respondent.submit();
  await expect(box).toBeFocused();
  await typeDate(answering, box, [['03312026'], ['20260331']], '2026-03-31');
  await expect(box).not.toHaveAttribute('aria-invalid');

  expect(await answering.submitted()).toEqual({ 1: { date: '2026-03-31' } });
});

test('date, 23.1: a date can be emptied again', async ({ ask }) => {
  const answering = await ask([asking(1, 0)]);
  const box = answering.question(1).getByLabel('When');
  const { keyboard } = answering.page;

  await box.fill('2026-03-31');
  await box.focus();
  for (let parts = 0; parts < 3; parts += 1) {
    await keyboard.press('Backspace');
    await keyboard.press('ArrowRight');
  }
  await answering.respondent.submitButton.focus();
  await expect(box).not.toHaveAttribute('aria-invalid');

  expect(await answering.submitted()).toEqual({});
});

test('date, 23.1: a year that is none is told with an example', async ({ ask }) => {
  const answering = await ask([asking(1, 2)]);
  const box = answering.question(1).getByLabel('When');
  await expect(box).toHaveAttribute('inputmode', 'numeric');
  await expect(box).toHaveAccessibleDescription(/2026/);

  await box.fill('26');
  await answering.respondent.submit();
  await expect(box).toHaveAttribute('aria-invalid', 'true');
  await box.fill('2026');

  expect(await answering.submitted()).toEqual({ 1: { date: '2026' } });
});

test('date, 23.1: a month is typed where the browser has no picker for months, however it is written', async ({ ask, phone }) => {
  await phone.addInitScript(() => {
    const type = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'type');
    Object.defineProperty(HTMLInputElement.prototype, 'type', {
      ...type,
      set(value: string) {
        type?.set?.call(this, value === 'month' ? 'text' : value);
      },
    });
  });
  const answering = await ask([asking(1, 1)]);
  const box = answering.question(1).getByLabel('When');
  await expect(box).toHaveAccessibleDescription(/2026-03/);

  await box.fill('2026/3');
  await answering.respondent.submitButton.focus();
  await expect(box).toHaveValue('2026-03');
  await expect(box).not.toHaveAttribute('aria-invalid');

  expect(await answering.submitted()).toEqual({ 1: { date: '2026-03' } });
});

test('date, 23.1: a date is there again after the page was closed, and can be changed [4.2.52]', async ({ ask, words }) => {
  const answering = await ask([asking(1, 4)]);
  const box = answering.question(1).getByLabel('When');
  await box.fill('2026-03-31T18:05:00');

  await answering.page.reload();
  await answering.page.getByRole('button', { name: words.answering.resume }).click();
  await expect(box).toHaveValue('2026-03-31T18:05');
  await box.fill('2026-04-01T18:05:30');

  expect(await answering.submitted()).toEqual({ 1: { date: '2026-04-01T18:05:30' } });
});
