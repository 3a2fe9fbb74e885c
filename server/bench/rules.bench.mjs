/**
 * What the rules of taking part cost: `POST /v1/r/{surveyId}/responses` for a survey with two quotas, a limit on repeated answers and one-to-one links,
 * against the same survey without them, on the same server (at least 0.6 times its rate). The survey without them still has to take 1.2 times what the
 * bare handler of `submit.bench.mjs` takes, on MariaDB at 32 connections; the survey with them is printed beside it. Rounds take turns. TEST_MYSQL_URL
 * names the MariaDB or MySQL; without it only SQLite is measured.
 * A missed target ends it with 1.
 */
import { startChild } from './child.mjs';
import { drive } from './drive.mjs';
import { median, say, withFolder, withSchemas } from './rounds.mjs';
import { answersFrom, chanceFrom } from '../../schema/fixtures/survey30/survey30.mjs';

const ROUNDS = 9;
const POOL = 32;
const CROWD = { parallel: 32, count: 1600 };
const TARGET = 0.6;
const BARE_TARGETS = { mysql: 1.2 };

const chance = chanceFrom(1);
const nextAnswers = () => answersFrom(chance);
let missed = false;

await withFolder(async (dir) => {
  if (process.env.TEST_MYSQL_URL) await withSchemas(process.env.TEST_MYSQL_URL, (real, bare) => measure('mysql', real, bare, dir));
  await measure('sqlite', `sqlite:${dir}/real.sqlite`, `sqlite:${dir}/bare.sqlite`, dir);
});
process.exitCode = missed ? 1 : 0;

async function measure(kind, realUrl, bareUrl, dir) {
  const links = (ROUNDS + 2) * CROWD.count;
  const real = await startChild('./real-server.mjs', [realUrl, POOL, dir, links]);
  const bare = await startChild('./bare-server.mjs', [bareUrl, POOL]);
  const { codes, url } = real.ruled;
  const ruled = { url, carry: () => ({ linkCode: codes.pop() }) };
  const free = { url: real.url };
  for (const warmUp of [ruled, free, bare]) await drive(warmUp, nextAnswers, CROWD.count, CROWD.parallel);
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const rate = async (target) => drive(target, nextAnswers, CROWD.count, CROWD.parallel);
    rounds.push({ ruled: await rate(ruled), free: await rate(free), bare: await rate(bare) });
  }
  report(`${kind}, with quotas, repeat limit and link, against the survey without`, rounds, ['ruled', 'free'], TARGET);
  report(`${kind}, the survey without, against the bare handler`, rounds, ['free', 'bare'], BARE_TARGETS[kind]);
  report(`${kind}, with quotas, repeat limit and link, against the bare handler`, rounds, ['ruled', 'bare']);
  await real.stop();
  await bare.stop();
}

function report(what, rounds, [measured, baseline], target) {
  const ratios = rounds.map((round) => round[measured] / round[baseline]);
  const ratio = median(ratios);
  if (target !== undefined && ratio < target) missed = true;
  const verdict = target === undefined ? 'reported' : `target ${target}: ${ratio < target ? 'MISSED' : 'ok'}`;
  const rates = `${median(rounds.map((round) => round[measured])).toFixed(0)}/s and ${median(rounds.map((round) => round[baseline])).toFixed(0)}/s`;
  say(`${what}: ratio ${ratio.toFixed(2)} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)}), ${verdict}; ${rates}`);
}
