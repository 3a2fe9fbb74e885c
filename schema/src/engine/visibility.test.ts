import { describe, expect, it } from '@jest/globals';
import type { SurveyDefinition } from '../definition/definition.js';
import { answered, checked, notAnswered, unchecked } from '../testing/build-condition.js';
import { block, group, page, statement } from '../testing/build-container.js';
import { hide, jump, show, withLogic } from '../testing/build-logic.js';
import { multiple, single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeIdOf } from '../testing/by-name.js';
import { codesOf, evaluated, shown } from './testing/by-code.js';

const yesNo = (code: string, required = false) => single(code, code, ['yes', 'no'], { required });
const four = survey(yesNo('Q1'), yesNo('Q2'), yesNo('Q3'), text('Q4', 'Q4'));
const yes = (code: string) => checked(code, 'yes');

const kept = (definition: SurveyDefinition, answers: Parameters<typeof evaluated>[1]): string =>
  codesOf(definition, evaluated(definition, answers).kept).join(' ');

describe('a question with show or hide logic', () => {
  it('is shown when its show item holds [S3.logic.target-show] [S3.logic.model-1-type-2]', () => {
    const definition = withLogic(four, show('Q2', yes('Q1')));
    expect(shown(definition, { Q1: 'yes' })).toBe('Q1 Q2 Q3 Q4');
    expect(shown(definition, { Q1: 'no' })).toBe('Q1 Q3 Q4');
  });

  it('is hidden when its hide item holds [S3.logic.target-hide] [S3.logic.model-1-type-2]', () => {
    const definition = withLogic(four, hide('Q2', yes('Q1')));
    expect(shown(definition, { Q1: 'yes' })).toBe('Q1 Q3 Q4');
    expect(shown(definition, { Q1: 'no' })).toBe('Q1 Q2 Q3 Q4');
  });

  it('needs one show item of several, and no hide item (R6)', () => {
    const definition = withLogic(four, show('Q4', yes('Q1')), show('Q4', yes('Q2')), hide('Q4', yes('Q3')));
    expect(shown(definition, { Q2: 'yes' })).toBe('Q1 Q2 Q3 Q4');
    expect(shown(definition, { Q1: 'yes', Q3: 'yes' })).toBe('Q1 Q2 Q3');
    expect(shown(definition, {})).toBe('Q1 Q2 Q3');
  });

  it('takes an item without conditions for one that always holds (R7)', () => {
    expect(shown(withLogic(four, show('Q2')), {})).toBe('Q1 Q2 Q3 Q4');
    expect(shown(withLogic(four, hide('Q2')), {})).toBe('Q1 Q3 Q4');
    expect(shown(withLogic(four, show('Q2'), hide('Q2', yes('Q1'))), { Q1: 'yes' })).toBe('Q1 Q3 Q4');
  });

  it('sees no answer of a hidden question, however far that carries (R1)', () => {
    const chain = withLogic(four, show('Q2', yes('Q1')), show('Q3', yes('Q2')), show('Q4', unchecked('Q3', 'yes')));
    expect(shown(chain, { Q1: 'yes', Q2: 'yes', Q3: 'yes' })).toBe('Q1 Q2 Q3');
    expect(shown(chain, { Q1: 'no', Q2: 'yes', Q3: 'yes' })).toBe('Q1 Q4');
    expect(kept(chain, { Q1: 'no', Q2: 'yes', Q3: 'yes', Q4: 'x' })).toBe('Q1 Q4');
  });

  it('sees no answer of a later question, of itself, or of one that is not there (R8)', () => {
    expect(shown(withLogic(four, show('Q2', yes('Q3'))), { Q3: 'yes' })).toBe('Q1 Q3 Q4');
    expect(shown(withLogic(four, show('Q2', notAnswered('Q2'))), { Q2: 'yes' })).toBe('Q1 Q2 Q3 Q4');
    const dangling = withLogic(four, show('Q2', answered('Q1')), hide('Q3', notAnswered('Q1')));
    const logic = dangling.logic?.map((item) => ({ ...item, conditions: item.conditions.map((one) => ({ ...one, nodeId: 4_000 })) }));
    expect(shown({ ...dangling, logic }, { Q1: 'yes' })).toBe('Q1 Q4');
  });

  it('is asked for nothing while it is hidden', () => {
    const definition = withLogic(survey(yesNo('Q1'), yesNo('Q2', true)), show('Q2', yes('Q1')));
    expect(evaluated(definition, { Q1: 'no' }).errors).toEqual([]);
    expect(evaluated(definition, { Q1: 'yes' }).errors).toEqual([{ nodeId: nodeIdOf(definition, 'Q2'), reason: 'required' }]);
  });

  it('counts an answer that breaks a rule, and tells of it', () => {
    const asked = multiple('Q1', 'Which?', ['a', 'b', 'c'], { setting: { min: 2 } });
    const definition = withLogic(survey(asked, text('Q2', 'Q2')), show('Q2', checked('Q1', 'a')));
    const { errors } = evaluated(definition, { Q1: ['a'] });
    expect(shown(definition, { Q1: ['a'] })).toBe('Q1 Q2');
    expect(errors).toEqual([{ nodeId: nodeIdOf(definition, 'Q1'), reason: 'min', limit: 2 }]);
  });
});

