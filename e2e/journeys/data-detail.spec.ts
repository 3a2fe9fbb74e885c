import { expect, test } from '../fixtures.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { DetailPage } from '../pages/DetailPage.js';
import { expectAccessibleAt } from '../support/axe.js';
import { sampleSurvey } from '../support/sample-survey.js';

const SIZES = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];

test('An author reads the responses one by one, follows new ones and sends the address of one [S2.route.data-detail]', async ({
  desk,
  author,
  words,
  language,
}) => {
  const texts = sampleTexts(language);
  const surveyId = await author.createSurvey(sampleSurvey(language));
  await author.launch(surveyId);
  await author.handIn(surveyId, { 1: { option: 12 } }, 'mail');
  await author.submit(surveyId, language);
  const detail = await DetailPage.open(desk, words, language, surveyId);
  const newest = desk.getByRole('row').filter({ has: detail.link(2) });
  await expect(newest).toContainText(texts.answer);
  await expectAccessibleAt(desk, SIZES, 'list of responses');

  await detail.link(2).click();
  await detail.expectOpen(2);
  await expect(detail.panel).toContainText(texts.answer);
  await expectAccessibleAt(desk, SIZES, 'one response');
  await desk.keyboard.press('ArrowRight');
  await detail.expectOpen(1);
  await desk.reload();
  await detail.expectOpen(1);
  await desk.keyboard.press('Escape');
  await expect(detail.panel).toBeHidden();
  await expect(detail.link(1)).toBeFocused();

  // A response that comes is announced, and shown on request.
  await author.submit(surveyId, language);
  await expect(desk.getByText(detail.texts.fresh)).toBeVisible();
  await expect(detail.link(3)).toBeHidden();
  await desk.getByRole('button', { name: detail.texts.show, exact: true }).click();
  await expect(detail.link(3)).toBeVisible();

  // Sorted by what a column says, and back to the order in which responses came.
  const head = desk.getByRole('columnheader', { name: detail.texts.source, exact: true });
  await head.getByRole('button').click();
  await expect(head).toHaveAttribute('aria-sort', 'ascending');
  await expect(desk.getByRole('row').nth(1)).toContainText('mail');
  await head.getByRole('button').click();
  await head.getByRole('button').click();
  await expect(desk.getByRole('row').nth(1)).not.toContainText('mail');

  await detail.filterBySource('mail');
  await expect(detail.link(3)).toBeHidden();
  await expect(detail.link(1)).toBeVisible();

  // Ten of one source within seconds are flagged, and one of them says why.
  await Promise.all(Array.from({ length: 10 }, () => author.handIn(surveyId, { 1: { option: 11 } }, 'qr')));
  await DetailPage.open(desk, words, language, surveyId);
  await detail.toggleFlagged();
  await expect(detail.link(1)).toBeHidden();
  await detail.link(13).click();
  await expect(detail.quality).toContainText(detail.texts.burst);
  await expectAccessibleAt(desk, SIZES, 'a flagged response');

  await desk.goto(`/designer/data/detail/${surveyId}?response=gone`);
  await expect(desk.getByText(detail.texts.gone)).toBeVisible();
});

const WECHAT_ON_A_PHONE = {
  'user-agent':
    'Mozilla/5.0 (iPhone; CPU iPhone OS 16_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Mobile/15E148 MicroMessenger/8.0.38(0x1800262c)',
  'x-forwarded-for': '114.114.114.114',
};

test('An author sees on what and from where responses came, in the list, in one of them and in the report, and asks for one region', async ({
  desk,
  author,
  words,
  language,
}) => {
  const surveyId = await author.launched(language);
  await author.handIn(surveyId, { 1: { option: 11 } }, 'qr', WECHAT_ON_A_PHONE);
  await author.handIn(surveyId, { 1: { option: 12 } }, 'qr', { 'user-agent': '', 'x-forwarded-for': '10.1.2.3' });
  const detail = await DetailPage.open(desk, words, language, surveyId);
  const { origin } = detail.texts;
  const first = desk.getByRole('row').filter({ has: detail.link(1) });
  await expect(first).toContainText(origin.jiangsu);
  await expect(first).toContainText(origin.phone);
  await expect(first).not.toContainText(origin.wechat);
  await desk.getByRole('button', { name: detail.texts.columns }).click();
  await desk.getByRole('checkbox', { name: detail.texts.browser }).check();
  await expectAccessibleAt(desk, SIZES, 'the chooser of columns');
  await desk.keyboard.press('Escape');
  await expect(first).toContainText(origin.wechat);
  await detail.link(1).click();
  await expect(detail.panel).toContainText('iOS');
  await expect(detail.panel).toContainText(origin.wechat);
  await desk.keyboard.press('Escape');

  await desk.goto(`/designer/data/${surveyId}?view=collection`);
  const share = (card: string, name: string) => desk.getByRole('article', { name: card, exact: true }).getByRole('row', { name });
  await expect(share(origin.regions, origin.jiangsu)).toContainText('50.0%');
  await expect(share(origin.regions, origin.unknown)).toContainText('50.0%');
  await expect(share(origin.devices, origin.phone)).toContainText('50.0%');
  await expectAccessibleAt(desk, SIZES, 'how responses came');

  await desk.getByRole('button', { name: detail.texts.conditions, exact: true }).click();
  await detail.addCondition(origin.region, origin.jiangsu);
  await expect(desk.getByText(origin.chosen, { exact: true })).toBeVisible();
  await desk.getByRole('button', { name: detail.texts.ok, exact: true }).click();
  await expect(share(origin.regions, origin.jiangsu)).toContainText('100.0%');
  await expect(share(origin.devices, origin.unknown)).toBeHidden();
});
