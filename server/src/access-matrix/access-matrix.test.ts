/** @store sqlite: who may do what is decided by the services, and `open-doors` asks both stores. */
import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeServer } from '../describe-server.js';
import type { Operation } from '../platform/access/operation.js';
import { leaksAt, targetsOf } from './attack.js';
import { EXAMPLES, exampleOf } from './examples.js';
import type { Names } from './names.js';
import { sampleOf } from './sample.js';
import { documentOf } from './selection.js';
import { watch } from './socket.js';
import { answer, edit } from './activity.js';
import { World } from './world.js';

const { schema, operations } = await describeServer();
const authors = operations.filter(({ access }) => access?.who === 'author');
const byName = (list: readonly Operation[]) => list.map((operation) => [operation.name, operation] as const);
const targets = targetsOf(authors).map((target) => [target.operation.name, target.at, target] as const);

let world: World;

beforeAll(async () => {
  world = await World.make(schema);
});
afterAll(() => world?.app.stop());

const call = (operation: Operation, own: Names, token?: string) =>
  world.caller.call({ operation, input: sampleOf(operation, own, exampleOf(operation.name)), token });

describe('an operation of an author', () => {
  it.each(byName(authors))('S1 %s is refused without a token, and with that of a session that has ended', async (_name, operation) => {
    for (const token of [undefined, world.ended.token]) {
      const refused = await call(operation, world.surveys.running, token);

      expect(refused.code).toBe('A0401');
      expect(await world.signsOfVictim(refused)).toEqual([]);
    }
  });

  it.each(byName(authors))("%s does its work on one's own, so that its refusals mean something", async (name, operation) => {
    const example = exampleOf(name);
    const own = await world.ownSurvey(example.state);

    const done = await call(operation, own, world.attacker.token);
    await world.ownIsUntouched();

    expect({ code: done.code, refusal: done.code === '00000' ? '' : done.bytes }).toEqual({ code: '00000', refusal: '' });
    expect(await world.signsOfVictim(done)).toEqual([]);
  });

  it.each(targets)("S1 S2 %s takes what is not one's own at %s for what never existed", async (_name, _at, target) => {
    expect(await leaksAt(world, target)).toEqual([]);
  });

  it('has its example under the name it has now', () => {
    const names = new Set(operations.map(({ name }) => name));

    expect(Object.keys(EXAMPLES).filter((name) => !names.has(name))).toEqual([]);
  });
});

describe("a subscription to somebody else's survey", () => {
  const subscriptions = authors.filter(({ door }) => door === 'Subscription');

  it.each(byName(subscriptions))('S21 %s stays silent when something happens there', async (_name, operation) => {
    const example = EXAMPLES[operation.name] ?? {};
    const { tellsOfEdits, endsAtOnce, tellsOfReaders } = example;
    const { running, draft } = world.surveys;
    const variables = sampleOf(operation, tellsOfEdits ? draft : running, example);
    const document = { query: documentOf(schema, operation), variables };
    const [stranger, owner] = await Promise.all([
      watch(world.app, document, world.attacker.token),
      watch(world.app, document, world.victim.token),
    ]);
    expect((await stranger.first).code).toBe('A0404');

    // The first frame reports the current state; later events follow in one or more frames.
    await owner.first;
    const heard = owner.frames.length;
    await answer(world.app, running.survey, running.offset, randomUUID());
    await edit(world.app, world.victim, draft.survey, randomUUID(), 'CNRY-V');
    // Once the owner's socket has received the event, a stranger's socket would have received it too.
    if (!endsAtOnce && !tellsOfReaders) while (owner.frames.length <= heard) await new Promise((resolve) => setTimeout(resolve, 20));
    await world.remember();

    expect(stranger.frames.filter((frame) => /CNRY-|"data"/.test(frame))).toEqual([]);
    stranger.close();
    owner.close();
  });
});

describe('the test of access itself', () => {
  const target = (name: string, at: string) => targetsOf(authors).find((each) => each.operation.name === name && each.at === at);

  it('sees a service that forgets whose survey it is', async () => {
    const { surveys } = world.app.features.survey;
    const careful = surveys.requireOwned.bind(surveys);
    surveys.requireOwned = async (_ctx, surveyId) => (await surveys.find(surveyId)) ?? careful(_ctx, surveyId);
    try {
      const places = [
        target('Query.survey', 'id'),
        target('GET /v1/surveys/base/{id}', 'params.id'),
        target('Subscription.responseCount', 'surveyId'),
      ];
      for (const place of places) expect((await leaksAt(world, place!)).length).toBeGreaterThan(0);
    } finally {
      surveys.requireOwned = careful;
    }
  });

  it("sees a service that writes into what is not the caller's, however it answers", async () => {
    const { surveys } = world.app.features.survey;
    const careful = surveys.requireOwned.bind(surveys);
    surveys.requireOwned = async (ctx, surveyId, where) => {
      if (surveyId === world.surveys.draft.survey) await world.touchVictim(surveyId);
      return careful(ctx, surveyId, where);
    };
    try {
      expect(await leaksAt(world, target('GET /v1/surveys/base/{id}', 'params.id')!)).toContain("the victim's rows have changed");
    } finally {
      surveys.requireOwned = careful;
    }
  });
});
