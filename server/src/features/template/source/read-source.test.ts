/** @store sqlite: texts in, definitions out. */
import { describe, expect, it } from '@jest/globals';
import { compileSource } from './compile-source.js';
import { readSource } from './read-source.js';

const SCALES = new Map([['yesNo', 'ja; nein | yes; no']]);
const HEAD = 'title: Tee | Tea\ntheme: accent=#60A5FA isDark radius=4\npaging: question\n';
const compiled = (body: string, language: 'zh-CN' | 'en' = 'en') => compileSource(readSource(`${HEAD}${body}`), language, SCALES);

describe('the source of a template', () => {
  it('names each text in both languages', () => {
    const body = 'single! drinks: Trinkst du Tee? | Do you drink tea?\n* yesNo\n';

    expect(compiled(body).nodes[0]).toMatchObject({
      title: 'Do you drink tea?',
      required: true,
      options: [{ title: 'yes' }, { title: 'no' }],
    });
    expect(compiled(body, 'zh-CN').nodes[0]).toMatchObject({ title: 'Trinkst du Tee?', options: [{ title: 'ja' }, { title: 'nein' }] });
  });

  it('has a head with the look and the paging', () => {
    expect(compiled('text: Why?')).toMatchObject({
      title: 'Tea',
      language: 'en',
      perPage: true,
      theme: { accent: '#60a5fa', isDark: true, radius: 4 },
    });
  });

  it('marks options, and nests the levels of a cascade', () => {
    const { nodes } = compiled(
      'multiple: Which?\n- Green\n- Other (other)\n- None (only)\ncascade: Where?\nlevel = 2\n- A\n-- A1\n-- A2\n- B\n-- B1\n',
    );

    expect(nodes[0]?.options).toMatchObject([{ title: 'Green' }, { title: 'Other', other: true }, { title: 'None', exclusive: true }]);
    expect(nodes[1]?.options).toMatchObject([
      { title: 'A', nodes: [{ title: 'A1' }, { title: 'A2' }] },
      { title: 'B', nodes: [{ title: 'B1' }] },
    ]);
  });

  it('has rules that name questions, places of options and ends', () => {
    const { nodes, logic } = compiled(
      'single a: A?\n- x\n- y\njump out if it = 2\nrate b: B?\ntext c: C?\nshow if a = 1 and b in 1..2 or b > 4\nsingle d: D?\n- z\ncarry chosen from a\n',
    );
    const [a, b, c, d] = nodes.map(({ id }) => id);

    expect(logic).toMatchObject([
      { model: 1, type: 1, nodeId: a, target: -1, conditions: [{ nodeId: a, algorithm: 1, optionId: [nodes[0]?.options?.[1]?.id] }] },
      {
        model: 1,
        type: 2,
        nodeId: c,
        algorithm: 1,
        conditions: [
          { nodeId: a, algorithm: 1 },
          { nodeId: b, algorithm: 10, result: [1, 2] },
          { nodeId: b, algorithm: 8, result: [4], operator: 2 },
        ],
      },
      { model: 2, type: 1, nodeId: d, conditions: [{ nodeId: a, algorithm: 1 }] },
    ]);
  });

  it('inserts earlier answers with what is said without one', () => {
    const { nodes } = compiled('name who: Who?\ntext: Why, {who:friend}?');

    expect(nodes[1]?.title).toBe(`Why, <span data-ref="${nodes[0]?.id}" data-fallback="friend">[Q1]</span>?`);
  });

  it('keeps questions together in groups', () => {
    expect(compiled('group: G\ntext: One\ntext: Two\nend group\ntext: Three').nodes).toMatchObject([
      { group: true, title: 'G', nodes: [{ title: 'One' }, { title: 'Two' }] },
      { title: 'Three' },
    ]);
  });

  it('is refused with the line that says nothing, and with a rule that names what is not there', () => {
    expect(() => readSource(`${HEAD}singel: What?`)).toThrow('line 4: singel: What?');
    expect(() => compiled('text a: A?\nshow if nobody = 1')).toThrow('no question nobody');
    expect(() => compiled('single a: A?\n- x\ntext: B?\nshow if a = 2')).toThrow('nothing at place 2');
  });
});
