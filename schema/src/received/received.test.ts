import { describe, expect, it } from '@jest/globals';
import { launchFindings } from '../check/launch-findings.js';
import { apply } from '../edit/apply.js';
import { multiple, nodeIdOf, optionIdOf, single, survey, text } from '../testing/index.js';
import { findNode } from '../definition/walk.js';
import { unfilledParameters } from '../survey-setting/received-parameters.js';
import { parameterAnswers } from './parameter-answers.js';
import { receivedOf, signedText } from './signed-text.js';

const parameters = [{ name: 'uid', required: true }, { name: 'city' }];

describe('the parameters that a survey receives', () => {
  it('are those that it lists, or all where it lists none; the signature is never kept', () => {
    const params = { city: 'x', other: '1', uid: '7', sign: 's' };

    expect(receivedOf({ parameters }, params)).toEqual({ uid: '7', city: 'x' });
    expect(receivedOf({}, params)).toEqual({ city: 'x', other: '1', uid: '7' });
    expect(receivedOf({ parameters }, JSON.parse('{"__proto__":"x"}') as Record<string, string>)).toEqual({});
  });

  it('are signed in the order of their names, percent-encoded, with the time they expire at, and nothing else', () => {
    expect(signedText({ parameters }, { uid: "a&b=c!'()*~ +", expires: '17', city: '\u4e0a', other: '1' })).toBe(
      'city=%E4%B8%8A&expires=17&uid=a%26b%3Dc%21%27%28%29%2A~%20%2B',
    );
    expect(signedText({ parameters }, {})).toBe('');
  });
});

describe('a parameter that becomes an answer', () => {
  const base = survey(text('Q1', 'Name?'), single('Q2', 'City?', ['Wuhan', '<b>Xi an</b>']));
  const [Q1, Q2] = [nodeIdOf(base, 'Q1'), nodeIdOf(base, 'Q2')];
  const definition = {
    ...base,
    settings: {
      parameters: [
        { name: 'name', nodeId: Q1 },
        { name: 'city', nodeId: Q2 },
        { name: 'gone', nodeId: 9_999 },
      ],
    },
  };
  const first = optionIdOf(base, 'Q2', 'Wuhan');

  it('is the text of an open question, and the option of a choice by its code or else its title', () => {
    expect(parameterAnswers(definition, { name: ' Li ', city: '1' })).toEqual({ [Q1]: { text: ' Li ' }, [Q2]: { option: first } });
    expect(parameterAnswers(definition, { city: 'Wuhan' })).toEqual({ [Q2]: { option: first } });
    expect(parameterAnswers(definition, { city: 'Xi an' })[Q2]).not.toEqual({ option: first });
  });

  it('is none where its value is no option, is empty, or its question is gone', () => {
    expect(parameterAnswers(definition, { name: '', city: 'Lhasa', gone: 'x' })).toEqual({});
    expect(parameterAnswers(base, { name: 'Li' })).toEqual({});
  });
});

describe('a parameter that can answer nothing', () => {
  const base = survey(text('Q1', 'Name?'), multiple('Q2', 'Cities?', ['Wuhan', 'Xi an']));
  const [Q1, Q2] = [nodeIdOf(base, 'Q1'), nodeIdOf(base, 'Q2')];
  const listed = [{ name: 'name', nodeId: Q1 }, { name: 'city', nodeId: Q2 }, { name: 'gone', nodeId: 9_999 }, { name: 'kept' }];

  const unfilled = { severity: 'warning', code: 'unfilledParameter' };

  it('names a question that is gone, or one that takes no value', () => {
    expect(unfilledParameters(listed, (id) => findNode(base, id))).toEqual([1, 2]);
    expect(unfilledParameters(undefined, () => undefined)).toEqual([]);
  });

  it('is refused when it is saved', () => {
    expect(apply(base, [{ op: 'updateSurvey', set: { parameters: listed } }])).toMatchObject({
      ok: false,
      fault: {
        faults: [
          { field: 'set.parameters[1].nodeId', rule: 'notAllowed' },
          { field: 'set.parameters[2].nodeId', rule: 'notAllowed' },
        ],
      },
    });
  });

  it('is told before a launch, also after its question was removed, and comes to life again when that is undone', () => {
    const before = { ...base, settings: { parameters: [{ name: 'name', nodeId: Q1 }] } };
    const removed = apply(before, [{ op: 'removeNode', nodeId: Q1 }]);
    if (!removed.ok) throw new Error('the question cannot be removed');
    const undone = apply(removed.definition, removed.inverse);

    expect(launchFindings(before)).toEqual([]);
    expect(launchFindings({ ...base, settings: { parameters: [{ name: 'city', nodeId: Q2 }] } })).toEqual([unfilled]);
    expect(launchFindings(removed.definition)).toEqual([unfilled]);
    expect(undone.ok && launchFindings(undone.definition)).toEqual([]);
  });
});
