import { describe, expect, it } from '@jest/globals';
import { choices, question, readFile, test, titlesOf, validated } from './fixtures/qsf-file.js';

describe('the rule for an answer', () => {
  it('counts only what its type names, not what was left over', () => {
    const left = { MinChars: '9', TotalChars: '1', MinChoices: '2', MaxChoices: '2' };
    const three = { Choices: choices('a', 'b', 'c') };
    const { nodes, notes } = readFile([
      question('QID1', 'TE', 'SL', validated({ ...left, Type: 'ContentType', ContentType: 'ValidEmail' })),
      question('QID2', 'TE', 'SL', validated({ ...left, Type: 'None', ContentType: 'ValidEmail' })),
      question('QID3', 'MC', 'MAVR', { ...three, ...validated({ ...left, Type: 'None' }) }),
      question('QID4', 'MC', 'MAVR', { ...three, ...validated({ ...left, Type: 'MinChoices' }) }),
    ]);

    expect(nodes.map(({ setting }) => setting)).toEqual([{ format: 4 }, undefined, undefined, { min: 2 }]);
    expect(notes).toEqual([]);
  });

  it('limits the length of texts and the number of choices', () => {
    const { nodes, notes } = readFile([
      question('QID1', 'TE', 'SL', validated({ Type: 'MinChar', MinChars: '3' })),
      question('QID2', 'TE', 'SL', validated({ Type: 'TotalChar', TotalChars: '80' })),
      question('QID3', 'TE', 'SL', validated({ Type: 'CharRange', MinChars: '3', TotalChars: '80' })),
      question('QID4', 'MC', 'MAVR', {
        Choices: choices('a', 'b', 'c'),
        ...validated({ Type: 'ChoiceRange', MinChoices: '1', MaxChoices: '2' }),
      }),
    ]);

    expect(nodes.map(({ setting }) => setting)).toEqual([
      { min_word: 3 },
      { max_word: 80 },
      { min_word: 3, max_word: 80 },
      { min: 1, max: 2 },
    ]);
    expect(notes).toEqual([]);
  });

  it('holds for every field of a form, which may stay empty unless it is forced', () => {
    const fields = { Choices: choices('Adults', { Display: 'Mail', TextEntryValidation: 'ValidEmail', TextEntryForceResponse: 'ON' }) };
    const { nodes } = readFile([
      question('QID1', 'TE', 'FORM', {
        ...fields,
        ...validated({ Type: 'ContentType', ContentType: 'ValidNumber', ValidNumber: { NumDecimals: '0' } }),
      }),
      question('QID2', 'TE', 'FORM', { ...fields, ...validated({ ForceResponse: 'ON', Type: 'None' }) }),
    ]);

    expect(nodes.map(({ options }) => options?.map(({ type, required }) => [type, required]))).toEqual([
      [
        [1, false],
        [1, undefined],
      ],
      [
        [undefined, undefined],
        [undefined, undefined],
      ],
    ]);
  });

  it('holds for the box beside a choice', () => {
    const box = { Display: 'Else', TextEntry: 'true' };
    const number = { ...box, TextEntryValidation: 'ValidNumber', TextEntryForceResponse: true };
    const { nodes } = readFile([question('QID1', 'MC', 'SAVR', { Choices: choices(box, number) })]);

    expect(nodes[0]?.options?.map(({ other, type, required }) => [other, type, required])).toEqual([
      [true, undefined, false],
      [true, 2, undefined],
    ]);
  });

  it('chooses a kind of file, and is named if there is no such kind', () => {
    const files = (ContentType: string) => validated({ Type: 'ContentType', ContentType });
    const { nodes, notes } = readFile([
      question('QID1', 'FileUpload', 'FileUpload', files('Graphic')),
      question('QID2', 'FileUpload', 'FileUpload', files('Spreadsheet')),
      question('QID3', 'TE', 'SL', validated({ ForceResponse: 'ON', ForceResponseType: 'RequestResponse', Type: 'CustomValidation' })),
    ]);

    expect(nodes.map(({ setting, required }) => [setting?.format, required])).toEqual([
      [1, undefined],
      [undefined, undefined],
      [undefined, undefined],
    ]);
    expect(notes).toEqual(['Q2 settingLost: Spreadsheet', 'Q3 settingLost: CustomValidation', 'Q3 settingLost: RequestResponse']);
  });
});

