import { describe, expect, it } from '@jest/globals';
import type { SurveyNode } from '../definition/definition.js';
import { group, page, statement } from '../testing/build-container.js';
import { matrix } from '../testing/build-grid.js';
import { date, dropdown, form, imageSingle, multiple, rank, rate, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeIdOf } from '../testing/by-name.js';
import { carrySources, conditionSources, jumpTargets, pipingSources } from './sources.js';

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
  it('is behind its question, or to an end; a page break is no place', () => {
    expect(jumpTargets(long, idOf('Q1'))).toEqual([idOf('T1'), idOf('G1'), idOf('Q2'), idOf('Q3'), idOf('Q4'), 0, -1]);
    expect(jumpTargets(long, idOf('Q4'))).toEqual([0, -1]);
  });

  it('is behind a container, not into it, when the container jumps', () => {
    expect(jumpTargets(long, idOf('G1'))).toEqual([idOf('Q4'), 0, -1]);
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
