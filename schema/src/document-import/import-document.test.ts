import { describe, expect, it } from '@jest/globals';
import fc from 'fast-check';
import { questionRow } from '../catalogue/question-catalogue.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { parseDefinition } from '../definition/parse/parse-definition.js';
import { emptyDefinition } from '../definition/shape/shape.js';
import { apply } from '../edit/apply.js';
import { randomRuns } from '../testing/random-runs.js';
import { type ImportedDocument, importJson, importTable, importText } from './import-document.js';
import { additions, importedKinds, nodesToAdd, takeOver } from './take-over.js';
import { exampleText, RULE_EXAMPLES, TEXT_RULES } from './text/locales/rule-examples.js';

const DEFAULTS = { title: 'Untitled', language: 'en' } as const;

function read(document: ImportedDocument): SurveyDefinition {
  if (!document.ok) throw new Error(document.reason);
  return document.definition;
}

const kindsOf = ({ nodes }: SurveyDefinition) => nodes.map((node) => questionRow(node).key);

describe('the rules for plain text', () => {
  it.each(['zh-CN', 'en'] as const)('are read as their examples say, in %s', (language) => {
    const document = importText(exampleText(language), { title: '-', language });
    const definition = read(document);

    expect(document).toMatchObject({ notes: [], findings: [] });
    expect(kindsOf(definition)).toEqual([
      'single',
      'multiple',
      'text',
      'text',
      'single',
      'matrixSingle',
      'rate',
      'form',
      'page',
      'single',
      'text',
      'text',
    ]);
    expect([definition.title, definition.welcome]).toEqual(RULE_EXAMPLES[language].title.split('\n'));
    expect(definition.nodes[1]?.setting).toEqual({ max: 2 });
    expect(definition.nodes[3]?.required).toBe(true);
    expect(definition.nodes[4]?.options?.[1]).toMatchObject({ other: true });
    expect(definition.logic).toHaveLength(2);
  });

  it('have an example each, in both languages', () => {
    for (const examples of Object.values(RULE_EXAMPLES)) expect(Object.keys(examples)).toEqual([...TEXT_RULES]);
  });

  it('leave a condition out whole rather than half', () => {
    const document = importText('1. Tea?\nA. Yes\nB. No\n2. [if Q1=A and Q9=B] Which?\n', DEFAULTS);

    expect(read(document).logic).toBeUndefined();
    expect(document).toMatchObject({ notes: [{ code: 'conditionLost', text: 'Q1=A and Q9=B' }] });
  });
});

const anyLine = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 60 }),
  fc.constantFrom('1. a', 'A. b', '- c', '\t1\t2', '|x|y|', '====', '[matrix]', 'Columns: a | b', '2) d [if Q1=A]', 'B. e -> 3', '____'),
);

describe('whatever a document holds', () => {
  it('a text becomes a definition that holds, or nothing', () => {
    fc.assert(
      fc.property(fc.array(anyLine, { maxLength: 40 }), (lines) => {
        const document = importText(lines.join('\n'), DEFAULTS);
        expect(document.ok ? parseDefinition(document.definition).ok : document.reason).toBe(document.ok ? true : 'empty');
      }),
      randomRuns(500),
    );
  });

  it('so does a table, and JSON of any shape', () => {
    const cells = fc.array(fc.array(fc.oneof(anyLine, fc.constantFrom('Question', 'Type', 'Options', 'Rows', 'single')), { maxLength: 5 }));
    const json = fc.record({
      title: fc.jsonValue(),
      elements: fc.array(
        fc.record({
          type: fc.constantFrom('text', 'checkbox', 'matrix', 'rating', 'panel'),
          name: fc.jsonValue(),
          choices: fc.jsonValue(),
          rows: fc.jsonValue(),
          visibleIf: fc.oneof(fc.string(), fc.constantFrom('{a} > 1', "{a} = 'b' or {c} empty")),
          title: fc.constantFrom('{a} and {b}', '<b>{a}</b> & {c.d}', '\ue0001\ue001 {a}'),
          choicesFromQuestion: fc.constantFrom('a', 'b', undefined),
          validators: fc.jsonValue(),
        }),
      ),
      triggers: fc.jsonValue(),
      completedHtml: fc.constantFrom('{a}', '<'.repeat(30_000)),
    });
    fc.assert(
      fc.property(cells, json, (rows, survey) => {
        for (const document of [importTable(rows, DEFAULTS), importJson(survey, DEFAULTS)]) {
          expect(!document.ok || parseDefinition(document.definition).ok).toBe(true);
        }
      }),
      randomRuns(300),
    );
  });
});

