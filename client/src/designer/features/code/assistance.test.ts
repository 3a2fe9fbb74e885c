import { describe, expect, it } from '@jest/globals';
import { CompletionContext } from '@codemirror/autocomplete';
import { json } from '@codemirror/lang-json';
import { EditorState } from '@codemirror/state';
import { completeDefinition, marksOf, readText } from './assistance';
import { keysAt, valuesAt } from './schema-walk';

const stateOf = (doc: string) => EditorState.create({ doc, extensions: [json()] });

/** Returns the suggestions where `|` stands in a text. */
function offered(marked: string): string[] {
  const at = marked.indexOf('|');
  const state = stateOf(marked.replace('|', ''));
  const result = completeDefinition(new CompletionContext(state, at, true));
  return (result?.options ?? []).map(({ label }) => label);
}

const WORDS = { notJson: 'no JSON', of: ({ field, rule }: { field: string; rule: string }) => `${field} ${rule}` };

describe('what is offered while a definition is written', () => {
  it('is the keys of the object around, but for those that are there', () => {
    const keys = offered('{ "title": "Tea", "|" }');
    expect(keys).toEqual(expect.arrayContaining(['"nodes"', '"settings"', '"welcome"']));
    expect(keys).not.toContain('"title"');
  });

  it('is the keys of a question inside of a list, and of a group in that', () => {
    expect(offered('{ "nodes": [ { "|" } ] }')).toEqual(expect.arrayContaining(['"type"', '"options"', '"required"']));
    expect(offered('{ "nodes": [ { "group": true, "nodes": [ { "|" } ] } ] }')).toContain('"options"');
  });

  it('is the values of a key that has only some', () => {
    expect(offered('{ "language": | }')).toEqual(['"zh-CN"', '"en"']);
    expect(offered('{ "perPage": | }')).toEqual(['true', 'false']);
  });

  it('tells with each key what it says, and begins its value', () => {
    expect(keysAt([]).find(({ key }) => key === 'nodes')).toEqual({
      key: 'nodes',
      description: 'Questions, page breaks, statements and containers, in order.',
      opening: '[',
    });
    expect(valuesAt(['nodes', 0, 'type'])).toEqual(expect.arrayContaining(['1', '14']));
  });
});

describe('what is wrong with a text', () => {
  it('is marked at its value, or at the innermost part of it that is there', () => {
    const doc = '{ "format": 1, "title": "Tea", "nodes": [ { "id": 1, "code": "Q1", "type": 3, "required": 3, "title": "Why?" } ] }';
    const [mark] = marksOf(stateOf(doc), readText(doc), WORDS);
    expect(mark && doc.slice(mark.from, mark.to)).toBe('"required": 3');
    expect(mark?.message).toMatch(/^nodes\[0\]\.required type$/);
  });

  it('is one mark where it is not JSON', () => {
    const doc = '{ "title": }';
    expect(marksOf(stateOf(doc), readText(doc), WORDS)).toMatchObject([{ severity: 'error', message: 'no JSON' }]);
  });

  it('is nothing in a definition', () => {
    const doc = '{ "format": 1, "title": "Tea", "nodes": [] }';
    expect(readText(doc).kind).toBe('definition');
    expect(marksOf(stateOf(doc), readText(doc), WORDS)).toEqual([]);
  });
});
