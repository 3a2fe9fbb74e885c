import { describe, expect, it } from '@jest/globals';
import { logicOf } from '../../definition/defaults.js';
import { block, choices, question, readFile, titlesOf, when } from './fixtures/qsf-file.js';

const YES_NO = { Choices: choices('Yes', 'No') };
const ask = question('QID1', 'MC', 'SAVR', YES_NO);

const branch = (BranchLogic: object, ...Flow: object[]) => ({ Type: 'Branch', BranchLogic, Flow });
const place = (ID: string) => ({ Type: 'Standard', ID });
const chosen = (choice: number) => when(`q://QID1/SelectableChoice/${choice}`);

describe('the flow', () => {
  const blocks = [block('B1', ['QID1']), block('B2', ['QID2'])];
  const asked = [ask, question('QID2', 'TE', 'SL')];

  it('shows a block to which several branches lead if any of them is taken', () => {
    const { definition, notes } = readFile(asked, {
      blocks,
      flow: [place('B1'), branch(chosen(1), place('B2')), branch(chosen(2), place('B2'))],
    });
    const [yes, no] = definition.nodes[0]?.options ?? [];

    expect(logicOf(definition)).toMatchObject([{ type: 2, conditions: [{ optionId: [yes?.id] }, { optionId: [no?.id], operator: 2 }] }]);
    expect(notes).toEqual([]);
  });

  it('says that a block is not asked again', () => {
    const { definition, notes } = readFile(asked, { blocks, flow: [place('B1'), place('B2'), branch(chosen(1), place('B2'))] });

    expect(logicOf(definition)).toEqual([]);
    expect(notes).toEqual(['- courseLost: Block: Block B2']);
  });

  it('does not end for everybody where chance decides', () => {
    const random = { Type: 'BlockRandomizer', SubSet: 1, Flow: [{ Type: 'EndSurvey' }, place('B2')] };
    const { definition, notes } = readFile(asked, { blocks, flow: [place('B1'), random] });

    expect(logicOf(definition)).toEqual([]);
    expect(notes).toEqual(['- courseLost: BlockRandomizer 1/2: EndSurvey, Block B2', 'Q1 jumpLost: EndSurvey']);
  });

  it('names every element that it cannot follow, values that come along, and what blocks do', () => {
    const options = {
      LoopingOptions: { QID: 'QID1' },
      Looping: 'Question',
      RandomizeQuestions: 'RandomWithOnlyX',
      NextButton: 'Start',
      PreviousButton: ' ← ',
    };
    const { notes } = readFile(asked, {
      blocks: [block('B1', ['QID1']), block('B2', ['QID2'], { Options: options })],
      flow: [
        { Type: 'EmbeddedData', EmbeddedData: [{ Field: 'pid' }, { Field: 'arm' }] },
        { Type: 'Conjoint', Description: 'Trade-offs' },
        { Type: 'Group', Flow: [place('B1')] },
        { Type: 'Randomizer', SubSet: 1, Flow: [place('B2')] },
      ],
    });

    expect(notes).toEqual([
      '- hiddenValuesLost: pid, arm',
      '- courseLost: Conjoint: Trade-offs',
      '- courseLost: Randomizer 1/1: Block B2',
      '- courseLost: Loop & Merge: Block B2',
      '- courseLost: RandomizeQuestions RandomWithOnlyX: Block B2',
      '- settingLost: NextButton: Start (Block B2)',
    ]);
  });

  it('may have its blocks in elements of their own', () => {
    expect(readFile([ask], { blocks: block('B1', ['QID1']), flow: [place('B1')] }).kinds).toEqual(['single']);
  });
});

describe('the options of a survey', () => {
  it('are named if they are in force', () => {
    const { notes } = readFile([ask], {
      options: {
        PasswordProtection: 'Yes',
        BallotBoxStuffingPrevention: 'false',
        SurveyExpiration: null,
        ProgressBarDisplay: 'None',
        NextButton: ' >> ',
        EOSMessage: 'MS_1',
        SurveyTermination: 'DefaultMessage',
        EOSRedirectURL: 'http://',
        AvailableLanguages: { EN: [] },
      },
    });

    expect(notes).toEqual(['- settingLost: PasswordProtection']);
  });

  it('tell languages also by the questions that are translated', () => {
    expect(readFile([{ ...ask, Language: { FR: { QuestionText: 'Texte' } } }]).notes).toEqual(['- languagesLost: FR']);
  });
});

