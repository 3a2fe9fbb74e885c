import { afterAll, describe, expect, it } from '@jest/globals';
import { apply, canonicalText, type Operation, type SurveyDefinition } from '@wence/schema';
import { single, survey } from '@wence/schema/testing';
import { parseStored } from './definition-jobs.js';
import { DefinitionWork, editsFast, readsFast, replacesFast } from './definition-work.js';
import { storedHash } from './stored-hash.policy.js';

const options = Array.from({ length: 10 }, (_, place) => `Option ${place}`);
const questions = Array.from({ length: 500 }, (_, place) => single(`Q${place + 1}`, `Question ${place + 1}`, options));
/** As it is read out of its canonical text, which sorts the keys. */
const stored = (definition: SurveyDefinition) => parseStored(canonicalText(definition));
const large = stored(survey(...questions));
const small = stored(survey(single('Q1', 'Tea?', ['yes', 'no'])));
const renamings = large.nodes.map(({ id }): Operation => ({ op: 'updateNode', nodeId: id, set: { title: `Renamed ${id}` } }));

const adding = { op: 'addNode', node: { type: 1, title: 'Tea?', options: [{ title: 'yes' }, { title: 'no' }] } } as const;

describe('work on definitions', () => {
  const work = new DefinitionWork();
  afterAll(() => work.stop());

  it.each([small, large])('reads a definition from outside, here or on a thread', async (definition) => {
    expect(storedHash(await work.parse(definition))).toBe(storedHash(canonicalText(definition)));
  });

  it.each([
    { ...small, title: '' },
    { ...large, title: '' },
  ])('refuses a definition with its faults, here or on a thread', async (faulty) => {
    const refused = { code: 'A0400', details: { fields: [{ field: 'title', rule: 'tooShort' }] } };

    await expect(work.parse(faulty)).rejects.toMatchObject(refused);
  });

  it.each([
    [renamings.slice(0, 1)],
    [Array.from({ length: 400 }, (_, place) => ({ ...adding, node: { ...adding.node, title: `${place}` } }))],
  ])('reads operations from outside, here or on a thread', async (operations) => {
    expect(await work.readOperations(operations)).toEqual(operations);
    await expect(work.readOperations([...operations.slice(1), { op: 'unknown' }])).rejects.toMatchObject({ code: 'A0400' });
  });

  it.each([
    [small, [{ op: 'updateNode', nodeId: 1, set: { title: 'Coffee?' } }]],
    [large, renamings],
  ] as [SurveyDefinition, Operation[]][])('applies operations, here or on a thread', async (definition, operations) => {
    const text = canonicalText(definition);
    const applied = apply(definition, operations);
    if (!applied.ok) throw new Error('refused');

    const edited = await work.edit(text, operations);

    if (!edited.ok) throw new Error('refused');
    const { touched, created } = applied;
    expect(edited).toMatchObject({ title: definition.title, touched, created });
    // Hashes, as a difference of large texts would fill the screen many times.
    expect(storedHash(edited.text)).toBe(storedHash(canonicalText(applied.definition)));
    expect(storedHash(edited.inverse)).toBe(storedHash(JSON.stringify(applied.inverse)));
    expect(await work.edit(text, [...operations, { op: 'removeNode', nodeId: 99_999 }])).toEqual({
      ok: false,
      fault: { code: 'notFound', id: 99_999 },
      at: operations.length,
    });
  });

  it.each([
    [small, { ...small, title: 'Other' }],
    [large, { ...large, nodes: large.nodes.slice(1), lastId: 1 }],
  ])('compares definitions, here or on a thread', async (before, after) => {
    const replaced = await work.replace(canonicalText(before), canonicalText(after));

    expect(replaced.hash).toBe(storedHash(canonicalText({ ...after, lastId: before.lastId })));
    expect(storedHash(replaced.text)).toBe(replaced.hash);
    expect(replaced).toMatchObject({ title: after.title, changed: true, added: [] });
  });

  it('does the small part of this here, and the large part on threads', () => {
    const [smallText, largeText] = [canonicalText(small), canonicalText(large)];

    expect([readsFast(small), editsFast(smallText, renamings), editsFast(largeText, renamings.slice(0, 1))]).toEqual([true, true, true]);
    expect(replacesFast(smallText, smallText)).toBe(true);
    expect([readsFast(large), editsFast(largeText, renamings), replacesFast(largeText, largeText)]).toEqual([false, false, false]);
  });
});
