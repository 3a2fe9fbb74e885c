import { describe, expect, it } from '@jest/globals';
import { importLss } from '../import-document.js';
import type { LssRow, LssTables } from './lss-tables.js';

const SURVEY = { surveys: [{ language: 'en', format: 'A' }], surveys_languagesettings: [{ surveyls_language: 'en', surveyls_title: 'T' }] };

function read(tables: LssTables) {
  const imported = importLss({ ...SURVEY, groups: [{ gid: '1' }], ...tables }, { title: 'Untitled', language: 'en' });
  if (!imported.ok) throw new Error(imported.reason);
  return imported;
}

const question = (qid: string, type: string, more: LssRow = {}): LssRow => ({
  qid,
  gid: '1',
  type,
  title: `q${qid}`,
  question: `Question ${qid}`,
  question_order: qid,
  ...more,
});

const attributes = (qid: string, values: LssRow): LssRow[] =>
  Object.entries(values).map(([attribute, value]) => ({ qid, attribute, value }));

const fields = (parent: string, ...scales: string[]): LssRow[] =>
  scales.map((scale_id, place) => ({
    qid: `${parent}${place}`,
    parent_qid: parent,
    title: `s${place}`,
    question: `Field ${place}`,
    scale_id,
  }));

describe('limits of fields and cells', () => {
  const settingsOf = (type: string, values: LssRow, scales = ['0']) => {
    const tables = { questions: [question('1', type)], subquestions: fields('1', ...scales), question_attributes: attributes('1', values) };
    return read(tables).definition.nodes[0]?.options?.[0]?.setting;
  };

  it('come over to each of them', () => {
    expect(settingsOf('K', { min_num_value_n: '0', max_num_value_n: '24' })).toEqual({ min: 0, max: 24 });
    expect(settingsOf('Q', { maximum_chars: '40' })).toEqual({ max_word: 40 });
    expect(settingsOf(':', { multiflexible_max: '5' }, ['0', '1'])).toEqual({ min: 1, max: 5 });
    expect(settingsOf(':', {}, ['0', '1'])).toEqual({ min: 1, max: 10 });
    expect(settingsOf(':', { input_boxes: '1' }, ['0', '1'])).toBeUndefined();
  });
});

describe('a quota', () => {
  it('is named with what it counts, at its question if that is one', () => {
    const { definition, notes } = read({
      questions: [question('1', 'Y'), question('2', 'G')],
      quota: [
        { id: '1', name: 'Half', qlimit: '5' },
        { id: '2', name: 'Both', qlimit: '1' },
      ],
      quota_members: [
        { quota_id: '1', qid: '1', code: 'Y' },
        { quota_id: '2', qid: '1', code: 'N' },
        { quota_id: '2', qid: '2', code: 'F' },
      ],
    });

    expect(notes).toEqual([
      { code: 'quotasLost', nodeId: null, text: '' },
      { code: 'settingLost', nodeId: definition.nodes[0]?.id, text: 'quota: Half (5) \u2013 q1 = Y' },
      { code: 'settingLost', nodeId: null, text: 'quota: Both (1) \u2013 q1 = N, q2 = F' },
    ]);
  });
});

describe('conditions of the latest versions', () => {
  it('name questions and boxes by their numbers', () => {
    const { definition, notes } = read({
      questions: [
        question('7', 'M', { other: 'Y' }),
        question('8', 'S', { relevance: '((Q7_S70.NAOK == "Y"))' }),
        question('9', 'S', { relevance: '!is_empty(Q7_Cother.NAOK)' }),
      ],
      subquestions: fields('7', '0', '0'),
    });
    const [box, , other] = definition.nodes[0]?.options ?? [];

    expect(notes).toEqual([]);
    expect(definition.logic?.map(({ conditions }) => conditions[0]?.optionId)).toEqual([[box?.id], [other?.id]]);
  });

  it('prefer a code to a number', () => {
    const { definition } = read({
      questions: [question('1', 'Y', { title: 'Q2' }), question('2', 'G'), question('3', 'S', { relevance: 'Q2 == "Y"' })],
    });

    expect(definition.logic?.[0]?.conditions[0]?.nodeId).toBe(definition.nodes[0]?.id);
  });
});

