import { describe, expect, it } from '@jest/globals';
import { parseDefinition } from '../../definition/parse/parse-definition.js';
import { importedKinds, takeOver } from '../take-over.js';
import { choices, question, readFile, titlesOf, validated, when } from './fixtures/qsf-file.js';

const OTHER = { Display: 'Else', TextEntry: 'true' };
const LIKERT = { SubSelector: 'SingleAnswer', Answers: choices('Good', 'Poor') };

describe('a matrix of Qualtrics', () => {
  it('keeps the boxes in which respondents name a row, where there are such rows', () => {
    const rows = { Choices: choices('Cups', OTHER), ChoiceOrder: ['2', '1'] };
    const { nodes, notes } = readFile([
      question('QID1', 'Matrix', 'Likert', { ...LIKERT, ...rows }),
      question('QID2', 'Matrix', 'Likert', { ...LIKERT, ...rows, SubSelector: 'MultipleAnswer' }),
      question('QID3', 'Matrix', 'TE', { ...LIKERT, ...rows, SubSelector: 'Short' }),
    ]);

    expect(nodes.map(({ children }) => children?.map(({ title, other }) => [title, other]))).toEqual([
      [
        ['Else', true],
        ['Cups', undefined],
      ],
      [
        ['Else', true],
        ['Cups', undefined],
      ],
      [
        ['Else', undefined],
        ['Cups', undefined],
      ],
    ]);
    expect(notes).toEqual(['Q3 settingLost: TextEntry: Else']);
  });

  it('stays a definition as any kind that is offered for it', () => {
    const { definition, nodes } = readFile([
      question('QID1', 'Matrix', 'Likert', { ...LIKERT, Choices: choices('Cups', OTHER) }),
      question('QID2', 'Matrix', 'Bipolar', { ...LIKERT, Choices: choices('Cold:Warm') }),
    ]);

    for (const node of nodes) {
      for (const kind of importedKinds(node)) {
        const taken = takeOver(definition, { kinds: { [node.id]: kind }, leftOut: [] });
        expect(parseDefinition(taken)).toEqual({ ok: true, value: taken });
      }
    }
  });

  it('has columns for one row each where it asks for the best and the worst', () => {
    const only = (Display: string) => ({ Display, ExclusiveAnswer: true });
    const { nodes, notes } = readFile([
      question('QID1', 'Matrix', 'MaxDiff', { Choices: choices(only('Tea'), only('Milk')), Answers: choices(only('Best'), only('Worst')) }),
    ]);

    expect(nodes[0]).toMatchObject({ setting: { is_one: true } });
    expect(nodes[0]?.options?.map(({ title, exclusive }) => [title, exclusive])).toEqual([
      ['Best', undefined],
      ['Worst', undefined],
    ]);
    expect(notes).toEqual(['Q1 typeChanged: Matrix MaxDiff']);
  });

  it('names all words of a profile at its columns', () => {
    const { nodes, notes } = readFile([
      question('QID1', 'Matrix', 'Profile', {
        Choices: choices('Price', 'Taste'),
        Answers: { 1: choices('Cheap', 'Dear'), 2: choices('Sweet', 'Sour') },
      }),
    ]);

    expect(titlesOf(nodes[0]?.options)).toEqual(['Cheap / Sweet', 'Dear / Sour']);
    expect(notes).toEqual(['Q1 typeChanged: Matrix Profile']);
  });

  it('takes what is typed into it as it was asked for: numbers, and nothing that must be filled in', () => {
    const sums = { Choices: choices('Rent'), Answers: choices('May', 'June') };
    const { nodes } = readFile([
      question('QID1', 'Matrix', 'CS', sums),
      question('QID2', 'Matrix', 'TE', { ...sums, ...validated({ ForceResponse: 'ON', Type: 'None' }) }),
    ]);

    expect(nodes[0]?.options).toMatchObject([
      { type: 2, required: false },
      { type: 2, required: false },
    ]);
    expect(nodes[1]?.options?.map(({ required }) => required)).toEqual([undefined, undefined]);
  });
});

describe('questions side by side', () => {
  const column = (QuestionText: string, more: object) => ({ QuestionText, QuestionType: 'Matrix', Selector: 'Likert', ...more });

  it('stand in the order of their columns, whose places count from 0', () => {
    const { nodes, notes } = readFile([
      question('QID1', 'SBS', 'SBSMatrix', {
        Configuration: { ColumnOrder: [1, 0, 2] },
        Choices: choices('Bus', OTHER),
        AdditionalQuestions: {
          1: column('Used', { ...LIKERT, SubSelector: 'MultipleAnswer', DisplayLogic: when('q://QID9/ChoiceDisplayed/1', 'Displayed') }),
          2: column('Why', { ...LIKERT, Selector: 'TE', ...validated({ ForceResponse: 'ON', Type: 'None' }) }),
        },
      }),
    ]);

    expect(nodes[0]?.options?.map(({ title, type, required }) => [title, type, required])).toEqual([
      ['Why – Good', undefined, undefined],
      ['Why – Poor', undefined, undefined],
      ['Used', 90, false],
    ]);
    expect(notes).toEqual([
      'Q1 typeChanged: SBS SBSMatrix',
      'Q1 settingLost: TextEntry: Else',
      'Q1 settingLost: MultipleAnswer: Used',
      'Q1 conditionLost: If q://QID9/ChoiceDisplayed/1',
    ]);
  });
});

