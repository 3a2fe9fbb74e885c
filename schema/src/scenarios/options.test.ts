import { describe, expect, it } from '@jest/globals';
import { optionsOf } from '../definition/defaults.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { multiple, single, text } from '../testing/build-node.js';
import { survey, surveyWith } from '../testing/build-survey.js';
import { nodeByCode, nodeIdOf, optionIdOf } from '../testing/by-name.js';
import { edit, fault, refusal } from './edit.js';
import { SPEC_TEXTS } from './fixtures/spec-texts.js';

const drinks = survey(multiple('Q1', 'Drinks?', ['tea', 'coffee', { title: 'none', exclusive: true }]), text('Q2', 'Why?'));
const nodeId = nodeIdOf(drinks, 'Q1');
const tea = optionIdOf(drinks, 'Q1', 'tea');
const coffee = optionIdOf(drinks, 'Q1', 'coffee');
const none = optionIdOf(drinks, 'Q1', 'none');

const titles = (definition: SurveyDefinition): string[] => optionsOf(nodeByCode(definition, 'Q1')).map(({ title }) => title);

const setCode = (code: string) => refusal(drinks, { op: 'updateOption', nodeId, optionId: tea, set: { code } });

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

  it('gives it the next code and every other default [S3.option.default-code] [S3.option.default-required] [S3.option.default-other]', () => {
    const result = edit(drinks, { op: 'addOption', nodeId, option: {} });

    const added = optionsOf(nodeByCode(result, 'Q1'))[2];
    expect(added).toEqual({ id: drinks.lastId + 1, code: '4', title: SPEC_TEXTS.newOption });
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

describe('moving and copying an option', () => {
  it('puts it where it is dropped [S4.drag.reorder]', () => {
    const result = edit(drinks, { op: 'moveOption', nodeId, optionId: coffee, after: null });

    expect(titles(result)).toEqual(['coffee', 'tea', 'none']);
  });

  it('keeps the exclusive one last, whatever is asked', () => {
    const result = edit(drinks, { op: 'moveOption', nodeId, optionId: none, after: null }, { op: 'moveOption', nodeId, optionId: tea });

    expect(titles(result)).toEqual(['coffee', 'tea', 'none']);
  });

  it('makes an ordinary copy of an exclusive one, before it, with a code of its own', () => {
    const result = edit(drinks, { op: 'copyOption', nodeId, optionId: none });

    expect(optionsOf(nodeByCode(result, 'Q1')).map(({ code, title, exclusive }) => [code, title, exclusive])).toEqual([
      ['1', 'tea', undefined],
      ['2', 'coffee', undefined],
      ['4', 'none', undefined],
      ['3', 'none', true],
    ]);
  });
});

describe('changing an option', () => {
  it('sends it to the end when it becomes exclusive, and back by the inverse', () => {
    const plain = edit(drinks, { op: 'updateOption', nodeId, optionId: none, set: { exclusive: false } });

    const result = edit(plain, { op: 'updateOption', nodeId, optionId: tea, set: { exclusive: true } });

    expect(titles(result)).toEqual(['coffee', 'none', 'tea']);
  });

  it('takes codes of letters and digits, four at most [S5.option-code.letters-digits] [S9.code.option-4]', () => {
    expect(setCode('Ab12')).toBeUndefined();
    expect(setCode('Ab123')).toEqual(fault('set.code', 'tooLong', 4));
    expect(setCode('a-1')).toEqual(fault('set.code', 'format'));
    expect(setCode('')).toEqual(fault('set.code', 'tooShort', 1));
    expect(setCode('2')).toEqual(fault('set.code', 'notUnique'));
  });
});

describe('removing an option', () => {
  it('leaves the codes of the others alone', () => {
    const result = edit(drinks, { op: 'removeOption', nodeId, optionId: tea });

    expect(optionsOf(nodeByCode(result, 'Q1')).map(({ code }) => code)).toEqual(['2', '3']);
  });

  it('is refused for the last one [S5.delete.last-row]', () => {
    const lonely = survey(single('Q1', 'Colour?', ['red']));

    expect(refusal(lonely, { op: 'removeOption', nodeId: 1, optionId: 2 })).toEqual(fault('optionId', 'tooShort', 1));
  });

  it('names the id that is not there', () => {
    expect(refusal(drinks, { op: 'removeOption', nodeId, optionId: 99 })).toEqual({ code: 'notFound', id: 99 });
    expect(refusal(drinks, { op: 'removeOption', nodeId: 98, optionId: tea })).toEqual({ code: 'notFound', id: 98 });
  });
});
