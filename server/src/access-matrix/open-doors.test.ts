import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeServer } from '../describe-server.js';
import type { Operation } from '../platform/access/operation.js';
import { v1 } from '../testing/callers.js';
import { ACCOUNT_EXAMPLES } from './account-examples.js';
import { leaksAt, targetsOf } from './attack.js';
import { exampleOf } from './examples.js';
import { type Names, withoutNames } from './names.js';
import { put } from './placing.js';
import { type Input, sampleOf } from './sample.js';
import { withSentCode } from './sent-code.js';
import { CANARY } from './names.js';
import { World } from './world.js';

const { schema, operations } = await describeServer();
const open = operations.filter(({ access }) => access?.who === 'anyone');
const answering = open.filter(({ access }) => access?.places.some(({ names }) => names === 'answeredSurvey'));
const byName = (list: readonly Operation[]) => list.map((operation) => [operation.name, operation] as const);
const targets = targetsOf(open)
  .filter(({ kind }) => kind !== 'answeredSurvey')
  .map((target) => [target.operation.name, target.at, target] as const);

let world: World;

beforeAll(async () => {
  world = await World.make(schema);
});
afterAll(() => world?.app.stop());

async function inputOf(operation: Operation, names: Names): Promise<Input> {
  const body = await ACCOUNT_EXAMPLES[operation.name]?.(world.app);
  if (body) return operation.door === '/v1' ? { body } : { input: body };
  return withSentCode(world.app, operation, sampleOf(operation, names, exampleOf(operation.name)));
}

describe('an operation for anyone', () => {
  it.each(byName(open))('%s does its work without a token', async (_name, operation) => {
    const own = await world.ownSurvey('running');

    const done = await world.caller.call({ operation, input: await inputOf(operation, own) });
    await world.ownIsUntouched();

    expect({ code: done.code, refusal: done.code === '00000' ? '' : done.bytes }).toEqual({ code: '00000', refusal: '' });
    expect(await world.signsOfVictim(done)).toEqual([]);
  });

  it.each(targets)("S2 %s takes what is not one's own at %s for what never existed", async (_name, _at, target) => {
    expect(await leaksAt(world, target)).toEqual([]);
  });
});

describe('an operation for respondents', () => {
  const ask = async (operation: Operation, names: Names, token: string | undefined, more: Readonly<Record<string, unknown>> = {}) => {
    const sample = Object.entries(more).reduce<Input>((input, [at, value]) => put(input, at, value), await inputOf(operation, names));
    const answer = await world.caller.call({ operation, input: sample, token });
    return { ...answer, plain: withoutNames(answer.bytes, names) };
  };

  it.each(byName(answering))(
    'S4 %s takes a survey that never ran, or lies in the recycle bin, for one that never existed',
    async (_name, operation) => {
      for (const token of [undefined, world.attacker.token]) {
        const missing = await ask(operation, world.missing, token);
        expect(missing.code).toBe('A0404');
        for (const hidden of [world.surveys.draft, world.surveys.recycled]) {
          const answer = await ask(operation, hidden, token);

          expect(answer.plain).toBe(missing.plain);
          expect(await world.signsOfVictim(answer)).toEqual([]);
        }
      }
    },
  );

  /** What a submission has earned is told to whoever made it, also when its survey takes no more. */
  const whileRunning = answering.filter(({ name }) => !/exam/i.test(name));

  it.each(byName(whileRunning))('S4 %s tells nothing of a survey that was stopped but that it does not run', async (_name, operation) => {
    for (const token of [undefined, world.attacker.token]) {
      const answer = await ask(operation, world.surveys.stopped, token);

      expect(answer.code).toBe('A0411');
      expect(await world.signsOfVictim(answer)).toEqual([]);
    }
  });

  it.each(byName(answering.filter(({ name }) => /responses|submit|files|code/i.test(name) === false)))(
    'S4 %s shows of a running survey what its page shows, not its quotas, its answers or its author',
    async (_name, operation) => {
      const { bytes, code } = await ask(operation, world.surveys.running, undefined);

      expect(code).toBe('00000');
      for (const secret of [CANARY.slice(0, 8), '"quotas":[{', world.victim.mobile, world.victim.userId])
        expect(bytes).not.toContain(secret);
    },
  );

  const evaluating = byName(operations.filter(({ name }) => /evaluate/i.test(name) && !name.includes('Template')));

  it.each(evaluating.flatMap(([name, operation]) => ['trace', 'draft'].map((asked) => [name, asked, operation] as const)))(
    'S26 %s with %s is for the author',
    async (_name, asked, operation) => {
      const at = operation.door === '/v1' ? `body.${asked}` : asked;
      expect((await ask(operation, world.surveys.running, undefined, { [at]: true })).code).toBe('A0401');
      const missing = await ask(operation, world.missing, world.attacker.token, { [at]: true });
      for (const foreign of Object.values(world.surveys)) {
        const answer = await ask(operation, foreign, world.attacker.token, { [at]: true });

        expect(answer.code).toBe('A0404');
        expect(answer.plain).toBe(missing.plain);
      }
    },
  );
});

describe('what two authors have in common', () => {
  it.each(['%', '_', '\\', '%25', "' OR 1=1 --"])('S3 S29 %s in a search is a letter like others', async (keyword) => {
    const list = await v1(world.app, 'GET', `/v1/surveys?keyword=${encodeURIComponent(keyword)}`, undefined, world.attacker.token);

    expect(list).toMatchObject({ code: '00000', data: { total: 0, list: [] } });
  });

  it('S1 the same idempotency key under two names is two requests', async () => {
    const make = (token: string) =>
      v1(world.app, 'POST', '/v1/surveys', { title: 'Same' }, token, { 'idempotency-key': 'the-same-for-both' });

    const [theirs, mine] = [await make(world.victim.token), await make(world.attacker.token)];

    expect(mine.code).toBe('00000');
    expect(mine.data.id).not.toBe(theirs.data.id);
  });
});
