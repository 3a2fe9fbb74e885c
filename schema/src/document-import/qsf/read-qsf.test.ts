import { expect, it } from '@jest/globals';
import fc from 'fast-check';
import { parseDefinition } from '../../definition/parse/parse-definition.js';
import { randomRuns } from '../../testing/random-runs.js';
import { importJson } from '../import-document.js';
import { block, choices, qsfFile, question, when } from './fixtures/qsf-file.js';

const SELECTORS = [
  'SAVR',
  'MAVR',
  'NPS',
  'Likert',
  'TE',
  'Profile',
  'MaxDiff',
  'FORM',
  'HSLIDER',
  'STAR',
  'SBSMatrix',
  'LikeDislike',
  'VRTL',
];
const TYPES = [
  'MC',
  'TE',
  'Matrix',
  'Slider',
  'CS',
  'SBS',
  'RO',
  'DD',
  'SS',
  'HotSpot',
  'HeatMap',
  'HL',
  'PGR',
  'DB',
  'FileUpload',
  'Draw',
  'Timing',
];
const LOCATORS = [
  'SelectableChoice/1',
  'SelectableAnswer/1/2',
  'SelectedChoicesCount',
  'ChoiceTextEntryValue/1',
  '',
  'ChoiceGroup/SelectedChoices',
];

const sound = choices(
  'a',
  { Display: 'b', TextEntry: 'true', ExclusiveAnswer: true },
  { Display: 'c', DisplayLogic: when('q://QID1/SelectableChoice/1') },
);
const anything = (value: unknown) => fc.oneof(fc.constant(value), fc.jsonValue());

const anyQuestion = fc.record({
  type: fc.constantFrom(...TYPES),
  selector: fc.constantFrom(...SELECTORS),
  more: fc.record(
    {
      QuestionText: anything('<b>${q://QID1/ChoiceGroup/SelectedChoices}</b> <a href="https://a.example">b</a>'),
      Choices: anything(sound),
      Answers: anything(sound),
      ChoiceOrder: anything(['3', '1']),
      RecodeValues: anything({ 1: '4', 2: '4' }),
      Configuration: anything({
        CSSliderMin: 5,
        CSSliderMax: -5,
        GridLines: 0,
        SnapToGrid: true,
        ColumnOrder: [7, 1, 'x'],
        NumColumns: 9,
        StarCount: 99,
      }),
      AdditionalQuestions: anything({ 1: { QuestionText: 'x', Answers: sound }, 2: { Selector: 'TE', Answers: sound } }),
      Groups: anything(['g', 'h']),
      Randomization: anything({ Type: 'Advanced', Advanced: { FixedOrder: ['{~Randomized~}', '2'], RandomizeAll: ['1'] } }),
      DynamicChoices: anything({ Locator: 'q://QID1/ChoiceGroup/AllChoices' }),
      Validation: anything({ Settings: { Type: 'CharRange', MinChars: '9', TotalChars: '2', ForceResponse: 'ON' } }),
      DisplayLogic: fc.oneof(
        fc.jsonValue(),
        fc
          .tuple(fc.constantFrom(...LOCATORS), fc.constantFrom('Selected', 'EqualTo', 'GreaterThan', 'Empty'))
          .map(([path, operator]) => when(`q://QID1/${path}`, operator, '1')),
      ),
    },
    { requiredKeys: [] },
  ),
});

it('makes a sound definition of whatever the questions and the flow of a file hold', () => {
  const flow = fc.array(
    fc.record({
      Type: fc.constantFrom('Block', 'Branch', 'BlockRandomizer', 'EndSurvey', 'EmbeddedData', 'Unknown'),
      ID: fc.constantFrom('B1', 'B2'),
      BranchLogic: anything(when('q://QID1/SelectableChoice/1')),
      Flow: fc.oneof(fc.jsonValue(), fc.constant([{ Type: 'EndSurvey' }, { Type: 'Block', ID: 'B2' }])),
      EmbeddedData: fc.jsonValue(),
    }),
    { maxLength: 5 },
  );
  fc.assert(
    fc.property(fc.array(anyQuestion, { minLength: 1, maxLength: 4 }), flow, fc.jsonValue(), (given, elements, options) => {
      const questions = given.map(({ type, selector, more }, place) => question(`QID${place + 1}`, type, selector, more));
      const [first = '', ...others] = questions.map(({ QuestionID }) => String(QuestionID));
      const blocks = [block('B1', [first]), block('B2', others, { Options: options })];
      const document = importJson(qsfFile(questions, { blocks, flow: elements }), { title: 'Untitled', language: 'en' });
      expect(document.ok ? parseDefinition(document.definition) : document.reason).toEqual(
        document.ok ? { ok: true, value: document.definition } : 'empty',
      );
    }),
    randomRuns(300),
  );
});
