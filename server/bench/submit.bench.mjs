/**
 * How fast submissions are taken in, next to a named baseline on the same database server: `POST /v1/r/{surveyId}/responses` (parse, validate,
 * exactly once, ordered log, outbox) against a bare handler (`bare-server.mjs`). Both are processes of their own, the load comes from a third;
 * rounds take turns, so that whatever else the machine does slows both. `npm run bench -w server`; TEST_MYSQL_URL names the MariaDB or MySQL that
 * is flushed at every commit, without it only SQLite is measured. A missed target ends it with 1.
 */
import { startChild } from './child.mjs';
import { drive } from './drive.mjs';
import { median, say, withFolder, withSchemas } from './rounds.mjs';
import { answersFrom, chanceFrom } from '../../schema/fixtures/survey30/survey30.mjs';

const ROUNDS = 15;
const POOL = 32;
const CROWD = { parallel: 32, count: 1600 };
const ALONE = { parallel: 1, count: 200 };
const RESPONDENTS = { parallel: 8, count: 400 };
const TARGETS = { mysql: { crowd: 1.5, alone: 0.7 }, sqlite: {} };

const chance = chanceFrom(1);
const nextAnswers = () => answersFrom(chance);
let missed = false;

await withFolder(async (dir) => {
  if (process.env.TEST_MYSQL_URL) await withSchemas(process.env.TEST_MYSQL_URL, (real, bare) => measure('mysql', real, bare, dir));
  await measure('sqlite', `sqlite:${dir}/real.sqlite`, `sqlite:${dir}/bare.sqlite`, dir);
});
process.exitCode = missed ? 1 : 0;

async function measure(kind, realUrl, bareUrl, dir) {
  const real = await startChild('./real-server.mjs', [realUrl, POOL, dir], process.env.BENCH_REAL_ARGS?.split(' '));
  const bare = await startChild('./bare-server.mjs', [bareUrl, POOL]);
  const { url } = real;
  for (const warmUp of [{ url }, real, bare]) await drive(warmUp, nextAnswers, 2 * CROWD.count, CROWD.parallel);
  await compare(`${kind}, 32 connections`, { url }, bare, CROWD, TARGETS[kind].crowd);
  await compare(`${kind}, 1 connection`, { url }, bare, ALONE, TARGETS[kind].alone);
  await compare(`${kind}, page and answers of 8 at once`, real, bare, RESPONDENTS);
  await real.stop();
  await bare.stop();
}

async function compare(what, real, bare, { count, parallel }, target) {
  const rounds = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const wence = await drive(real, nextAnswers, count, parallel);
    const plain = await drive(bare, nextAnswers, count, parallel);
    rounds.push({ wence, plain, ratio: wence / plain });
  }
  const ratio = median(rounds.map((round) => round.ratio));
  const rates = `wence ${median(rounds.map(({ wence }) => wence)).toFixed(0)}/s, bare handler ${median(rounds.map(({ plain }) => plain)).toFixed(0)}/s`;
  const spread = `${Math.min(...rounds.map((round) => round.ratio)).toFixed(2)} to ${Math.max(...rounds.map((round) => round.ratio)).toFixed(2)}`;
  if (target !== undefined && ratio < target) missed = true;
  const verdict = target === undefined ? 'reported' : `target ${target}: ${ratio < target ? 'MISSED' : 'ok'}`;
  say(`${what}: ratio ${ratio.toFixed(2)} (${spread}), ${verdict}; ${rates}`);
}