describe('a container', () => {
  const grouped = survey(yesNo('Q1'), group('G1', 'Group', [text('Q2', 'Q2'), yesNo('Q3')]), text('Q4', 'Q4'));

  it('hides everything in it', () => {
    const definition = withLogic(grouped, show('G1', yes('Q1')), show('Q3'), show('Q4', answered('Q2')));
    expect(shown(definition, { Q1: 'yes', Q2: 'x' })).toBe('Q1 Q2 Q3 Q4');
    expect(shown(definition, { Q1: 'no', Q2: 'x' })).toBe('Q1');
    expect(kept(definition, { Q1: 'no', Q2: 'x', Q3: 'yes' })).toBe('Q1');
  });

  it('shows each of its questions by its own logic', () => {
    expect(shown(withLogic(grouped, hide('Q3', answered('Q2'))), { Q2: 'x' })).toBe('Q1 Q2 Q4');
  });

  it('may be empty', () => {
    expect(shown(survey(text('Q1', 'Q1'), block('B1', 'Block', []), text('Q2', 'Q2')), {})).toBe('Q1 Q2');
  });
});

describe('what is no question', () => {
  it('a statement is shown and hidden like one', () => {
    const definition = withLogic(survey(yesNo('Q1'), statement('T1', 'Thanks')), show('T1', yes('Q1')));
    expect(shown(definition, { Q1: 'yes' })).toBe('Q1 T1');
    expect(shown(definition, { Q1: 'no' })).toBe('Q1');
  });

  it('pages are never among what is shown; answers to them are passed over', () => {
    const definition = survey(text('Q1', 'Q1'), page('P1'), text('Q2', 'Q2'));
    expect(shown(definition, { P1: { text: 'x' }, Q2: 'y' })).toBe('Q1 Q2');
    expect(evaluated(definition, { P1: { text: 'x' } })).toMatchObject({ kept: [], errors: [] });
  });
});

describe('the attribute of a question', () => {
  const attributed = (attribute: 'hide' | 'background', required = false) =>
    survey(single('Q1', 'Source', ['mail', 'web'], { required, setting: { attribute } }), text('Q2', 'Q2'), text('Q3', 'Q3'));

  it('hide: it is never shown and never required, and its answer counts', () => {
    const definition = withLogic(attributed('hide', true), show('Q2', checked('Q1', 'mail')));
    expect(shown(definition, { Q1: 'mail' })).toBe('Q2 Q3');
    expect(kept(definition, { Q1: 'mail' })).toBe('Q1');
    expect(evaluated(definition, {})).toMatchObject({ errors: [], kept: [] });
  });

  it('hide: its jumps are taken', () => {
    expect(shown(withLogic(attributed('hide'), jump('Q1', 'Q3', checked('Q1', 'mail'))), { Q1: 'mail' })).toBe('Q3');
  });

  it('hide: an answer that breaks a rule is left out, as nobody could correct it', () => {
    const definition = survey(text('Q1', 'Age', { setting: { attribute: 'hide', format: 1 } }));
    expect(evaluated(definition, { Q1: 'old' })).toMatchObject({ errors: [], kept: [] });
    expect(evaluated(definition, { Q1: '7' }).kept).toEqual([nodeIdOf(definition, 'Q1')]);
  });

  it('hide: logic that hides it makes its answer void', () => {
    const definition = withLogic(attributed('hide'), hide('Q1'), show('Q2', checked('Q1', 'mail')));
    expect(shown(definition, { Q1: 'mail' })).toBe('Q3');
    expect(kept(definition, { Q1: 'mail' })).toBe('');
  });

  it('background: what respondents send never counts', () => {
    const definition = withLogic(attributed('background', true), show('Q2', checked('Q1', 'mail')), jump('Q1', 'Q3'));
    expect(shown(definition, { Q1: 'mail' })).toBe('Q3');
    expect(evaluated(definition, { Q1: 'mail' })).toMatchObject({ kept: [], errors: [] });
    expect(shown(withLogic(attributed('background'), jump('Q1', 'Q3')), {})).toBe('Q2 Q3');
  });
});
