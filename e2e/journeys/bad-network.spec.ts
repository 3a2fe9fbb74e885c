import { expect, test } from '../fixtures.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { RespondentPage } from '../pages/RespondentPage.js';

const RESPONSES = '**/v1/r/*/responses';

test.describe('Answering in a bad network makes exactly one response', () => {
  test('offline at submit, back online: it is sent without being asked again', async ({ author, phone, words, language }) => {
    const surveyId = await author.launched(language);
    const respondent = await RespondentPage.openAndAnswer(phone, words, surveyId, sampleTexts(language));

    await phone.context().setOffline(true);
    await respondent.submit();
    await respondent.expectOffline();
    await phone.context().setOffline(false);

    await respondent.expectThanks();
    expect(await author.responseCount(surveyId)).toBe(1);
  });

  test('offline at submit, the page is left: opened again with a network, it sends by itself', async ({
    author,
    phone,
    words,
    language,
  }) => {
    const texts = sampleTexts(language);
    const surveyId = await author.launched(language);
    const respondent = await RespondentPage.openAndAnswer(phone, words, surveyId, texts);
    await phone.context().setOffline(true);
    await respondent.submit();
    await respondent.expectOffline();
    await phone.goto('about:blank');
    await phone.context().setOffline(false);

    const again = await RespondentPage.open(phone, words, surveyId);

    await again.expectThanks();
    expect(await author.responseCount(surveyId)).toBe(1);
    expect(await author.firstAnswerText(surveyId)).toBe(texts.answer);
  });

  test('the answer of the server is lost on the way, then the page is reloaded', async ({ author, phone, words, language }) => {
    const surveyId = await author.launched(language);
    const respondent = await RespondentPage.openAndAnswer(phone, words, surveyId, sampleTexts(language));
    await phone.route(RESPONSES, async (route) => {
      await route.fetch();
      await route.abort('connectionreset');
    });
    await respondent.submit();
    await respondent.expectOffline();
    expect(await author.responseCount(surveyId)).toBe(1);

    await phone.unrouteAll({ behavior: 'wait' });
    await phone.reload();

    await respondent.expectThanks();
    expect(await author.responseCount(surveyId)).toBe(1);
  });

  test('the page is reloaded before anything was handed in: the answers are still there', async ({ author, phone, words, language }) => {
    const texts = sampleTexts(language);
    const surveyId = await author.launched(language);
    const respondent = await RespondentPage.openAndAnswer(phone, words, surveyId, texts);

    await phone.reload();
    await respondent.finish();

    await respondent.expectThanks();
    expect(await author.responseCount(surveyId)).toBe(1);
    expect(await author.firstAnswerText(surveyId)).toBe(texts.answer);
  });

  test('two tabs of one browser hand in the same answers', async ({ author, phone, words, language }) => {
    const surveyId = await author.launched(language);
    const first = await RespondentPage.openAndAnswer(phone, words, surveyId, sampleTexts(language));
    const second = await RespondentPage.open(await phone.context().newPage(), words, surveyId);

    await second.finish();
    await second.expectThanks();
    await first.submitIfAsked();

    await first.expectThanks();
    expect(await author.responseCount(surveyId)).toBe(1);
  });
});
