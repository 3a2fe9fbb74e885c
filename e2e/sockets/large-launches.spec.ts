import { setTimeout as wait } from 'node:timers/promises';
import type { SurveyDefinition } from '@wence/schema';
import { expect, test } from '../crash/stage.js';
import { Author } from '../support/author.js';
import { COUNTS } from './counts.js';
import { figuresOf } from './support/figures-of-server.js';

const JUMPS = 8;
const OPTIONS = 10;
/** Maximum additional response time during a launch. */
const LONGER_MS = 100;
const PROBE_EVERY_MS = 20;

/** So many questions in a row, each but the last with eight jumps by what was chosen. */
function jumpingSurvey(questions: number): SurveyDefinition {
  let lastId = 0;
  const id = () => (lastId += 1);
  const nodes = Array.from({ length: questions }, (_, place) => ({
    id: id(),
    code: `Q${place + 1}`,
    type: 1 as const,
    title: `Question ${place + 1}`,
    options: Array.from({ length: OPTIONS }, (_option, number) => ({ id: id(), code: String(number + 1), title: `Option ${number + 1}` })),
  }));
  const logic = nodes.flatMap((node, place) =>
    node.options.slice(0, JUMPS).flatMap((option, number) => {
      const target = nodes[place + 2 + ((number * 7 + place) % 20)];
      if (!target) return [];
      const conditions = [{ id: id(), nodeId: node.id, algorithm: 1, optionId: [option.id] }];
      return [{ id: id(), model: 1 as const, type: 1 as const, nodeId: node.id, target: target.id, conditions }];
    }),
  );
  return { format: 1, lastId, title: `${questions} questions`, nodes, logic } as SurveyDefinition;
}

/** The longest that anybody waited for an answer of the server while something went on, in milliseconds. */
async function longestWait(origin: string, during: () => Promise<unknown>): Promise<number> {
  const over = during().then(() => 'over' as const);
  for (let longest = 0; ; ) {
    const asked = performance.now();
    await (await fetch(`${origin}/livez`)).text();
    longest = Math.max(longest, performance.now() - asked);
    if ((await Promise.race([over, wait(PROBE_EVERY_MS)])) === 'over') return longest;
  }
}

test(`launches of surveys with ${COUNTS.questions.join(', ')} questions and ${JUMPS} jumps each hold nobody up for more than ${LONGER_MS} ms`, async ({
  stage,
}) => {
  const { origin } = await stage.server({});
  const author = await Author.register(origin);
  const quiet = await longestWait(origin, () => wait(2_000));
  for (const questions of COUNTS.questions) {
    const surveyId = await author.createSurvey(jumpingSurvey(questions));
    await figuresOf(origin);
    const begun = performance.now();
    const longest = await longestWait(origin, () => author.launch(surveyId));
    const seconds = ((performance.now() - begun) / 1000).toFixed(1);
    const lag = (await figuresOf(origin)).get('nodejs_eventloop_lag_seconds') ?? Number.NaN;
    const report = `${questions} questions: launched in ${seconds} s, somebody waited ${Math.round(longest)} ms (quiet: ${Math.round(quiet)} ms), event loop delayed at most ${Math.round(lag * 1000)} ms`;
    test.info().annotations.push({ type: 'figures', description: report });
    process.stdout.write(`${report}\n`);
    expect(longest - quiet, report).toBeLessThan(LONGER_MS);
  }
});