describe('brackets in a condition', () => {
  const bracketsOf = (relevance: string) => {
    const asked = ['1', '2', '3'].map((qid) => question(qid, 'Y'));
    const { definition, notes } = read({ questions: [...asked, question('4', 'S', { relevance })] });
    const places = definition.nodes.map(({ id }) => id);
    return {
      notes,
      conditions: definition.logic?.[0]?.conditions.map(({ nodeId, operator = 1, parentId = 0 }) => [
        places.indexOf(nodeId) + 1,
        operator,
        parentId,
      ]),
    };
  };

  it('stay brackets, so that every condition is there once', () => {
    expect(bracketsOf('(q1 == "Y" or q2 == "Y") and q3 == "Y"')).toEqual({
      notes: [],
      conditions: [
        [1, 1, 1],
        [2, 2, 1],
        [3, 1, 0],
      ],
    });
    expect(bracketsOf('q1 == "Y" or q2 == "Y" and (q2 == "N" or q3 == "Y")').conditions).toEqual([
      [1, 1, 0],
      [2, 2, 0],
      [2, 1, 1],
      [3, 2, 1],
    ]);
  });

  it('are named with their condition where they are so deep that it becomes too long', () => {
    const deep = Array.from({ length: 8 }, () => '(q1 == "Y" or q2 == "Y" and (q3 == "Y" or q1 == "N"))').join(' and ');

    expect(bracketsOf(deep)).toEqual({
      conditions: undefined,
      notes: [expect.objectContaining({ code: 'conditionLost' })],
    });
  });
});

describe('what is never shown', () => {
  it('is left out of a question, and named; a question of the kind stays out of sight', () => {
    const [shown, never] = fields('1', '0', '0');
    const { definition, notes } = read({
      questions: [question('1', 'M'), question('2', 'S', { relevance: '0' })],
      subquestions: [{ ...shown }, { ...never, relevance: '0' }],
    });

    expect(definition.nodes[0]?.options?.map(({ title }) => title)).toEqual(['Field 0']);
    expect(definition.nodes[1]?.setting).toEqual({ attribute: 'hide' });
    expect(notes).toEqual([{ code: 'partLost', nodeId: definition.nodes[0]?.id, text: 's1' }]);
  });
});

describe('a group that is never shown', () => {
  it('says nothing, and its questions stay out of sight', () => {
    const { definition, notes } = read({
      groups: [{ gid: '1', group_name: 'Unseen', grelevance: '0' }],
      questions: [question('1', 'S')],
    });

    expect(definition.nodes.map(({ title, setting }) => [title, setting])).toEqual([['Question 1', { attribute: 'hide' }]]);
    expect(notes).toEqual([]);
  });
});

describe('shares', () => {
  it('keep their unit and their bounds', () => {
    const { definition } = read({
      questions: [question('1', 'K')],
      subquestions: fields('1', '0', '0'),
      question_attributes: attributes('1', { equals_num_value: '100', max_num_value_n: '80', suffix: '%' }),
    });

    expect(definition.nodes[0]?.setting).toEqual({ sum: 100, max: 80, is_limit: true, suffix: '%' });
  });
});

describe('a calculation in a text', () => {
  it('becomes dots however long it is, unless blanks show that the braces are meant', () => {
    const long = `{if(q1 == "Y", "${'yes '.repeat(100)}", "no")}`;
    const { definition, notes } = read({
      questions: [question('1', 'Y'), question('2', 'X', { question: `a ${long} b {!is_empty(q1)} c { d }` })],
    });

    expect(definition.nodes[1]?.title).toBe('a \u2026 b \u2026 c { d }');
    expect(notes.map(({ code }) => code)).toEqual(['insertedLost', 'insertedLost']);
  });
});