describe('the values of choices', () => {
  it('become codes if all of them can be, and are named otherwise', () => {
    const two = { Choices: choices('a', 'b') };
    const { nodes, notes } = readFile([
      question('QID1', 'MC', 'SAVR', { ...two, RecodeValues: { 1: '10', 2: '20' } }),
      question('QID2', 'MC', 'SAVR', { ...two, RecodeValues: { 1: '10', 2: '-1' } }),
      question('QID3', 'Matrix', 'Likert', { ...two, Answers: choices('c', 'd'), RecodeValues: { 1: 5, 2: 4 } }),
      question('QID4', 'TE', 'SL', { QuestionText: '${q://QID1/SelectedChoicesRecode} ${q://QID2/SelectedChoicesRecode}' }),
    ]);

    expect(nodes.map(({ options }) => options?.map(({ code }) => code))).toEqual([['10', '20'], ['1', '2'], ['5', '4'], undefined]);
    expect(nodes[3]?.title).toBe(`<span data-ref="${nodes[0]?.id}" data-field="code">[Q1]</span> …`);
    expect(notes).toEqual(['Q2 settingLost: RecodeValues: 1 = 10, 2 = -1', 'Q4 insertedLost: ${q://QID2/SelectedChoicesRecode}']);
  });

  it('shut out the others only where several can be chosen, and only one of them', () => {
    const none = (Display: string) => ({ Display, ExclusiveAnswer: true });
    const list = { Choices: choices(none('None'), 'a', none('Never')) };
    const { nodes, notes } = readFile([question('QID1', 'MC', 'MAVR', list), question('QID2', 'MC', 'SAVR', list)]);

    expect(nodes.map(({ options }) => options?.map(({ title, exclusive }) => [title, exclusive]))).toEqual([
      [
        ['a', undefined],
        ['Never', undefined],
        ['None', true],
      ],
      [
        ['None', undefined],
        ['a', undefined],
        ['Never', undefined],
      ],
    ]);
    expect(notes).toEqual(['Q1 settingLost: ExclusiveAnswer: Never']);
  });

  it('are named with what they lose: groups, pictures, boxes and answers given before', () => {
    const { notes } = readFile([
      question('QID1', 'MC', 'SAVR', {
        Choices: choices('a', { Display: 'b', Image: { ImageLocation: 'x' } }),
        ChoiceGroups: { cg_1: { GroupLabel: 'Group', ChoiceGroupOrder: ['1'] }, cg_2: { GroupLabel: 'Empty', ChoiceGroupOrder: null } },
        DefaultChoices: { 1: { Selected: true } },
        QuestionText: 'Read <a href="https://rules.example/a">this</a>, <a href="mailto:a@b.example">a@b.example</a>',
      }),
      question('QID2', 'RO', 'DND', { Choices: choices('c', { Display: 'Else', TextEntry: 'on' }) }),
    ]);

    expect(notes).toEqual([
      'Q1 settingLost: ChoiceGroups: Group',
      'Q1 settingLost: DefaultChoices',
      'Q1 settingLost: https://rules.example/a',
      'Q1 picturesLost: ',
      'Q2 settingLost: TextEntry: Else',
    ]);
  });
});

it('writes out the words of earlier questions and choices, which are the same for everybody', () => {
  const { nodes, notes } = readFile([
    question('QID1', 'MC', 'SAVR', { Choices: choices('Tea', 'Milk'), QuestionText: 'Drink?' }),
    question('QID2', 'TE', 'SL', {
      QuestionText: '${q://QID1/QuestionText} Why ${q://QID1/ChoiceDescription/2}? ${q://QID1/ChoiceDescription/9}',
    }),
  ]);

  expect(nodes[1]?.title).toBe('Drink? Why Milk? …');
  expect(notes).toEqual(['Q2 insertedLost: ${q://QID1/ChoiceDescription/9}']);
});

