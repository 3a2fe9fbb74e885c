import { answersFrom, chanceFrom, definition } from '../../schema/fixtures/survey30/survey30.mjs';
import type { Answers, SurveyDefinition, SurveyNode } from '@wence/schema';
import { expect, test } from '../answering/support/ask.js';
import { give } from '../support/thumb/give.js';

/** A page ends after every tenth question, if the survey is shown page by page. */
const withBreaks = (nodes: readonly SurveyNode[]): SurveyNode[] =>
  nodes.flatMap((node, place) =>
    place > 0 && place % 10 === 0 ? [{ id: 9000 + place, code: `Page${place / 10}`, type: 0, title: 'Page' }, node] : [node],
  );

const MODES: readonly { name: string; screens: number; survey: Partial<SurveyDefinition> }[] = [
  { name: 'all on one page', screens: 1, survey: {} },
  { name: 'page by page', screens: 3, survey: { perPage: true, settings: { paging: 'page' }, nodes: withBreaks(definition.nodes) } },
  { name: 'one question at a time', screens: 30, survey: { perPage: true } },
];

for (const [seed, { name, screens, survey }] of MODES.entries()) {
  test(`Thirty questions, ${name}, are answered with the thumb and stored as they were given [4.2.14]`, async ({ ask, words }) => {
    test.slow();
    const answers: Answers = answersFrom(chanceFrom(seed + 1));
    const answering = await ask(definition.nodes, survey);
    const { page } = answering;
    const next = page.getByRole('button', { name: words.answering.next, exact: true });
    await expect(page.locator('[data-question]').first()).toBeVisible();

    let screen = 1;
    for (const node of definition.nodes) {
      if (!(await answering.question(node.id).isVisible())) {
        await next.tap();
        screen += 1;
      }
      await expect(answering.question(node.id)).toBeVisible();
      const answer = answers[node.id];
      if (answer) await give(answering.question(node.id), node, answer);
    }

    expect(screen).toBe(screens);
    expect(await answering.submitted()).toEqual(answers);
  });
}

test('It opens without a sign-in and the author’s code, with at most 100 KB of scripts and styles [4.2.1]', async ({
  author,
  phone,
  language,
}) => {
  const surveyId = await author.createSurvey({ ...definition, language });
  await author.launch(surveyId);
  const session = await phone.context().newCDPSession(phone);
  await session.send('Network.enable');
  const kinds = new Map<string, string>();
  const sizes = new Map<string, number>();
  session.on('Network.responseReceived', ({ requestId, type }) => kinds.set(requestId, type));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => sizes.set(requestId, encodedDataLength));

  await phone.goto(`/r/${surveyId}`);
  await expect(phone.locator('[data-question]')).toHaveCount(30);
  await phone.waitForLoadState('networkidle');

  const loaded = [...sizes].filter(([id]) => ['Script', 'Stylesheet'].includes(kinds.get(id) ?? ''));
  expect(loaded.length).toBeGreaterThan(1);
  // Headers of the answers are counted with them.
  expect(loaded.reduce((sum, [, size]) => sum + size, 0)).toBeLessThan(102_400 + loaded.length * 1024);
  expect(new URL(phone.url()).pathname).toBe(`/r/${surveyId}`);
});
