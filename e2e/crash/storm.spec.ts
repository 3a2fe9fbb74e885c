import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { COUNTS } from './counts.js';
import { expect, test } from './stage.js';
import { answersOf, hashOf } from './support/answers.js';
import { type Attempt, submit } from './support/submit.js';

const COPIES = 5;
const AT_ONCE = 40;

test(`4.1 L5: ${COUNTS.storm} submissions, each sent ${COPIES} times at once to two servers, are ${COUNTS.storm} responses`, async ({
  stage,
  mariadb,
}) => {
  const database = await mariadb();
  const databaseUrl = database.urlOf(await database.createDatabase());
  const servers = [await stage.server({ databaseUrl }), await stage.server({ databaseUrl })] as const;
  const survey = await stage.survey(servers[0].origin);
  const agent = new Agent({ keepAlive: true, maxSockets: 1024 });
  stage.afterwards(() => agent.destroy());
  const disagreements: string[] = [];
  let begun = 0;

  async function sendCopies(): Promise<void> {
    const submissionId = randomUUID();
    const answers = answersOf(submissionId);
    await survey.ledger.intent(submissionId, hashOf(answers));
    const copies = Array.from({ length: COPIES }, (_, copy) =>
      submitUntilAnswered(agent, servers[copy % 2 === 0 ? 0 : 1].origin, survey.id, submissionId, answers),
    );
    const receipts = await Promise.all(copies);
    for (const receipt of receipts) {
      if (receipt.kind !== 'receipt') disagreements.push(JSON.stringify(receipt));
      else await survey.ledger.ack(submissionId, receipt.responseId);
    }
    const first = receipts.filter((receipt) => receipt.kind === 'receipt' && !receipt.replayed);
    if (first.length !== 1) disagreements.push(`${submissionId}: ${first.length} of ${COPIES} copies were told they are the first`);
  }

  const sender = async () => {
    while (begun < COUNTS.storm) {
      begun++;
      await sendCopies();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, sender));

  expect(disagreements.slice(0, 10)).toEqual([]);
  const { acked, stored } = await survey.expectClean(servers[1], 0);
  expect([acked, stored]).toEqual([COUNTS.storm, COUNTS.storm]);
});

/** A copy that is told to come later does so: it is the same copy. Nothing else may happen on servers that live. */
async function submitUntilAnswered(...sent: Parameters<typeof submit>): Promise<Attempt> {
  for (;;) {
    const attempt = await submit(...sent);
    if (attempt.kind !== 'later') return attempt;
    await new Promise((resolve) => {
      setTimeout(resolve, attempt.afterMs ?? 0);
    });
  }
}
