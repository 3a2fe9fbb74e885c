import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { group, loop, page, statement } from '../testing/build-container.js';
import { growingTable, matrix, table } from '../testing/build-grid.js';
import {
  type BuiltNode,
  cascade,
  city,
  date,
  dropdown,
  form,
  imageSingle,
  multiple,
  question,
  rank,
  rate,
  single,
  slider,
  text,
  upload,
} from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeIdOf } from '../testing/by-name.js';
import { carrySources, conditionSources, defaultLogicType, jumpTargets, offeredLogic, pipingSources } from './offer.js';

const colour = single('Q1', 'Colour?', ['red', 'blue']);

const offered = (definition: SurveyDefinition, code: string) => offeredLogic(definition, nodeIdOf(definition, code));

/** The kinds offered on a question that follows a choice question. */
const onSecond = (second: BuiltNode) => offered(survey(colour, second), 'Q2');

describe('the kinds of logic offered on a question', () => {
  it('are jump and show where it takes both and something stands before it', () => {
    expect(onSecond(text('Q2', 'Why?'))).toEqual(['jump', 'show']);
  });

  it('leave show out for the first logic-capable question and have it for the second [S4.logic-type.no-show-first]', () => {
    const definition = survey(colour, single('Q2', 'Size?', ['S', 'L']));

    expect(offered(definition, 'Q1')).toEqual(['jump']);
    expect(offered(definition, 'Q2')).toEqual(['jump', 'show', 'options', 'carryOver']);
  });

  it('leave show out for statements and containers as long as there is nothing to look at', () => {
    const definition = survey(statement('T1', 'Hello'), group('G1', 'You', [colour, text('Q2', 'Why?')]), group('G2', 'We', []));

    expect(offered(definition, 'T1')).toEqual([]);
    expect(offered(definition, 'G1')).toEqual(['jump']);
    expect(offered(definition, 'Q1')).toEqual(['jump']);
    expect(offered(definition, 'Q2')).toEqual(['jump', 'show']);
    expect(offered(definition, 'G2')).toEqual(['jump', 'show']);
  });

  it('are none for a first question that takes no jump: the empty state', () => {
    expect(offered(survey(cascade('Q1', 'Where?', ['Hebei'])), 'Q1')).toEqual([]);
  });

  it('leave jump out for tables, fixed and growing [S4.logic-type.no-jump-table]', () => {
    expect(onSecond(table('Q2', 'Hours?', ['Monday'], ['from']))).toEqual(['show']);
    expect(onSecond(growingTable('Q2', 'Children?', ['name']))).toEqual(['show']);
  });

  it('leave jump out for cascades [S4.logic-type.no-jump-cascade]', () => {
    expect(onSecond(cascade('Q2', 'Where?', ['Hebei']))).not.toContain('jump');
  });

  it('leave jump out for cities [S4.logic-type.no-jump-city]', () => {
    expect(onSecond(city('Q2', 'City?'))).toEqual(['show']);
  });

  it('leave jump out for uploads [S4.logic-type.no-jump-upload]', () => {
    expect(onSecond(upload('Q2', 'Photo?'))).toEqual(['show']);
  });

  it('leave jump out for forms [S4.logic-type.no-jump-form]', () => {
    expect(onSecond(form('Q2', 'Address?', ['street']))).toEqual(['show', 'options']);
  });

  it('leave jump out for heat maps [S4.logic-type.no-jump-heatmap]', () => {
    expect(onSecond(question(40, 'Q2', 'Where do you look?'))).toEqual(['show']);
  });

  it('leave jump out for texts [S4.logic-type.no-jump-text]', () => {
    expect(onSecond(statement('Q2', 'Thank you'))).toEqual(['show']);
  });

  it('leave jump out for fill-in matrices only [S4.logic-type.no-jump-matrix-3]', () => {
    const [rows, columns] = [['us'], ['good']];

    expect(onSecond(matrix(3, 'Q2', 'How?', rows, columns))).toEqual(['show', 'options', 'rows', 'carryOver']);
    expect(onSecond(matrix(1, 'Q2', 'How?', rows, columns))).toEqual(['jump', 'show', 'options', 'rows', 'carryOver']);
    expect(onSecond(matrix(2, 'Q2', 'How?', rows, columns))).toContain('jump');
    expect(onSecond(matrix(4, 'Q2', 'How?', rows))).toEqual(['jump', 'show', 'rows', 'carryOver']);
  });

  it('have carry-over only behind a single or multiple choice', () => {
    const items = rank('Q2', 'Order?', ['a', 'b']);

    expect(offered(survey(text('Q1', 'Why?'), items), 'Q2')).not.toContain('carryOver');
    expect(offered(survey(multiple('Q1', 'Which?', ['a']), items), 'Q2')).toContain('carryOver');
  });

  it('are none for pages and for questions that are not there', () => {
    const definition = survey(colour, page('P1'));

    expect(offered(definition, 'P1')).toEqual([]);
    expect(offeredLogic(definition, 99)).toEqual([]);
  });
});