it('does not let texts that name each other grow without an end', () => {
  const chain = Array.from({ length: 40 }, (_, place) =>
    question(`QID${place + 1}`, 'TE', 'SL', { QuestionText: `w${'${q://QID'.concat(String(place), '/QuestionText}').repeat(9)}` }),
  );

  expect(Math.max(...readFile(chain).nodes.map(({ title }) => title.length))).toBeLessThan(9 * 300 + 100);
});

describe('random order', () => {
  const RANDOM = '{~Randomized~}';
  const three = { Choices: choices('a', 'b', 'Else') };
  const advanced = (more: object) => ({
    Randomization: { Type: 'Advanced', Advanced: { RandomizeAll: ['1', '3'], RandomSubSet: [], ...more } },
  });

  it('leaves fixed choices and rows in their places', () => {
    const fixed = advanced({ FixedOrder: [RANDOM, RANDOM, '2'] });
    const { nodes, notes } = readFile([
      question('QID1', 'MC', 'SAVR', { ...three, ...fixed }),
      question('QID2', 'Matrix', 'Likert', { ...three, ...fixed, Answers: choices('x', 'y') }),
    ]);

    expect([nodes[0]?.sequence, nodes[1]?.childSequence, nodes[1]?.sequence]).toEqual([1, 1, undefined]);
    for (const list of [nodes[0]?.options, nodes[1]?.children]) {
      expect(list?.map(({ title, locked }) => [title, locked])).toEqual([
        ['a', undefined],
        ['Else', undefined],
        ['b', true],
      ]);
    }
    expect(notes).toEqual([]);
  });

  it('is named where only some are shown, and turns the scale of a matrix round, not its rows', () => {
    const { nodes, notes } = readFile([
      question('QID1', 'MC', 'SAVR', { ...three, ...advanced({ FixedOrder: ['2', RANDOM], RandomSubSet: ['1'] }) }),
      question('QID2', 'MC', 'SAVR', { ...three, ...advanced({ FixedOrder: [RANDOM, RANDOM], Undisplayed: ['2'] }) }),
      question('QID3', 'Matrix', 'Likert', { ...three, Answers: choices('x', 'y'), Randomization: { Type: 'ScaleReversal' } }),
    ]);

    expect([nodes[2]?.sequence, nodes[2]?.childSequence]).toEqual([3, undefined]);
    expect(titlesOf(nodes[1]?.options)).toEqual(['a', 'Else', 'b']);
    expect(notes).toEqual(['Q1 settingLost: Randomization Advanced', 'Q2 settingLost: Randomization Undisplayed']);
  });
});

describe('sets of tests', () => {
  const places = (logic: unknown) => {
    const yesNo = { Choices: choices('yes', 'no') };
    const asked = ['QID1', 'QID2', 'QID3'].map((id) => question(id, 'MC', 'SAVR', yesNo));
    const { definition, nodes, notes } = readFile([...asked, question('QID4', 'TE', 'SL', { DisplayLogic: logic })]);
    expect(notes).toEqual([]);
    return definition.logic?.[0]?.conditions.map(({ nodeId, operator = 1, parentId = 0 }) => [
      nodes.findIndex(({ id }) => id === nodeId) + 1,
      operator,
      parentId,
    ]);
  };
  const yes = (id: string, more = {}) => ({ ...test(`q://${id}/SelectableChoice/1`), ...more });

  it('that join by "and" what they join by "or" are brackets', () => {
    const either = { Type: 'If', 0: yes('QID1'), 1: yes('QID2', { Conjuction: 'Or' }) };

    expect(places({ Type: 'BooleanExpression', 0: either, 1: { Type: 'AndIf', 0: yes('QID3') } })).toEqual([
      [1, 1, 1],
      [2, 2, 1],
      [3, 1, 0],
    ]);
  });
});
