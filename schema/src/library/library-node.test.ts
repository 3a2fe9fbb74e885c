import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { questionRow } from '../catalogue/question-catalogue.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { emptyDefinition } from '../definition/shape/shape.js';
import { walkNodes } from '../definition/walk.js';
import { apply } from '../edit/apply.js';
import { LIBRARY_LIMITS } from '../limit/author-limits.js';
import { LIMITS } from '../limit/limits.js';
import { arbitraryDefinition } from '../testing/arbitrary-definition.js';
import { randomRuns } from '../testing/random-runs.js';
import { fitsLibrary, libraryNode, libraryTitle, readLibraryName, readLibraryNode } from './library-node.js';

const token = (nodeId: number, fallback: string): string => `<span data-ref="${nodeId}" data-fallback="${fallback}">[Q${nodeId}]</span>`;
const CHOICE: SurveyNode = {
  id: 7,
  code: 'Q3',
  type: 1,
  title: `Why ${token(1, 'this one')}?`,
  options: [
    { id: 8, code: 'A', title: token(2, ''), image: 'images/a.png' },
    { id: 9, code: 'B', title: 'Other', other: true, optionKey: 4 },
  ],
};

function added(node: SurveyNode): SurveyNode | undefined {
  const kept = libraryNode(node);
  const applied = kept && apply(emptyDefinition({ title: '-' }), [{ op: 'addNode', node: kept }]);
  if (!applied?.ok) throw new Error(JSON.stringify(applied));
  return applied.definition.nodes[0];
}

describe('a question in a library', () => {
  it('leaves ids, code and identities of carried options behind; codes of options and pictures come along', () => {
    expect(libraryNode(CHOICE)).toEqual({
      type: 1,
      title: 'Why this one?',
      options: [
        { code: 'A', title: '-', image: 'images/a.png' },
        { code: 'B', title: 'Other', other: true },
      ],
    });
  });

  it('is a question or a statement, nothing that divides a survey or holds others', () => {
    const container: SurveyNode = { id: 1, code: 'G1', group: true, title: 'Group', nodes: [CHOICE] };

    expect([container, { id: 1, code: 'P', type: 0, title: 'Page' } as SurveyNode].map(libraryNode)).toEqual([null, null]);
    expect(fitsLibrary({ id: 1, code: 'S', type: 90, title: 'Hello' })).toBe(true);
  });

  it('is the same question again wherever it is added, with ids and a code of its own', () => {
    fc.assert(
      fc.property(arbitraryDefinition(fc), (definition: SurveyDefinition) => {
        for (const node of walkNodes(definition.nodes)) {
          const kept = libraryNode(node);
          if (kept === null) continue;
          const again = added(node);
          const lacksParts = kept.options === undefined && questionRow(node).needsOptions;
          if (again && !lacksParts) expect(libraryNode(again)).toEqual(expect.objectContaining(kept));
        }
      }),
      randomRuns(60),
    );
  });

  it('comes into a survey by an operation that undo takes back', () => {
    const survey: SurveyDefinition = { ...emptyDefinition({ title: 'Tea' }), lastId: 9, nodes: [CHOICE] };
    const inserted = apply(survey, [{ op: 'addNode', node: libraryNode(CHOICE) ?? {}, after: 7 }]);
    if (!inserted.ok) throw new Error(JSON.stringify(inserted));

    expect(inserted.created).toEqual([10, 11, 12]);
    expect(inserted.definition.nodes.map(({ id }) => id)).toEqual([7, 10]);
    const undone = apply(inserted.definition, inserted.inverse);
    expect(undone.ok && undone.definition).toEqual(survey);
  });

  it('can be read out of anything by the rules of adding it', () => {
    const defaults = readLibraryNode({ type: 1 }, 'en');

    expect(defaults).toMatchObject({ ok: true, value: { type: 1, title: 'Question 1', options: [{}, {}] } });
    expect(readLibraryNode({ type: 14, subType: 3, title: 'x', options: [], children: [{}] }, 'en')).toMatchObject({
      ok: true,
      value: { options: [] },
    });
    for (const [given, field, rule] of [
      [{ type: 1, title: '' }, 'node.title', 'tooShort'],
      [{ type: 1, options: [] }, 'node.options', 'tooShort'],
      [{ type: 999 }, 'node.type', 'unknownType'],
      [{ group: true, title: 'x' }, 'node', 'notAllowed'],
      [{ type: 0 }, 'node', 'notAllowed'],
      ['text', 'node', 'type'],
    ] as const) {
      expect(readLibraryNode(given, 'en')).toMatchObject({ ok: false, faults: [{ field, rule }] });
    }
  });

  it('is not larger than a library keeps', () => {
    const title = 'x'.repeat(LIMITS.optionTitle);
    const options = Array.from({ length: 400 }, () => ({ title: title.replaceAll('x', '\u4e00') }));

    expect(readLibraryNode({ type: 1, options }, 'en')).toEqual({
      ok: false,
      faults: [{ field: 'node', rule: 'tooBig', limit: LIBRARY_LIMITS.nodeBytes }],
    });
  });

  it('is called by the words of its title', () => {
    expect(libraryTitle(`<p>Why <b>${token(1, 'this')}</b>?</p>`)).toBe('Why this?');
    expect(libraryTitle('<p><img src="images/a.png"></p>')).toBe('-');
    expect([...libraryTitle('x'.repeat(500))]).toHaveLength(LIBRARY_LIMITS.title);
  });
});

describe('the name of a library', () => {
  it('has at most 24 characters, a pictograph counting as one [S5.library.name-max-24] [S9.text.library-name-24]', () => {
    expect(LIBRARY_LIMITS.name).toBe(24);
    expect(readLibraryName('\u9898'.repeat(24))).toEqual({ ok: true, value: '\u9898'.repeat(24) });
    expect(readLibraryName('\u{1f600}'.repeat(24)).ok).toBe(true);
    expect(readLibraryName('x'.repeat(25))).toEqual({ ok: false, faults: [{ field: 'name', rule: 'tooLong', limit: 24 }] });
  });

  it('is not blank, and stands without spaces around it [S5.library.name-non-empty]', () => {
    expect(readLibraryName('  Ours ')).toEqual({ ok: true, value: 'Ours' });
    for (const blank of ['', '  \t']) {
      expect(readLibraryName(blank)).toEqual({ ok: false, faults: [{ field: 'name', rule: 'tooShort', limit: 1 }] });
    }
  });

  it('has no half characters', () => {
    expect(readLibraryName('\ud800')).toEqual({ ok: false, faults: [{ field: 'name', rule: 'format' }] });
  });
});
