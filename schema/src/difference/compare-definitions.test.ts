import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { canonicalText } from '../definition/canonical-text.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { apply } from '../edit/apply.js';
import type { Operation } from '../edit/operation/operation.js';
import { arbitraryDefinition } from '../testing/arbitrary-definition.js';
import { arbitraryIntents, resolveIntents } from '../testing/arbitrary-operations.js';
import { answered, group, jump, matrix, show, single, survey, text, withLogic } from '../testing/index.js';
import { randomRuns } from '../testing/random-runs.js';
import { compareDefinitions, type DefinitionChange, differenceOf } from './compare-definitions.js';

const before = withLogic(
  survey(
    single('Q1', 'Colour?', ['red', 'blue']),
    group('G1', 'More', [text('Q2', 'Why?'), matrix(1, 'Q3', 'Each?', ['mornings'], ['yes', 'no'])]),
  ),
  show('Q2', answered('Q1')),
  jump('Q1', 0, answered('Q1')),
);
const [colour, more] = before.nodes;
const [shows] = before.logic ?? [];
if (!colour || !more || !shows) throw new Error('two nodes and two logic items');

function edited(operations: readonly Operation[], from: SurveyDefinition = before): SurveyDefinition {
  const result = apply(from, operations);
  if (!result.ok) throw new Error(`refused at ${result.at}: ${JSON.stringify(result.fault)}`);
  return result.definition;
}

/** A change as a reader of the list sees it: the kind, the part by its code, and the fields. New numbers of later questions are left out. */
function told(changes: readonly DefinitionChange[]): string[] {
  return changes.flatMap(({ kind, part, code, isMoved, fields }) => {
    const names = fields.map(({ field }) => field).filter((field) => field !== 'code');
    const isRenumbered = kind === 'changed' && !isMoved && names.length === 0;
    return isRenumbered ? [] : [[kind, part, code, ...(isMoved ? ['moved'] : []), ...names].filter((word) => word !== '').join(' ')];
  });
}

describe('what differs between two definitions', () => {
  it.each<[string, readonly Operation[], string[]]>([
    ['the title of a question', [{ op: 'updateNode', nodeId: colour.id, set: { title: 'Hue?' } }], ['changed node Q1 title']],
    ['a setting', [{ op: 'updateNode', nodeId: colour.id, set: { setting: { column: 2 } } }], ['changed node Q1 setting.column']],
    ['the title of the survey', [{ op: 'updateSurvey', set: { title: 'Other' } }], ['changed survey title']],
    ['a closing time', [{ op: 'updateSurvey', set: { closesAt: '2026-12-01T00:00:00.000Z' } }], ['changed survey closesAt']],
    ['a colour', [{ op: 'updateSurvey', set: { theme: { accent: '#1d4ed8' } } }], ['changed survey theme.accent']],
    ['an end page', [{ op: 'updateSurvey', set: { endings: { normal: { title: 'Thanks' } } } }], ['changed survey endings.normal']],
    ['an option more', [{ op: 'addOption', nodeId: colour.id, option: { title: 'green' } }], ['added option 3']],
    ['a group less, with what is in it', [{ op: 'removeNode', nodeId: more.id, confirmed: true }], ['removed node G1', 'removed logic Q2']],
    ['the order of questions', [{ op: 'moveNode', nodeId: colour.id, after: more.id }], ['changed node Q3 moved']],
    ['a rule less', [{ op: 'removeLogic', logicId: shows.id }], ['removed logic Q2']],
    ['a new rule', [{ op: 'copyLogic', logicId: shows.id }], ['added logic Q2']],
  ])('names %s', (_what, operations, expected) => {
    expect(told(compareDefinitions(before, edited(operations)))).toEqual(expected);
  });

  it('gives a field with its value before and after, and leaves out a value that is the default', () => {
    const after = edited([{ op: 'updateNode', nodeId: colour.id, set: { title: 'Hue?', required: true } }]);
    expect(compareDefinitions(before, after)).toEqual([
      {
        kind: 'changed',
        part: 'node',
        id: colour.id,
        nodeId: colour.id,
        code: 'Q1',
        title: 'Hue?',
        isMoved: false,
        fields: expect.arrayContaining([
          { field: 'title', before: 'Colour?', after: 'Hue?' },
          { field: 'required', after: true },
        ]),
      },
    ]);
  });

  it('does not tell the parts of a question that is new', () => {
    const after = edited([{ op: 'copyNode', nodeId: colour.id }]);
    // The copy brings its rule along, which stands in the list of the survey.
    expect(told(compareDefinitions(before, after))).toEqual(['added node Q2', 'added logic Q2']);
  });
});

describe('random surveys under random edits', () => {
  const runs = fc
    .tuple(arbitraryDefinition(fc), arbitraryIntents(fc))
    .map(([definition, intents]) => ({ definition, operations: resolveIntents(definition, intents) }));
  const idsOf = (changes: readonly DefinitionChange[], kind: DefinitionChange['kind']) =>
    changes
      .filter((change) => change.kind === kind)
      .map(({ id }) => id)
      .sort((a, b) => a - b);

  const FOLLOWING = new Set(['code', 'setting.level']);

  it('differ exactly where the canonical text does, in parts that the edits say they touched', () => {
    fc.assert(
      fc.property(runs, ({ definition, operations }) => {
        const result = apply(definition, operations);
        if (!result.ok) throw new Error('refused');
        const { definition: after, touched, created } = result;
        const changes = compareDefinitions(definition, after);
        const isSame = canonicalText({ ...after, lastId: 0 }) === canonicalText({ ...definition, lastId: 0 });

        expect(changes.length === 0).toBe(isSame);
        const known = new Set([...touched, ...created]);
        const strange = changes.filter(({ id, kind, fields }) => {
          // What an end page said of a question that is gone goes with the question, and is no touch of the survey; codes and the
          // levels of a cascade follow from what stands where.
          const isContent = kind !== 'changed' || fields.some(({ field }) => !FOLLOWING.has(field) && !field.startsWith('endings.'));
          return isContent && !known.has(id);
        });
        expect(strange).toEqual([]);
        const { added, removed, updated } = differenceOf(definition, after);
        expect(changes.filter(({ id }) => ![...added, ...removed, ...updated].includes(id))).toEqual([]);
      }),
      randomRuns(500),
    );
  });

  it('differ the other way round by the mirrored list', () => {
    fc.assert(
      fc.property(runs, ({ definition, operations }) => {
        const after = edited(operations, definition);
        const [there, back] = [compareDefinitions(definition, after), compareDefinitions(after, definition)];
        expect(idsOf(back, 'removed')).toEqual(idsOf(there, 'added'));
        expect(idsOf(back, 'added')).toEqual(idsOf(there, 'removed'));
      }),
      randomRuns(500),
    );
  });
});
