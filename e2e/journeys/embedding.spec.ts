import { expect, test } from '../fixtures.js';
import { embedTexts } from '../i18n/embed-texts.js';
import { sampleTexts } from '../i18n/sample-texts.js';
import { expectAccessibleAt } from '../support/axe.js';
import { withOtherSite } from '../support/other-site.js';

const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
];
const NEWS_HEIGHT = 1200;

test('A site shows a survey in its page by a script: as high as each page of it, and from its top', async ({
  desk,
  phone,
  author,
  words,
  language,
}) => {
  const texts = embedTexts(language);
  const { drink, drinks, genre, wish, answer } = sampleTexts(language);
  const surveyId = await author.launched(language, { perPage: true });
  await desk.goto(`/designer/publish/${surveyId}`);
  const code = desk.getByRole('textbox', { name: texts.code });
  await expect(code).toHaveValue(/^<script src="[^"]+\/embed\.js"/);
  await expectAccessibleAt(desk, WIDTHS, 'the code that embeds a survey');
  const script = await code.inputValue();
  await desk.getByText(texts.frame, { exact: true }).click();
  await expect(code).toHaveValue(/^<iframe src=/);

  const news = `<div style="height: ${NEWS_HEIGHT}px">News</div>`;
  const body = `<!doctype html><html lang="en"><head><title>News</title></head><body>${news}${script}${news}</body></html>`;
  await withOtherSite(body, async (address) => {
    await phone.goto(address);
    const frame = phone.locator('iframe');
    const inside = frame.contentFrame();
    /** How much of the survey would have to be scrolled to, and how much room is left below it but for what is only spoken. */
    const misfit = () =>
      inside.locator('html').evaluate((page) => {
        const { height } = page.getBoundingClientRect();
        return { hidden: page.scrollHeight - window.innerHeight, empty: window.innerHeight - Math.ceil(height) - 1 };
      });
    const heights: number[] = [];
    const expectFitting = async () => {
      await expect.poll(misfit).toEqual({ hidden: 0, empty: 0 });
      heights.push((await frame.boundingBox())?.height ?? 0);
    };
    const next = inside.getByRole('button', { name: words.answering.next, exact: true });

    await inside.getByRole('radiogroup', { name: drink }).getByLabel(drinks[0], { exact: true }).check();
    await expectFitting();
    await frame.evaluate((element) => window.scrollTo(0, element.getBoundingClientRect().bottom));
    await next.click();
    await expect(inside.getByRole('group', { name: genre })).toBeVisible();
    await expectFitting();
    await expect.poll(async () => Math.round((await frame.boundingBox())?.y ?? -1)).toBeGreaterThanOrEqual(0);
    await next.click();
    await inside.getByRole('textbox', { name: wish }).fill(answer);
    await expectFitting();
    await inside.getByRole('button', { name: words.answering.submit, exact: true }).click();
    await expect(inside.getByRole('heading', { name: words.answering.thanks })).toBeVisible();
    await expectFitting();
    expect(new Set(heights).size).toBeGreaterThan(1);
  });
});
