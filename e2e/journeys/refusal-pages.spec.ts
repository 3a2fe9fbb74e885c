import type { SurveySettings } from '@wence/schema';
import { expect, test } from '../fixtures.js';
import { rulesTexts } from '../i18n/rules-texts.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { RespondentPage } from '../pages/RespondentPage.js';
import { expectAccessible } from '../support/axe.js';

const HOUR_MS = 3_600_000;
/** The hour of the day in Shanghai, some hours from now. */
const hourIn = (hours: number): string =>
  new Date(Date.now() + hours * HOUR_MS).toLocaleTimeString('en-GB', { timeZone: 'Asia/Shanghai', hour: '2-digit', minute: '2-digit' });

test('A survey with a password asks for it, and opens when it is right', async ({ author, phone, words, language }) => {
  const texts = rulesTexts(language);
  const surveyId = await author.launched(language, { settings: { password: 'reading' } });
  await phone.goto(`/r/${surveyId}`);
  await expect(phone.getByRole('heading', { name: texts.passwordTitle })).toBeVisible();
  await expectAccessible(phone, 'the password');

  await phone.getByLabel(texts.password).fill('writing');
  await phone.getByRole('button', { name: texts.passwordEnter }).click();
  await expect(phone.getByText(texts.passwordWrong)).toBeVisible();
  await phone.getByLabel(texts.password).fill('reading');
  await phone.getByRole('button', { name: texts.passwordEnter }).click();

  const respondent = new RespondentPage(phone, words);
  await respondent.answer(sampleTexts(language));
  await respondent.submit();
  await expect(phone.getByRole('heading', { name: words.answering.thanks })).toBeVisible();
});

test('Whoever has tried ten passwords is told to wait, and for how long', async ({ author, phone, language }) => {
  const texts = rulesTexts(language);
  const surveyId = await author.launched(language, { settings: { password: 'reading' } });
  await phone.goto(`/r/${surveyId}`);
  for (let tried = 0; tried < 10; tried += 1) await phone.request.post(`/v1/r/${surveyId}/open`, { data: { password: `no ${tried}` } });

  await phone.getByLabel(texts.password).fill('reading');
  await phone.getByRole('button', { name: texts.passwordEnter }).click();

  await expect(phone.getByRole('heading', { name: texts.tooManyTries })).toBeVisible();
  await expect(phone.getByText(texts.wait)).toBeVisible();
  await expectAccessible(phone, 'too many tries');
});

const REFUSALS: readonly {
  readonly why: string;
  readonly settings: () => SurveySettings;
  readonly says: (texts: ReturnType<typeof rulesTexts>) => readonly (string | RegExp)[];
}[] = [
  {
    why: 'outside its hours of the day',
    settings: () => ({ timeZone: 'Asia/Shanghai', daily: { from: hourIn(3), to: hourIn(5) } }),
    says: (texts) => [texts.closedNow, texts.again],
  },
  { why: 'from another network', settings: () => ({ addresses: ['203.0.113.0/24'] }), says: (texts) => [texts.elsewhere] },
  {
    why: 'without a parameter that it needs',
    settings: () => ({ parameters: [{ name: 'uid', required: true }] }),
    says: (texts) => [texts.incomplete],
  },
];

for (const { why, settings, says } of REFUSALS) {
  test(`A survey that is opened ${why} says so, and when or how one may come`, async ({ author, phone, language }) => {
    const surveyId = await author.launched(language, { settings: settings() });

    await phone.goto(`/r/${surveyId}`);
    for (const text of says(rulesTexts(language))) await expect(phone.getByText(text)).toBeVisible();
    await expectAccessible(phone, `opened ${why}`);
  });
}

test('Whoever may answer once a day is told tomorrow, also when somebody else answered from the same device', async ({
  author,
  phone,
  words,
  language,
}) => {
  const texts = rulesTexts(language);
  const settings = { timeZone: 'Asia/Shanghai', repeat: { window: 3 as const, by: ['device' as const] } };
  const surveyId = await author.launched(language, { settings });
  const respondent = await RespondentPage.openAndAnswer(phone, words, surveyId, sampleTexts(language));
  await respondent.submit();
  await expect(phone.getByRole('heading', { name: words.answering.thanks })).toBeVisible();

  await phone.reload();
  await expect(phone.getByRole('heading', { name: texts.received })).toBeVisible();
  await expect(phone.getByText(texts.alreadyAgain)).toBeVisible();

  await phone.evaluate(() => localStorage.clear());
  await phone.reload();
  await expect(phone.getByRole('heading', { name: texts.already })).toBeVisible();
  await expect(phone.getByText(texts.alreadyAgain)).toBeVisible();
  await expectAccessible(phone, 'answered already');
});
