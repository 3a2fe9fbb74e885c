import { beforeAll, describe, expect, it } from '@jest/globals';
import { compile, type SurveyDefinition, trace } from '@wence/schema';
import i18next, { type i18n } from 'i18next';
import { logic as en } from '../../../i18n/en/logic';
import { linesOf, whyOf } from './why';

const options = (from: number, titles: readonly string[]) =>
  titles.map((title, index) => ({ id: from + index, code: String(index + 1), title }));

const survey: SurveyDefinition = {
  format: 1,
  lastId: 90,
  title: 'Tea',
  language: 'en',
  nodes: [
    { id: 1, code: 'Q1', type: 1, title: 'Tea?', options: options(11, ['Yes', 'No']) },
    { id: 2, code: 'Q2', type: 1, title: 'Sugar?', options: options(21, ['Yes', 'No']) },
    { id: 3, code: 'P1', type: 0, title: '' },
    { id: 4, code: 'G1', group: true, title: 'Milk', nodes: [{ id: 5, code: 'Q3', type: 3, title: 'Which milk?' }] },
    { id: 6, code: 'Q4', type: 3, title: 'Why not?' },
    { id: 7, code: 'Q5', type: 3, title: 'Last' },
  ],
  logic: [
    { id: 51, model: 1, type: 1, nodeId: 1, target: 7, conditions: [{ id: 52, nodeId: 1, algorithm: 1, optionId: [12] }] },
    {
      id: 53,
      model: 1,
      type: 2,
      nodeId: 4,
      algorithm: 1,
      conditions: [
        { id: 54, nodeId: 1, algorithm: 1, optionId: [11] },
        { id: 55, nodeId: 2, algorithm: 1, optionId: [21] },
      ],
    },
    { id: 56, model: 1, type: 2, nodeId: 6, algorithm: 2, conditions: [{ id: 57, nodeId: 2, algorithm: 1, optionId: [21] }] },
  ],
};

let language: i18n;
beforeAll(async () => {
  language = i18next.createInstance();
  await language.init({ lng: 'en', resources: { en: { logic: en } }, interpolation: { escapeValue: false } });
});

const traced = (answers: unknown) => trace(compile(survey), answers);
function why(code: string, answers: unknown) {
  const found = traced(answers);
  const line = linesOf(survey, found).find(({ node }) => node.code === code);
  if (!line) throw new Error(`no line for ${code}`);
  return whyOf(survey, found, line.trace, language.getFixedT('en', 'logic'));
}

describe('the lines of the panel', () => {
  it('are the questions and what holds them, not the page breaks, in order and at their depth', () => {
    const lines = linesOf(survey, traced({}));

    expect(lines.map(({ node, depth }) => [node.code, depth])).toEqual([
      ['Q1', 0],
      ['Q2', 0],
      ['G1', 0],
      ['Q3', 1],
      ['Q4', 0],
      ['Q5', 0],
    ]);
  });

  it('follow the answers', () => {
    const states = linesOf(survey, traced({ 1: { option: 12 } })).map(({ trace: { state } }) => state);

    expect(states).toEqual(['shown', 'jumpedOver', 'jumpedOver', 'jumpedOver', 'jumpedOver', 'shown']);
  });
});

describe('why', () => {
  it('names the jump that leads past a question', () => {
    expect(why('Q4', { 1: { option: 12 } })).toMatchObject({
      lead: 'jumpedOver',
      because: [{ words: 'If “Q1 Tea?” has “No” chosen, go to “Q5 Last”', holds: true }],
      others: [{ words: 'If “Q2 Sugar?” has “Yes” chosen, hide “Q4 Why not?”', holds: false }],
    });
  });

  it('names the condition that does not hold, each by itself, and what is not answered yet', () => {
    const { lead, because } = why('G1', { 1: { option: 11 } });

    expect(lead).toBe('hidden');
    expect(because[0]?.conditions.map(({ words, standing }) => [words, standing])).toEqual([
      ['“Q1 Tea?” has “Yes” chosen', 'holds'],
      ['“Q2 Sugar?” has “Yes” chosen', 'open'],
    ]);
  });

  it('leads from a question in a hidden group to what hides the group', () => {
    expect(why('Q3', { 1: { option: 11 } })).toMatchObject({ lead: 'inHidden', because: [{ id: 53 }], others: [] });
  });

  it('names the condition that shows, or hides', () => {
    const both = { 1: { option: 11 }, 2: { option: 21 } };

    expect(why('G1', both)).toMatchObject({ lead: 'shownBy', because: [{ id: 53, holds: true }], others: [] });
    expect(why('Q4', both)).toMatchObject({ lead: 'hidden', because: [{ id: 56, holds: true }] });
  });

  it('says that no condition hides it, or that there is none at all', () => {
    expect(why('Q4', {})).toMatchObject({ lead: 'notHidden', because: [], others: [{ id: 56, holds: false }] });
    expect(why('Q5', {})).toEqual({ lead: 'always', because: [], others: [] });
  });
});
