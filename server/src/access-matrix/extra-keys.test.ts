/** @store sqlite: who may do what is decided by the services, and `open-doors` asks both stores. */
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { describeServer } from '../describe-server.js';
import { Survey } from '../features/survey/survey.entity.js';
import type { Operation } from '../platform/access/operation.js';
import { exampleOf } from './examples.js';
import { sampleOf } from './sample.js';
import { isStored } from './stored-rows.js';
import { World } from './world.js';

const { schema, operations } = await describeServer();
const writing = operations
  .filter(({ access, input, door }) => access?.who === 'author' && (door === '/v1' ? input.properties?.body : door === 'Mutation'))
  .map((operation) => [operation.name, operation] as const);

const PLANTED = 'planted-by-nobody';
const ID_OF_VICTIM = 'id-of-the-victim';
/** Written out: an object of this shape cannot be made by assignment. */
const EXTRAS =
  `"userId":"${ID_OF_VICTIM}","ownerId":"${ID_OF_VICTIM}","state":2,"permission":{"editable":"${PLANTED}"},"role":"${PLANTED}",` +
  `"isAdmin":true,"createdAt":"${PLANTED}","number":1,"__proto__":{"polluted":"${PLANTED}"},"constructor":{"prototype":{"polluted":"${PLANTED}"}}`;

describe('keys that nobody asked for (S28)', () => {
  let world: World;

  beforeAll(async () => {
    world = await World.make(schema);
  });
  afterAll(() => world?.app.stop());

  /** The request as text, with the extra keys in its innermost named object. */
  const sent = (operation: Operation, input: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> => {
    const part = operation.door === '/v1' ? 'body' : 'input';
    const text = JSON.stringify(input[part] ?? {});
    const withExtras = `{${EXTRAS}${text === '{}' ? '' : ','}${text.slice(1)}`;
    return { ...input, [part]: operation.door === '/v1' ? withExtras : JSON.parse(withExtras) };
  };

  it.each(writing)('%s refuses them, or passes them over', async (name, operation) => {
    const own = await world.ownSurvey(exampleOf(name).state);
    const input = sent(operation, sampleOf(operation, own, exampleOf(name)));

    const answer = await world.caller.call({ operation, input, token: world.attacker.token });
    await world.ownIsUntouched();

    expect(['A0400', '00000']).toContain(answer.code);
    expect(await isStored(world.app, PLANTED)).toBe(false);
    expect(await isStored(world.app, ID_OF_VICTIM)).toBe(false);
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined();
    const { ownerId } = await world.app.platform.database.repository(Survey).findOneByOrFail({ id: own.survey });
    expect(ownerId).toBe(world.attacker.userId);
    expect(await world.signsOfVictim(answer)).toEqual([]);
  });
});