describe('taking over', () => {
  const definition = read(
    importText('1. Tea?\nA. Yes\nB. No -> 3\n2. Which? [multiple]\nA. x\nB. y\n3. Rate [matrix]\nColumns: a | b\nr\n', DEFAULTS),
  );

  it('gives each question every kind that is offered for it, and stays a definition', () => {
    for (const node of definition.nodes) {
      for (const key of importedKinds(node)) {
        const taken = takeOver(definition, { kinds: { [node.id]: key }, leftOut: [] });
        expect(questionRow(taken.nodes.find(({ id }) => id === node.id) ?? node).key).toBe(key);
        expect(parseDefinition(taken)).toEqual({ ok: true, value: taken });
      }
    }
  });

  it('leaves questions out with the logic that leads to them', () => {
    const third = definition.nodes[2]?.id ?? 0;
    const taken = takeOver(definition, { kinds: {}, leftOut: [third] });

    expect(taken.nodes.map(({ code }) => code)).toEqual(['Q1', 'Q2']);
    expect(taken.logic).toBeUndefined();
  });

  it('drops a jump of a question that becomes a text', () => {
    const first = definition.nodes[0]?.id ?? 0;

    expect(takeOver(definition, { kinds: { [first]: 'statement' }, leftOut: [] }).logic).toBeUndefined();
  });

  it('drops conditions of options, and carried choices, that a kind cannot have', () => {
    const choices = ['Sea', 'Hills'];
    const survey = read(
      importJson(
        {
          elements: [
            { type: 'checkbox', name: 'a', choices },
            { type: 'checkbox', name: 'b', choices: [...choices, { value: 'Towns', visibleIf: "{a} = ['Sea']" }] },
            { type: 'radiogroup', name: 'c', choicesFromQuestion: 'a', choicesFromQuestionMode: 'selected' },
          ],
        },
        DEFAULTS,
      ),
    );
    const [first, second, third] = survey.nodes.map(({ id }) => id) as [number, number, number];
    const left = (kinds: Readonly<Record<number, 'text' | 'single' | 'dropdown'>>) =>
      takeOver(survey, { kinds, leftOut: [] }).logic?.length ?? 0;

    expect(survey.logic).toHaveLength(2);
    expect(left({ [second]: 'text' })).toBe(1);
    expect(left({ [third]: 'text' })).toBe(1);
    expect(left({ [first]: 'dropdown' })).toBe(1);
    expect(left({ [first]: 'single', [second]: 'dropdown' })).toBe(2);
  });

  it('adds the questions to another survey in their order, behind one of its own', () => {
    const start = apply(emptyDefinition({ title: 'Own' }), [
      { op: 'addNode', node: { type: 3, title: 'First' } },
      { op: 'addNode', node: { type: 3, title: 'Last' } },
    ]);
    if (!start.ok) throw new Error('no start');
    const after = start.definition.nodes[0]?.id;
    const added = apply(start.definition, additions(nodesToAdd(definition), after));

    expect(added.ok && added.definition.nodes.map(({ title }) => title)).toEqual(['First', 'Tea?', 'Which?', 'Rate', 'Last']);
  });
});
