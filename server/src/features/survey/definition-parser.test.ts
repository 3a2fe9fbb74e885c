import { afterAll, describe, expect, it } from '@jest/globals';
import { single, survey } from '@wence/schema/testing';
import { DefinitionParser } from './definition-parser.js';

const options = Array.from({ length: 10 }, (_, place) => `Option ${place}`);
const large = survey(...Array.from({ length: 200 }, (_, place) => single(`Q${place + 1}`, `Question ${place + 1}`, options)));
const faulty = { ...large, title: '' };

describe('a definition from outside', () => {
  const parser = new DefinitionParser();
  afterAll(() => parser.stop());

  it('is the same whether it is read here or on a thread', async () => {
    const small = survey(single('Q1', 'Tea?', ['yes', 'no']));

    expect(await parser.parse(small)).toEqual(small);
    expect(await parser.parse(large)).toEqual(large);
  });

  it('is refused with its faults, however large it is', async () => {
    const refused = { code: 'A0400', details: { fields: [{ field: 'title', rule: 'tooShort' }] } };

    await expect(parser.parse({ ...faulty, nodes: [] })).rejects.toMatchObject(refused);
    await expect(parser.parse(faulty)).rejects.toMatchObject(refused);
  });
});