describe('other kinds of Qualtrics', () => {
  it('become the nearest one, and say so', () => {
    const items = { Choices: choices('One', 'Two'), ChoiceOrder: ['2', '1'] };
    const { kinds, notes, nodes } = readFile([
      question('QID1', 'PGR', 'DragAndDrop', { ...items, Groups: ['Yes', 'No'] }),
      question('QID2', 'DD', 'DL', { Choices: choices('Country'), Answers: choices('Chad', 'Peru') }),
      question('QID3', 'DD', 'DL', { Choices: choices('Make', 'Model'), Answers: choices('A ~ B', 'A ~ C') }),
      question('QID4', 'HotSpot', 'OnOff', items),
      question('QID5', 'HotSpot', 'LikeDislike', { ...items, Answers: choices('No', 'Yes') }),
      question('QID6', 'HeatMap', 'Image', { Clicks: 3, Choices: choices('X,Y') }),
      question('QID7', 'SS', 'TA', { Choices: [{ Display: 0 }, { Display: 1 }] }),
      question('QID8', 'HL', 'Text', { Choices: { 7: { Word: 'Home', Display: '1: Home' } } }),
      question('QID9', 'TE', 'PW'),
    ]);

    expect(kinds).toEqual(['matrixSingle', 'dropdown', 'dropdown', 'multiple', 'matrixSingle', 'heatMap', 'single', 'words', 'text']);
    expect([titlesOf(nodes[0]?.options), titlesOf(nodes[0]?.children)]).toEqual([
      ['Yes', 'No'],
      ['Two', 'One'],
    ]);
    expect([nodes[1], nodes[6], nodes[7]].map((node) => titlesOf(node?.options))).toEqual([['Chad', 'Peru'], ['0', '1'], ['Home']]);
    expect(nodes[5]?.setting).toEqual({ max: 3 });
    expect(notes.filter((note) => note.includes('typeChanged'))).toEqual([
      'Q1 typeChanged: PGR DragAndDrop',
      'Q3 typeChanged: DD DL',
      'Q4 typeChanged: HotSpot OnOff',
      'Q5 typeChanged: HotSpot LikeDislike',
      'Q7 typeChanged: SS TA',
      'Q8 typeChanged: HL Text',
      'Q9 typeChanged: TE PW',
    ]);
    expect(notes.filter((note) => note.includes('picturesLost'))).toHaveLength(4);
  });

  it('are named where they are left out, those that nobody answers together', () => {
    const { kinds, notes } = readFile([
      question('QID1', 'TE', 'SL'),
      question('QID2', 'Timing', 'PageTimer'),
      question('QID3', 'Meta', 'Browser'),
      question('QID4', 'Timing', 'PageTimer'),
      question('QID5', 'Captcha', 'V2'),
      question('QID6', 'DB', 'GRB', { QuestionText: '<img src="a.png">' }),
    ]);

    expect(kinds).toEqual(['text']);
    expect(notes).toEqual([
      '- partLost: QID5 (Captcha)',
      '- picturesLost: ',
      '- partLost: QID6 (DB)',
      '- partLost: QID2, QID4 (Timing)',
      '- partLost: QID3 (Meta)',
    ]);
  });

  it('keep the words at both ends of a recommendation, columns of choices and the sign of a sum', () => {
    const { nodes } = readFile([
      question('QID1', 'MC', 'NPS', { ColumnLabels: [{ Display: 'Never' }, { Display: 'Always' }], Choices: [{ Display: '0' }] }),
      question('QID2', 'MC', 'MACOL', { Choices: choices('a', 'b'), Configuration: { NumColumns: 2 } }),
      question('QID3', 'CS', 'VRTL', { Choices: choices('a', 'b'), ClarifyingSymbolType: 'After', ClarifyingSymbol: '%' }),
    ]);

    expect(nodes.map(({ setting }) => setting)).toEqual([
      { min: 0, max: 10, left_text: 'Never', right_text: 'Always' },
      { column: 2 },
      { suffix: '%' },
    ]);
  });

  it('move in the steps of a slider, and say what it had besides', () => {
    const { nodes, notes } = readFile([
      question('QID1', 'Slider', 'HSLIDER', {
        Choices: choices('Warmth'),
        Configuration: {
          CSSliderMin: 0,
          CSSliderMax: 100,
          GridLines: 10,
          SnapToGrid: true,
          CustomStart: true,
          SliderStartPositions: { 1: 0.5 },
          NotApplicable: true,
          NotApplicableText: 'No idea',
          NumDecimals: '1',
        },
        Labels: choices('Cold', 'Cool', 'Warm', 'Hot'),
      }),
    ]);

    expect(nodes[0]?.setting).toEqual({ step: 10, left_text: 'Cold', right_text: 'Hot' });
    expect(notes).toEqual([
      'Q1 settingLost: Choices: Warmth',
      'Q1 settingLost: Labels: Cold, Cool, Warm, Hot',
      'Q1 settingLost: NotApplicable: No idea',
      'Q1 settingLost: SliderStartPositions: 0.5',
      'Q1 settingLost: NumDecimals',
    ]);
  });
});
