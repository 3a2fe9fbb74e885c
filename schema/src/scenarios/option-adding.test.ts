import { describe, expect, it } from '@jest/globals';
import { optionsOf } from '../definition/defaults.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { nodeRecord } from '../definition/record/node-record.js';
import { multiple, single, text } from '../testing/build-node.js';
import { survey, surveyWith } from '../testing/build-survey.js';
import { nodeByCode, nodeIdOf, optionIdOf } from '../testing/by-name.js';
import { edit, fault, refusal } from './edit.js';
import { SPEC_TEXTS } from './fixtures/spec-texts.js';

const drinks = survey(multiple('Q1', 'Drinks?', ['tea', 'coffee', { title: 'none', exclusive: true }]), text('Q2', 'Why?'));
const nodeId = nodeIdOf(drinks, 'Q1');
const tea = optionIdOf(drinks, 'Q1', 'tea');
const none = optionIdOf(drinks, 'Q1', 'none');

const titles = (definition: SurveyDefinition): string[] => optionsOf(nodeByCode(definition, 'Q1')).map(({ title }) => title);

describe('adding an option', () => {
  it('puts it after the selected one [S4.option-add.after-selected]', () => {
    const result = edit(drinks, { op: 'addOption', nodeId, option: { title: 'water' }, after: tea });

    expect(titles(result)).toEqual(['tea', 'water', 'coffee', 'none']);
  });

  it('appends it, yet leaves the exclusive one last [S4.option-add.append] [S4.option-add.exclusive-last]', () => {
    const result = edit(drinks, { op: 'addOption', nodeId, option: { title: 'water' } });

    expect(titles(result)).toEqual(['tea', 'coffee', 'water', 'none']);
  });

  it('lands before the exclusive one even when asked to go behind it', () => {
    const result = edit(drinks, { op: 'addOption', nodeId, option: { title: 'water' }, after: none });

    expect(titles(result)).toEqual(['tea', 'coffee', 'water', 'none']);
  });

  it('gives it the next code [S3.option.default-code]', () => {
    const result = edit(drinks, { op: 'addOption', nodeId, option: {} });

    const added = optionsOf(nodeByCode(result, 'Q1'))[2];
    expect(added).toEqual({ id: drinks.lastId + 1, code: '4', title: SPEC_TEXTS.newOption });
  });

  it('leaves every other field at its default [S3.option.default-required] [S3.option.default-other] [S3.option.default-exclusive] [S3.option.default-group] [S3.option.default-locked] [S3.option.default-setting] [S3.option.default-right-title] [S3.option.default-parent]', () => {
    const result = edit(drinks, { op: 'addOption', nodeId, option: {} });

    const node = nodeByCode(result, 'Q1');
    const id = result.lastId;
    expect(nodeRecord(result, node, 's1').options.find((option) => option.id === id)).toMatchObject({
      required: true,
      other: false,
      exclusive: false,
      group: false,
      locked: false,
      setting: {},
      rightTitle: '',
      parentId: 0,
    });
  });

  it('uses the fixed texts for an other and an exclusive option [S9.option.other-text] [S9.option.exclusive-text] [S3.option.default-title]', () => {
    const colours = survey(single('Q1', 'Colour?', ['red']));
    const target = nodeIdOf(colours, 'Q1');

    const result = edit(
      colours,
      { op: 'addOption', nodeId: target, option: { exclusive: true } },
      { op: 'addOption', nodeId: target, option: { other: true } },
      { op: 'addOption', nodeId: target, option: {} },
    );

    expect(titles(result)).toEqual(['red', SPEC_TEXTS.other, SPEC_TEXTS.newOption, SPEC_TEXTS.exclusive]);
  });

  it('speaks the language of the survey', () => {
    const english = surveyWith({ language: 'en' }, single('Q1', 'Colour?', ['red']));

    const result = edit(english, { op: 'addOption', nodeId: nodeIdOf(english, 'Q1'), option: {} });

    expect(titles(result)).toEqual(['red', 'New option']);
  });

  it('is refused for a second exclusive one, a taken code, an open text', () => {
    expect(refusal(drinks, { op: 'addOption', nodeId, option: { exclusive: true } })).toEqual(fault('option.exclusive', 'notUnique'));
    expect(refusal(drinks, { op: 'addOption', nodeId, option: { code: '1' } })).toEqual(fault('option.code', 'notUnique'));
    expect(refusal(drinks, { op: 'addOption', nodeId: nodeIdOf(drinks, 'Q2'), option: {} })).toEqual(fault('nodeId', 'notAllowed'));
  });

  it('is refused once no id is left', () => {
    const add = { op: 'addOption', nodeId, option: {} } as const;

    expect(refusal({ ...drinks, lastId: 16777214 }, add)).toBeUndefined();
    expect(refusal({ ...drinks, lastId: 16777215 }, add)).toEqual(fault('option', 'tooLarge', 16777215));
  });

  it('is refused above 500 options', () => {
    const full = survey(
      single(
        'Q1',
        'Which?',
        Array.from({ length: 500 }, (_, place) => `option ${place}`),
      ),
    );

    expect(refusal(full, { op: 'addOption', nodeId: 1, option: {} })).toEqual(fault('option', 'tooMany', 500));
  });
});

describe('the switch for none of the above', () => {
  const plain = survey(multiple('Q1', 'Drinks?', ['tea', 'coffee']));

  it('adds one exclusive option at the end [S4.exclusive-switch.add]', () => {
    const result = edit(plain, { op: 'addOption', nodeId: 1, option: { exclusive: true }, after: null });

    expect(titles(result)).toEqual(['tea', 'coffee', SPEC_TEXTS.exclusive]);
    expect(optionsOf(nodeByCode(result, 'Q1')).map(({ exclusive }) => exclusive)).toEqual([undefined, undefined, true]);
  });

  it('takes that one away again [S4.exclusive-switch.remove]', () => {
    expect(titles(edit(drinks, { op: 'removeOption', nodeId, optionId: none }))).toEqual(['tea', 'coffee']);
  });
});
