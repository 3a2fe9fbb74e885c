import type { SurveyNode } from '@wence/schema';
import { png } from '../support/png.js';
import type { Answering } from './support/Answering.js';
import { expect, test } from './support/ask.js';

const SHOWN = { show_result: true } as const;
const option = (id: number, title: string) => ({ id, code: String(id), title });
const drink: SurveyNode = {
  id: 1,
  code: 'Q1',
  type: 1,
  title: 'What do you drink?',
  setting: SHOWN,
  options: [option(11, 'Tea'), option(12, 'Coffee'), { ...option(13, 'Another'), other: true }],
};
const when: SurveyNode = {
  id: 2,
  code: 'Q2',
  type: 2,
  title: 'When do you drink it?',
  required: true,
  setting: SHOWN,
  options: [option(21, 'In the morning'), option(22, 'At noon'), option(23, 'In the evening')],
};
const why: SurveyNode = { id: 3, code: 'Q3', type: 3, title: 'Why?' };

/** Three have answered already; with the next one there are four. */
const OTHERS = [
  { 1: { option: 11 }, 2: { options: [{ option: 21 }] } },
  { 1: { option: 12 }, 2: { options: [{ option: 21 }, { option: 22 }] } },
  { 1: { option: 12 }, 2: { options: [{ option: 22 }] } },
];
const alone = { perPage: true } as const;

const mark = ({ page }: Answering, name: string) =>
  page.getByRole('radio', { name, exact: true }).or(page.getByRole('checkbox', { name, exact: true }));
const heading = ({ page }: Answering, name: string) => page.getByRole('heading', { name: new RegExp(name, 'u') });
async function expectShares(answering: Answering, shares: Readonly<Record<string, string>>) {
  for (const [name, share] of Object.entries(shares)) await expect(mark(answering, name)).toHaveAccessibleDescription(share);
}

test('Results are shown when one goes on, not before; the choice is for good, and stays so for who comes back (choice) [4.2.35]', async ({
  ask,
  author,
  words,
}) => {
  const answering = await ask([drink, when, why], { ...alone, welcome: '' });
  for (const answers of OTHERS) await author.handIn(answering.surveyId, answers);
  const next = answering.page.getByRole('button', { name: words.answering.next, exact: true });
  await answering.page.getByText('Tea', { exact: true }).tap();
  await expectShares(answering, { Tea: '', Coffee: '' });

  await next.tap();
  await expectShares(answering, { Tea: '50%', Coffee: '50%', Another: '0%' });
  await expect(answering.page.locator('[aria-live="polite"]')).toHaveText(words.answering.resultsShown);
  await expect(mark(answering, 'Tea')).toBeFocused();
  await answering.expectSound('results of a choice');
  await answering.page.getByText('Coffee', { exact: true }).tap({ force: true });
  await expect(mark(answering, 'Tea')).toBeChecked();
  await expect(mark(answering, 'Coffee')).toHaveAttribute('aria-disabled', 'true');
  await expect(answering.question(1).getByRole('button')).toHaveCount(0);

  await next.tap();
  await expect(heading(answering, 'When do you drink it')).toBeVisible();
  await answering.page.goBack();
  await expectShares(answering, { Tea: '50%', Coffee: '50%' });
  await answering.page.reload();
  await answering.page.getByRole('button', { name: words.answering.resume }).click();
  await expectShares(answering, { Tea: '50%', Coffee: '50%' });
  await answering.page.getByText('Coffee', { exact: true }).tap({ force: true });
  await expect(mark(answering, 'Tea')).toBeChecked();
  await next.tap();
  await next.tap();
  await expect(answering.question(2)).toContainText(words.answering.chooseSome);
  await answering.page.getByText('At noon').tap();
  await next.tap();
  await expectShares(answering, { 'In the morning': '50%', 'At noon': '75%', 'In the evening': '0%' });
  await next.tap();

  expect(await answering.submitted()).toEqual({ 1: { option: 11 }, 2: { options: [{ option: 22 }] } });
});

test('Where all is on one page the answers go first, then their results are shown, then come the thanks (choice) [4.2.35]', async ({
  ask,
  author,
  words,
}) => {
  const answering = await ask([drink, when, why]);
  for (const answers of OTHERS) await author.handIn(answering.surveyId, answers);
  await mark(answering, 'Another').check();
  await answering.page.getByRole('textbox').first().fill('Milk');
  await mark(answering, 'In the evening').check();
  await answering.page.getByRole('textbox').last().fill('Because');

  await answering.respondent.submit();
  await expectShares(answering, { Tea: '25%', Coffee: '50%', Another: '25%', 'In the morning': '50%', 'In the evening': '25%' });
  expect(await author.responseCount(answering.surveyId)).toBe(4);
  expect(await answering.stored()).toEqual({
    1: { option: 13, text: 'Milk' },
    2: { options: [{ option: 23 }] },
    3: { text: 'Because' },
  });
  await expect(heading(answering, 'Why')).toHaveCount(0);
  await expect(answering.question(1).getByRole('textbox')).toBeDisabled();
  await expect(mark(answering, 'Tea')).toBeFocused();
  await answering.expectSound('results after handing in');

  await answering.page.getByRole('button', { name: words.answering.resultsSeen, exact: true }).tap();
  await answering.respondent.expectThanks();
  await answering.page.reload();
  await expect(heading(answering, 'What do you drink')).toHaveCount(0);
});

