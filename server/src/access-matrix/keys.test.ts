/** @store sqlite: keys are read by one statement, which the tests of the feature send to both stores. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeServer } from '../describe-server.js';
import { makeKey, revokeKey } from '../features/api-key/api-key.factory.js';
import { createSurvey } from '../features/survey/survey.factory.js';
import type { Operation } from '../platform/access/operation.js';
import { KEY_SCOPE_NAMES, type KeyScope } from '../platform/auth/key-scope.js';
import { until } from '../testing/until.js';
import { ACCOUNT_EXAMPLES } from './account-examples.js';
import { exampleOf } from './examples.js';
import { type Names, withoutNames } from './names.js';
import { type Input, sampleOf } from './sample.js';
import { withSentCode } from './sent-code.js';
import { watch } from './socket.js';
import { World } from './world.js';

const COUNT = 'subscription ($surveyId: ID!) { responseCount(surveyId: $surveyId) { count } }';
const { schema, operations } = await describeServer();
const letsInAny = ({ access }: Operation) => access?.keys?.scope === null;
const byName = (list: readonly Operation[]) => list.map((operation) => [operation.name, operation] as const);
const letIn = operations.filter(({ access }) => access?.keys);
const ofSurveys = letIn.filter(({ access }) => !access?.keys?.everySurvey);

let world: World;
let running: Names;
const keys = new Map<KeyScope, string>();
/** The scope that an operation asks for; where any lets in, one that shows surveys. */
const scopeOf = ({ access }: Operation): KeyScope => access?.keys?.scope ?? 'surveys:read';
/** Limited to one survey, which no operation is asked about. */
const limited = new Map<KeyScope, string>();

beforeAll(async () => {
  world = await World.make(schema);
  const { id } = await createSurvey(world.app, world.attacker);
  for (const scope of KEY_SCOPE_NAMES) {
    keys.set(scope, (await makeKey(world.app, world.attacker, { scopes: [scope] })).secret);
    limited.set(scope, (await makeKey(world.app, world.attacker, { scopes: [scope], surveyIds: [id] })).secret);
  }
  running = await world.ownSurvey('running');
});
afterAll(() => world?.app.stop());

async function inputOf(operation: Operation, names: Names): Promise<Input> {
  const body = await ACCOUNT_EXAMPLES[operation.name]?.(world.app);
  if (body) return operation.door === '/v1' ? { body } : { input: body };
  return sampleOf(operation, names, exampleOf(operation.name));
}

describe('an API key with one scope', () => {
  it.each(byName(operations.filter((operation) => !letsInAny(operation))))(
    'is kept out of %s unless the scope is that of the operation',
    async (_name, operation) => {
      const input = await inputOf(operation, running);
      const others = KEY_SCOPE_NAMES.filter((scope) => scope !== operation.access?.keys?.scope);

      for (const scope of others) expect((await world.caller.call({ operation, input, token: keys.get(scope) })).code).toBe('A0403');
      expect(await world.ownIsUntouched()).toBe(true);
    },
  );
});

describe('an API key with the scope of an operation', () => {
  it.each(byName(letIn))('is let in: %s does its work', async (name, operation) => {
    const example = exampleOf(name);
    const own = await world.ownSurvey(operation.access?.who === 'anyone' ? 'running' : example.state);
    const scope = scopeOf(operation);
    const token = keys.get(scope);
    const input = await withSentCode(world.app, operation, await inputOf(operation, own));

    const done = await world.caller.call({ operation, input, token, scope });
    await world.ownIsUntouched();

    expect({ code: done.code, refusal: done.code === '00000' ? '' : done.bytes }).toEqual({ code: '00000', refusal: '' });
  });
});

describe('an API key that is limited to another survey', () => {
  it.each(byName(ofSurveys))('meets in %s only what is as absent as a survey that never existed', async (name, operation) => {
    const { state } = exampleOf(name);
    const own = await world.ownSurvey(operation.access?.who === 'anyone' ? 'running' : state);
    const token = limited.get(scopeOf(operation));
    const ask = async (names: Names) => {
      const answer = await world.caller.call({ operation, input: sampleOf(operation, names, exampleOf(name)), token });
      return { ...answer, plain: withoutNames(answer.bytes, own, world.missing) };
    };

    const missing = await ask(world.missing);
    const met = await ask(own);

    if (met.code === '00000') expect(met.bytes).not.toContain(own.survey);
    else expect(met.plain).toBe(missing.plain);
  });

  const beyond = letIn.filter(({ access }) => access?.keys?.everySurvey);
  it.each(byName(beyond))('is kept out of %s, which is about more than surveys it knows', async (_name, operation) => {
    const token = limited.get(scopeOf(operation));

    expect((await world.caller.call({ operation, input: await inputOf(operation, running), token })).code).toBe('A0403');
  });
});

describe('a socket that was opened with an API key', () => {
  it('closes at once when the key is revoked', async () => {
    const { app, attacker } = world;
    const { survey } = await world.ownSurvey();
    const { id, secret } = await makeKey(app, attacker);
    const watcher = await watch(app, { query: COUNT, variables: { surveyId: survey } }, secret);
    expect((await watcher.first).code).toBe('00000');

    await revokeKey(app, attacker, id);

    await until(() => watcher.closed !== null);
    expect(watcher.closed).toBe(4403);
  });
});
