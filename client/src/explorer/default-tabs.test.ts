import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { buildSchema, parse, validate } from 'graphql';
import { defaultTabs } from './default-tabs';
import { wordsOf } from './i18n/words';

const schema = buildSchema(readFileSync(new URL('../../../schema/schema.graphql', import.meta.url), 'utf8'));

describe.each(['zh-CN', 'en'] as const)('the tabs that the explorer begins with, in %s', (locale) => {
  const tabs = defaultTabs(wordsOf(locale));

  it.each(tabs)('ask for what the graph has: $query', ({ query, variables }) => {
    expect(validate(schema, parse(query)).map(({ message }) => message)).toEqual([]);
    expect(() => JSON.parse(variables ?? '{}') as unknown).not.toThrow();
  });

  it('begin with comments for those who are new here', () => {
    expect(tabs.every(({ query }) => query.startsWith('# '))).toBe(true);
  });
});