test('By keyboard alone: every share is heard at its option, keys choose no other, Enter goes on (choice) [4.2.35]', async ({
  ask,
  author,
}) => {
  const answering = await ask([drink, why], alone);
  for (const answers of OTHERS) await author.handIn(answering.surveyId, { 1: answers[1] });
  const { keyboard } = answering.page;
  await answering.page.setViewportSize({ width: 1440, height: 900 });
  await keyboard.press('2');
  await keyboard.press('Enter');
  await expectShares(answering, { Tea: '25%', Coffee: '75%' });

  await expect(mark(answering, 'Tea')).toBeFocused();
  await keyboard.press('ArrowDown');
  await expect(mark(answering, 'Coffee')).toBeFocused();
  await keyboard.press('ArrowDown');
  await keyboard.press('1');
  await expect(mark(answering, 'Coffee')).toBeChecked();
  await answering.expectSound('results at a desk');
  await keyboard.press('Enter');
  await expect(heading(answering, 'Why')).toBeVisible();

  expect(await answering.submitted()).toEqual({ 1: { option: 12 } });
});

test('Page by page, with pictures: each page shows the results of its own questions (choice, images) [4.2.35]', async ({
  ask,
  author,
  words,
}) => {
  const image = await author.picture('tea.png', png({ width: 400, height: 300 }, [120, 180, 120]));
  const pictured: SurveyNode = {
    ...drink,
    options: [{ ...option(11, 'Tea'), image }, option(12, 'Coffee'), { ...option(13, 'Another'), other: true, image }],
  };
  const cards: SurveyNode = {
    ...when,
    type: 34,
    subType: 2,
    options: [
      { ...option(21, 'In the morning'), image },
      { ...option(22, 'At noon'), image },
    ],
  };
  const pages = { ...alone, settings: { paging: 'page' } } as const;
  const answering = await ask([pictured, { id: 9, code: 'P1', type: 0, title: 'Page' }, cards, why], pages);
  for (const answers of OTHERS) await author.handIn(answering.surveyId, answers);
  const next = answering.page.getByRole('button', { name: words.answering.next, exact: true });

  await mark(answering, 'Another').check();
  await answering.page.getByRole('textbox').fill('Milk');
  await next.tap();
  await expectShares(answering, { Tea: '25%', Coffee: '50%', Another: '25%' });
  await answering.expectSound('results beside pictures');
  await next.tap();
  await mark(answering, 'At noon').check();
  await answering.respondent.submit();
  await expectShares(answering, { 'In the morning': '50%', 'At noon': '75%' });
  await answering.expectSound('results under pictures');

  await answering.page.getByRole('button', { name: words.answering.resultsSeen, exact: true }).tap();
  await answering.respondent.expectThanks();
});

test('Results that do not come hold up nobody (choice) [4.2.35]', async ({ ask, words }) => {
  const answering = await ask([drink, when, why], alone);
  const next = answering.page.getByRole('button', { name: words.answering.next, exact: true });
  await answering.page.route('**/results', (route) => route.abort());
  await answering.page.getByText('Tea', { exact: true }).tap();
  await next.tap();
  await expect(heading(answering, 'When do you drink it')).toBeVisible();

  await answering.page.unroute('**/results');
  await answering.page.route('**/results', (route) => route.fulfill({ status: 503, body: 'busy' }));
  await mark(answering, 'At noon').check();
  await next.tap();
  await expect(heading(answering, 'Why')).toBeVisible();

  expect(await answering.submitted()).toEqual({ 1: { option: 11 }, 2: { options: [{ option: 22 }] } });
});

test('An author switches results on in the panel of a choice, whose options stand in one column then [4.2.35] [S4.show-result.single-column]', async ({
  author,
  desk,
  language,
  words,
}) => {
  const wide = { ...drink, setting: { column: 3 } };
  const surveyId = await author.createSurvey({ format: 1, lastId: 13, title: 'Panel', language, nodes: [wide] });
  await desk.goto(`/designer/survey/${surveyId}`);
  await desk.getByText('What do you drink?').first().click();
  const shows = desk.getByRole('switch', { name: words.editor.showResult });
  await expect(desk.getByRole('radio', { name: '3', exact: true })).toBeChecked();

  await shows.click();
  await expect(shows).toBeChecked();
  await expect(desk.getByRole('radio', { name: '1', exact: true })).toBeChecked();
  await expect(desk.getByRole('radio', { name: '3', exact: true })).toBeDisabled();
  await expect(desk.getByText(words.editor.saved)).toBeVisible();
});