describe('a condition', () => {
  const shown = (asked: object, locator: string, operator: string, value = '') => {
    const { definition, notes } = readFile([{ ...asked }, question('QID9', 'TE', 'SL', { DisplayLogic: when(locator, operator, value) })]);
    const [condition] = logicOf(definition)[0]?.conditions ?? [];
    return condition ? { algorithm: condition.algorithm, result: condition.result, options: condition.optionId?.length } : notes;
  };
  const multiple = question('QID1', 'MC', 'MAVR', { Choices: choices('a', 'b', 'c') });
  const form = question('QID1', 'TE', 'FORM', { Choices: choices('Name', 'Town') });
  const grid = question('QID1', 'Matrix', 'Likert', { ...YES_NO, Answers: choices('Good', 'Poor') });

  it('looks at how many are chosen', () => {
    expect(shown(multiple, 'q://QID1/SelectedChoicesCount', 'GreaterThan', '1')).toEqual({
      algorithm: 5,
      result: [2, 3],
      options: undefined,
    });
    expect(shown(multiple, 'q://QID1/SelectedChoicesCount', 'EqualTo', '2')).toEqual({ algorithm: 5, result: [2], options: undefined });
  });

  it('looks at a field, at the number of an item, and at any row', () => {
    expect(shown(form, 'q://QID1/ChoiceTextEntryValue/2', 'Contains', 'x')).toEqual({ algorithm: 3, result: ['x'], options: 1 });
    expect(shown(form, 'q://QID1/ChoiceTextEntryValue/2', 'NotEmpty')).toEqual({ algorithm: 11, result: undefined, options: 1 });
    const rank = question('QID1', 'RO', 'DND', { Choices: choices('a', 'b') });
    expect(shown(rank, 'q://QID1/ChoiceNumericEntryValue/2', 'EqualTo', '1')).toEqual({ algorithm: 6, result: [1], options: 1 });
    expect(shown(grid, 'q://QID1/SelectableAnswer/2', 'Selected')).toEqual({ algorithm: 1, result: undefined, options: 1 });
  });

  it.each([
    [multiple, 'q://QID1/ChoiceTextEntryValue/3', 'EqualTo', '1'],
    [multiple, 'q://QID1/ChoiceDisplayed/1', 'Displayed', ''],
    [multiple, 'q://QID1/Score', 'GreaterThan', '1'],
    [grid, 'q://QID1/SelectableChoice/1', 'NotSelected', ''],
  ])('that asks something else is not taken for a choice (%#)', (asked, locator, operator, value) => {
    expect(shown(asked, locator, operator, value)).toEqual([`Q2 conditionLost: If ${locator}`]);
  });
});

describe('a choice of a list that counts from 0', () => {
  it('has its condition and its value like any other', () => {
    const list = { Choices: [{ Display: 'a' }, { Display: 'b', DisplayLogic: chosen(1) }], RecodeValues: ['7', '8'] };
    const { definition, notes } = readFile([ask, question('QID2', 'MC', 'SAVR', list)]);

    expect(definition.nodes[1]?.options?.map(({ code }) => code)).toEqual(['7', '8']);
    expect(logicOf(definition)).toMatchObject([{ model: 2, optionId: [definition.nodes[1]?.options?.[1]?.id] }]);
    expect(notes).toEqual([]);
  });
});

describe('choices that are carried forward', () => {
  const carried = (locator: string) =>
    question('QID2', 'MC', 'MAVR', { Choices: [], DynamicChoices: { Locator: locator, Type: 'Dynamic' } });

  it('are copied where all of them are', () => {
    const { nodes, notes } = readFile([ask, carried('q://QID1/ChoiceGroup/AllChoices?displayLogic=0')]);

    expect(titlesOf(nodes[1]?.options)).toEqual(['Yes', 'No']);
    expect(notes).toEqual([]);
  });

  it('are copied and named where they depend on something else', () => {
    const { nodes, notes } = readFile([ask, carried('q://QID1/ChoiceGroup/DisplayedChoices')]);

    expect(titlesOf(nodes[1]?.options)).toEqual(['Yes', 'No']);
    expect(notes).toEqual(['Q2 settingLost: DynamicChoices']);
  });
});