describe('new question logic', () => {
  it('starts as a jump where that is offered', () => {
    const definition = survey(colour, slider('Q2', 'How much?'), loop('L1', 'Children', []));

    expect(defaultLogicType(definition, nodeIdOf(definition, 'Q2'))).toBe(1);
    expect(defaultLogicType(definition, nodeIdOf(definition, 'L1'))).toBe(1);
    expect(defaultLogicType(survey(loop('L1', 'Children', [])), 1)).toBe(1);
  });

  it('starts as show for questions without jump [S4.logic-type.default-show]', () => {
    const definition = survey(colour, city('Q2', 'City?'));

    expect(defaultLogicType(definition, nodeIdOf(definition, 'Q2'))).toBe(2);
  });

  it('starts as nothing where neither is offered', () => {
    const definition = survey(city('Q1', 'City?'));

    expect(defaultLogicType(definition, nodeIdOf(definition, 'Q1'))).toBeNull();
  });
});

const codesOf = (nodes: readonly SurveyNode[]): string[] => nodes.map(({ code }) => code);

const long = survey(
  single('Q1', 'Colour?', ['red']),
  statement('T1', 'Now you'),
  group('G1', 'You', [text('Q2', 'Name?'), rate('Q3', 'Mood?')]),
  page('P1'),
  multiple('Q4', 'Which?', ['a']),
);
const idOf = (code: string): number => nodeIdOf(long, code);

describe('what a condition can look at', () => {
  it('is every question before, in containers too, and no statement, page or container', () => {
    expect(codesOf(conditionSources(long, idOf('Q4'), 'show'))).toEqual(['Q1', 'Q2', 'Q3']);
    expect(codesOf(conditionSources(long, idOf('Q3'), 'options'))).toEqual(['Q1', 'Q2']);
  });

  it('is the question itself as well, for a jump', () => {
    expect(codesOf(conditionSources(long, idOf('Q3'), 'jump'))).toEqual(['Q1', 'Q2', 'Q3']);
    expect(codesOf(conditionSources(long, idOf('Q3'), 'show'))).toEqual(['Q1', 'Q2']);
  });

  it('is what stands in a container as well, for a jump of the container', () => {
    expect(codesOf(conditionSources(long, idOf('G1'), 'jump'))).toEqual(['Q1', 'Q2', 'Q3']);
    expect(codesOf(conditionSources(long, idOf('G1'), 'show'))).toEqual(['Q1']);
  });

  it('is nothing for a question that is not there', () => {
    expect(conditionSources(long, 99, 'jump')).toEqual([]);
  });
});

describe('where a jump can lead', () => {
  it('is behind its question, to a page that begins there, or to an end', () => {
    expect(jumpTargets(long, idOf('Q1'))).toEqual([idOf('T1'), idOf('G1'), idOf('Q2'), idOf('Q3'), idOf('P1'), idOf('Q4'), 0, -1]);
    expect(jumpTargets(long, idOf('Q4'))).toEqual([0, -1]);
  });

  it('is behind a container, not into it, when the container jumps', () => {
    expect(jumpTargets(long, idOf('G1'))).toEqual([idOf('P1'), idOf('Q4'), 0, -1]);
  });
});

describe('what options can be carried over from', () => {
  it('is single and multiple choice, no open text, ranking or drop-down [S5.carry-over.source-type]', () => {
    const definition = survey(
      single('Q1', 'Colour?', ['red']),
      multiple('Q2', 'Which?', ['a']),
      text('Q3', 'Why?'),
      rank('Q4', 'Order?', ['a']),
      dropdown('Q5', 'Town?', ['b']),
      imageSingle('Q6', 'Picture?', ['c']),
      multiple('Q7', 'Last?', ['d']),
    );

    expect(codesOf(carrySources(definition, nodeIdOf(definition, 'Q7')))).toEqual(['Q1', 'Q2', 'Q6']);
  });

  it('stands before the question [S5.carry-over.source-before]', () => {
    const choice = (code: string) => multiple(code, 'Which?', ['a']);
    const definition = survey(choice('Q1'), choice('Q2'), choice('Q3'), choice('Q4'));

    expect(codesOf(carrySources(definition, nodeIdOf(definition, 'Q3')))).toEqual(['Q1', 'Q2']);
  });
});

describe('what answers a text can insert', () => {
  const definition = survey(
    single('Q1', 'Colour?', ['red']),
    multiple('Q2', 'Which?', ['a']),
    dropdown('Q3', 'Town?', ['b']),
    text('Q4', 'Why?'),
    form('Q5', 'Address?', ['street']),
    date('Q6', 'When?'),
    matrix(1, 'Q7', 'How?', ['us'], ['good']),
    rank('Q8', 'Order?', ['a']),
    text('Q9', 'Last?'),
  );

  it('are of single, multiple, select, open, form and date questions, of no matrix or ranking [S5.piping.eligible]', () => {
    expect(codesOf(pipingSources(definition, nodeIdOf(definition, 'Q9')))).toEqual(['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6']);
  });

  it('are not of the question itself, nor of later ones [S5.piping.not-current]', () => {
    expect(codesOf(pipingSources(definition, nodeIdOf(definition, 'Q2')))).toEqual(['Q1']);
  });
});
