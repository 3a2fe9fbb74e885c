import { writeFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { AnyRoute } from '../platform/route/route.js';
import { envelopeFaults } from './answer-faults.js';
import { eachOf } from './at-once.js';
import { Findings } from './findings.js';
import { randomFor, FUZZ_RUNS, FUZZ_SEED, groupsOf } from './fuzz-plan.js';
import { HttpCaller } from './http-caller.js';
import { namedValues } from './named-values.js';
import { rowsOfOther } from './other-rows.js';
import { RouteInputs } from './route-input.js';
import { signInAgain, startWorld, type Targets, targetsOf, type World } from './world.js';

/** Maximum number of inputs per set of surveys, because an earlier input may have emptied them. */
const PER_SURVEY = 40;

const nameOf = ({ method, path }: AnyRoute): string => `${method} ${path}`;

describe(`every /v1 route, seed ${FUZZ_SEED}, ${FUZZ_RUNS} inputs per caller`, () => {
  const findings = new Findings();
  let world: World;
  let caller: HttpCaller;
  let before: readonly string[];

  beforeAll(async () => {
    world = await startWorld();
    caller = new HttpCaller(world.app.address);
    before = await rowsOfOther(world);
  });
  afterAll(async () => {
    if (process.env.FUZZ_REPORT) writeFileSync(`${process.env.FUZZ_REPORT}-v1-${globalThis.TEST_DATABASE}.txt`, findings.table());
    caller?.close();
    await world?.app.stop();
  });

  const send = async (route: AnyRoute, who: string, count: number, targets: Targets, token: string | null) => {
    const chance = randomFor(nameOf(route), who);
    const inputs = new RouteInputs(route, chance, namedValues(world, targets, targets.rows, chance));
    await eachOf(
      Array.from({ length: count }, () => inputs.next(token)),
      async (request) => {
        const answer = await caller.send(request);
        findings.note(nameOf(route), request, answer, envelopeFaults(answer, world.secrets));
      },
    );
  };

  it('answers the envelope, no defect and nothing of the inside, to a stranger, an author, another author [4.3 S19 S28 S29]', async () => {
    const { routes } = world.app.features;
    for (const route of routes) {
      await send(route, 'stranger', FUZZ_RUNS, world.theirs, null);
      await send(route, 'other author', FUZZ_RUNS, world.theirs, (await signInAgain(world)).token);
    }
    for (const group of groupsOf(routes, FUZZ_RUNS, PER_SURVEY)) {
      for (let left = FUZZ_RUNS; left > 0; left -= PER_SURVEY) {
        const targets = await targetsOf(world.app, await signInAgain(world));
        for (const route of group) {
          const { token } = await signInAgain(world);
          await send(route, `author ${left}`, Math.min(left, PER_SURVEY), targets, token);
        }
      }
    }

    expect(findings.told).toEqual([]);
  }, 3_600_000);

  it('was asked for things it does, not only for what it refuses', () => {
    expect(findings.shareWith('200 00000')).toBeGreaterThan(0.5);
  });

  it('left the rows of the other author as they were', async () => {
    expect(before.length).toBeGreaterThan(5);
    expect(await rowsOfOther(world)).toEqual(before);
  });

  it('polluted no prototype [S28]', () => {
    expect(({} as Record<string, unknown>).polluted).toBeUndefined();
  });
});
