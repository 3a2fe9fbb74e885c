import { setTimeout as wait } from 'node:timers/promises';
import type { SurveyDefinition } from '@wence/schema';
import { COUNTS } from './counts.js';
import { expect, type RunningSurvey, test } from './stage.js';
import { type Finish, type Racer, race } from './support/racers.js';
import type { CrashServer } from './support/server.js';
import { openStore } from './support/store.js';

const QUOTAS = 20;
const USES_PER_LINK = 10;
const KILL_EVERY_MS = 1500;

const placesOf = (length: number): number[] => Array.from({ length }, (_, place) => place);
const optionOf = (place: number): number => 101 + place;
const quotaOf = (place: number): number => 201 + place;
/** Seats from one to half of what is asked for; the last quota has room for everybody. */
const limitOf = (place: number): number =>
  place === QUOTAS - 1 ? COUNTS.seatRace : 1 + Math.floor((COUNTS.seatRace / QUOTAS) * (place / (2 * QUOTAS)));

/** Twenty options with a quota each, and one more that counts the even ones a second time. */
const contested: SurveyDefinition = {
  format: 1,
  lastId: 400,
  title: 'Seats',
  language: 'en',
  nodes: [
    {
      id: 1,
      code: 'Q1',
      type: 1,
      title: 'Which group?',
      options: placesOf(QUOTAS).map((place) => ({ id: optionOf(place), code: `${place + 1}`, title: `Group ${place + 1}` })),
    },
  ],
  quotas: placesOf(QUOTAS).map((place) => ({
    id: quotaOf(place),
    kind: 'custom',
    name: `Group ${place + 1}`,
    conditions: [{ id: 301 + place, nodeId: 1, algorithm: 1, optionId: [optionOf(place)] }],
    limit: limitOf(place),
  })),
};

/** Kills one of the servers again and again until the race is over. */
async function killing(servers: readonly CrashServer[], over: Promise<unknown>): Promise<number> {
  let isOver = false;
  const end = over.then(
    () => (isOver = true),
    () => (isOver = true),
  );
  let kills = 0;
  for (; kills < COUNTS.raceKills; kills += 1) {
    await Promise.race([end, wait(Math.random() * KILL_EVERY_MS)]);
    if (isOver) break;
    const server = servers[kills % servers.length] as CrashServer;
    await server.kill();
    await server.restart();
  }
  await end;
  return kills;
}

async function expectSeats(server: CrashServer, survey: RunningSurvey, finishes: readonly Finish[]): Promise<void> {
  const store = await openStore(server.databaseUrl);
  const rows = await store.query('SELECT cell, taken FROM quota_cell WHERE survey_id = ?', [survey.id]);
  await store.close();
  const taken = new Map(rows.map((row) => [String(row['cell']), Number(row['taken'])]));
  for (const place of placesOf(QUOTAS)) {
    const asked = finishes.filter(({ racer }) => JSON.stringify(racer.answers).includes(`:${optionOf(place)}}`));
    const seated = asked.filter(({ status }) => status === 'complete').length;
    const due = Math.min(asked.length, limitOf(place));
    expect([seated, taken.get(`q${quotaOf(place)}`) ?? 0], `group ${place + 1} of ${asked.length}`).toEqual([due, due]);
  }
}

async function seatRace(survey: RunningSurvey, servers: readonly CrashServer[]): Promise<void> {
  const racers = placesOf(COUNTS.seatRace).map((place): Racer => ({ answers: { 1: { option: optionOf(place % QUOTAS) } } }));
  const racing = race(survey, racers, (place) => (servers[place % servers.length] as CrashServer).origin);
  const kills = await killing(servers, racing);
  const finishes = await racing;

  await expectSeats(servers[0] as CrashServer, survey, finishes);
  await survey.expectClean(servers[0] as CrashServer, kills);
}

async function linkRace(survey: RunningSurvey, servers: readonly CrashServer[]): Promise<void> {
  const codes = placesOf(Math.ceil(COUNTS.linkUses / USES_PER_LINK)).map((place) => `link${String(place).padStart(18, '0')}`);
  const { databaseUrl } = servers[0] as CrashServer;
  const store = await openStore(databaseUrl);
  for (const code of codes)
    await store.run(
      'INSERT INTO personal_link (id, survey_id, code, batch_id, anonymous, max_uses, created_at, uses, response_seq) VALUES (?, ?, ?, ?, 0, 1, 1, 0, 0)',
      [code.slice(2), survey.id, code, 'batch'],
    );
  await store.close();
  const racers = placesOf(COUNTS.linkUses).map(
    (place): Racer => ({ answers: { 1: { option: optionOf(QUOTAS - 1) } }, linkCode: codes[place % codes.length] as string }),
  );
  const racing = race(survey, racers, (place) => (servers[place % servers.length] as CrashServer).origin);
  const kills = await killing(servers, racing);
  const finishes = await racing;

  const stored = finishes.filter(({ status }) => status === 'complete').map(({ racer }) => racer.linkCode);
  expect([stored.length, new Set(stored).size]).toEqual([codes.length, codes.length]);
  expect(finishes.filter(({ status }) => status === 'used')).toHaveLength(COUNTS.linkUses - codes.length);
  const after = await openStore(databaseUrl);
  const [row] = await after.query(
    `SELECT COUNT(*) AS links FROM personal_link l JOIN response r ON r.id = l.response_id AND r.link_id = l.id
     WHERE l.survey_id = ? AND l.uses = 1 AND l.result = 'complete'`,
    [survey.id],
  );
  await after.close();
  expect(Number(row?.['links'])).toBe(codes.length);
  await survey.expectClean(servers[0] as CrashServer, kills);
}

const TITLE = `${COUNTS.seatRace} submissions race for the seats of ${QUOTAS} quotas, and one-to-one links are used ${COUNTS.linkUses} times, while servers are killed`;
const RATE_LIMITS = { variables: { RATE_LIMITS: 'off' } };

test(`6.6: ${TITLE}, on SQLite`, async ({ stage }) => {
  const server = await stage.server(RATE_LIMITS);
  await seatRace(await stage.survey(server.origin, contested), [server]);
  await linkRace(await stage.survey(server.origin, contested), [server]);
});

test(`6.6: ${TITLE}, on MariaDB with two servers`, async ({ stage, mariadb }) => {
  const database = await mariadb();
  const options = { databaseUrl: database.urlOf(await database.createDatabase()), ...RATE_LIMITS };
  const servers = [await stage.server(options), await stage.server(options)] as const;
  await seatRace(await stage.survey(servers[0].origin, contested), servers);
  await linkRace(await stage.survey(servers[0].origin, contested), servers);
});
