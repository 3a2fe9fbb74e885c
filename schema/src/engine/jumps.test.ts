import { describe, expect, it } from '@jest/globals';
import { checked, or } from '../testing/build-condition.js';
import { block, group, page } from '../testing/build-container.js';
import { hide, jump, optionLogic, show, withLogic } from '../testing/build-logic.js';
import { multiple, single } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { codesOf, evaluated, shown } from './testing/by-code.js';

const yesNo = (code: string) => single(code, code, ['yes', 'no']);
const yes = (code: string) => checked(code, 'yes');
const six = survey(...['Q1', 'Q2', 'Q3', 'Q4', 'Q5', 'Q6'].map(yesNo));

describe('a jump', () => {
  it('leads to a later question when its conditions hold [S3.logic.model-1-type-1]', () => {
    const definition = withLogic(six, jump('Q1', 'Q4', yes('Q1')));
    expect(shown(definition, { Q1: 'yes' })).toBe('Q1 Q4 Q5 Q6');
    expect(shown(definition, { Q1: 'no' })).toBe('Q1 Q2 Q3 Q4 Q5 Q6');
    expect(shown(definition, {})).toBe('Q1 Q2 Q3 Q4 Q5 Q6');
  });

  it('makes void what it passes over, whatever its own logic says (R9)', () => {
    const definition = withLogic(six, jump('Q1', 'Q4', yes('Q1')), show('Q3', yes('Q1')), show('Q5', yes('Q2')));
    expect(shown(definition, { Q1: 'yes', Q2: 'yes', Q3: 'yes' })).toBe('Q1 Q4 Q6');
    expect(codesOf(definition, evaluated(definition, { Q1: 'yes', Q2: 'yes', Q3: 'yes' }).kept)).toEqual(['Q1']);
  });

  it('to 0 ends the survey normally [S3.logic.end-normal]', () => {
    const ended = evaluated(withLogic(six, jump('Q2', 0, yes('Q2'))), { Q1: 'yes', Q2: 'yes', Q3: 'yes' });
    expect(ended.end).toBe(0);
    expect(codesOf(six, ended.visible)).toEqual(['Q1', 'Q2']);
    expect(codesOf(six, ended.kept)).toEqual(['Q1', 'Q2']);
    expect(evaluated(withLogic(six, jump('Q2', 0, yes('Q2'))), {}).end).toBeNull();
  });

  it('to -1 ends it as screened out, and keeps what was answered so far [S3.logic.end-screening]', () => {
    const ended = evaluated(withLogic(six, jump('Q2', -1, yes('Q2'))), { Q1: 'yes', Q2: 'yes', Q3: 'yes' });
    expect(ended.end).toBe(-1);
    expect(codesOf(six, ended.kept)).toEqual(['Q1', 'Q2']);
  });

  it('is the first of several that hold, in saved order (R10)', () => {
    const definition = withLogic(six, jump('Q1', 'Q5', yes('Q1')), jump('Q1', 'Q3', yes('Q1')), jump('Q1', -1));
    expect(shown(definition, { Q1: 'yes' })).toBe('Q1 Q5 Q6');
    expect(evaluated(definition, { Q1: 'no' }).end).toBe(-1);
    const multi = withLogic(
      survey(multiple('Q1', 'Q1', ['a', 'b']), yesNo('Q2'), yesNo('Q3')),
      jump('Q1', 0, checked('Q1', 'b')),
      jump('Q1', 'Q3', checked('Q1', 'a')),
    );
    expect(evaluated(multi, { Q1: ['a', 'b'] }).end).toBe(0);
  });

  it('backward, to its own question or to a missing one is no jump at all (R11)', () => {
    const definition = withLogic(six, jump('Q3', 'Q1'), jump('Q3', 'Q3'), jump('Q3', 'Q6', yes('Q3')));
    expect(shown(definition, { Q3: 'no' })).toBe('Q1 Q2 Q3 Q4 Q5 Q6');
    expect(shown(definition, { Q3: 'yes' })).toBe('Q1 Q2 Q3 Q6');
    const [item, ...rest] = withLogic(six, jump('Q1', 'Q4')).logic ?? [];
    expect(shown({ ...six, logic: item === undefined ? [] : [{ ...item, target: 999 }, ...rest] }, {})).toBe('Q1 Q2 Q3 Q4 Q5 Q6');
  });

  it('of a question that is hidden or passed over is not taken (R12)', () => {
    const hidden = withLogic(six, hide('Q2'), jump('Q2', 'Q5'));
    expect(shown(hidden, { Q2: 'yes' })).toBe('Q1 Q3 Q4 Q5 Q6');
    const passed = withLogic(six, jump('Q1', 'Q3'), jump('Q2', 'Q6'));
    expect(shown(passed, {})).toBe('Q1 Q3 Q4 Q5 Q6');
  });

  it('of a question that has nothing to offer is not taken (R12, R16)', () => {
    const definition = withLogic(six, optionLogic('Q2', 'hide', ['yes', 'no'], []), jump('Q2', 'Q5'));
    expect(shown(definition, {})).toBe('Q1 Q3 Q4 Q5 Q6');
  });

  it('to a hidden question goes on behind it (R13)', () => {
    expect(shown(withLogic(six, jump('Q1', 'Q4'), hide('Q4')), {})).toBe('Q1 Q5 Q6');
  });

  it('without conditions is always taken (R7), and may read earlier questions', () => {
    expect(shown(withLogic(six, jump('Q2', 'Q5')), {})).toBe('Q1 Q2 Q5 Q6');
    const earlier = withLogic(six, jump('Q3', 'Q6', yes('Q1'), or(yes('Q3'))));
    expect(shown(earlier, { Q1: 'yes' })).toBe('Q1 Q2 Q3 Q6');
    expect(shown(earlier, { Q3: 'yes' })).toBe('Q1 Q2 Q3 Q6');
  });

  it('to the next question changes nothing', () => {
    expect(shown(withLogic(six, jump('Q1', 'Q2')), {})).toBe('Q1 Q2 Q3 Q4 Q5 Q6');
  });

  it('may lead to a page, or stand on one', () => {
    const paged = survey(yesNo('Q1'), yesNo('Q2'), page('P1'), yesNo('Q3'), yesNo('Q4'));
    expect(shown(withLogic(paged, jump('Q1', 'P1')), {})).toBe('Q1 Q3 Q4');
    expect(shown(withLogic(paged, jump('P1', 'Q4', yes('Q1'))), { Q1: 'yes' })).toBe('Q1 Q2 Q4');
  });
});

describe('jumps and containers', () => {
  const grouped = survey(
    yesNo('Q1'),
    group('G1', 'First', [yesNo('Q2'), yesNo('Q3'), yesNo('Q4')]),
    block('B1', 'Second', [yesNo('Q5'), yesNo('Q6')]),
    yesNo('Q7'),
  );

  it('a container as target is its first question', () => {
    expect(shown(withLogic(grouped, jump('Q1', 'B1')), {})).toBe('Q1 Q5 Q6 Q7');
  });

  it('a jump leads into a container, and its logic still counts', () => {
    expect(shown(withLogic(grouped, jump('Q1', 'Q3')), {})).toBe('Q1 Q3 Q4 Q5 Q6 Q7');
    expect(shown(withLogic(grouped, jump('Q1', 'Q3'), hide('G1')), {})).toBe('Q1 Q5 Q6 Q7');
  });

  it('a jump leads out of one', () => {
    expect(shown(withLogic(grouped, jump('Q2', 'Q6')), {})).toBe('Q1 Q2 Q6 Q7');
  });

  it('a jump of a container is judged behind its last question, with all of its answers', () => {
    const definition = withLogic(grouped, jump('G1', 'Q7', yes('Q4')));
    expect(shown(definition, { Q4: 'yes' })).toBe('Q1 Q2 Q3 Q4 Q7');
    expect(shown(definition, { Q4: 'no' })).toBe('Q1 Q2 Q3 Q4 Q5 Q6 Q7');
    expect(evaluated(withLogic(grouped, jump('B1', -1, yes('Q5'))), { Q5: 'yes' }).end).toBe(-1);
  });

  it('also when that last question is hidden or passed over inside', () => {
    expect(shown(withLogic(grouped, jump('G1', 'Q7'), hide('Q4')), {})).toBe('Q1 Q2 Q3 Q7');
    expect(shown(withLogic(grouped, jump('G1', 'Q7'), jump('Q2', 'Q4')), {})).toBe('Q1 Q2 Q4 Q7');
  });

  it('yet not when the container is hidden or passed over, or left by another jump', () => {
    expect(shown(withLogic(grouped, jump('G1', 'Q7'), hide('G1')), {})).toBe('Q1 Q5 Q6 Q7');
    expect(shown(withLogic(grouped, jump('G1', 'Q7'), jump('Q1', 'B1')), {})).toBe('Q1 Q5 Q6 Q7');
    expect(shown(withLogic(grouped, jump('G1', 'Q7'), jump('Q3', 'Q6')), {})).toBe('Q1 Q2 Q3 Q6 Q7');
    expect(shown(withLogic(grouped, jump('G1', 'Q7'), jump('Q4', 'B1')), {})).toBe('Q1 Q2 Q3 Q4 Q5 Q6 Q7');
    expect(evaluated(withLogic(grouped, jump('G1', -1), jump('Q4', 0)), {}).end).toBe(0);
  });

  it('back into a container is no jump (R11)', () => {
    expect(shown(withLogic(grouped, jump('G1', 'Q3'), jump('B1', 'G1'), jump('Q3', 'G1')), {})).toBe('Q1 Q2 Q3 Q4 Q5 Q6 Q7');
  });

  it('an empty container is left as soon as it is entered', () => {
    const empty = survey(yesNo('Q1'), block('B1', 'Empty', []), yesNo('Q2'), yesNo('Q3'));
    expect(shown(withLogic(empty, jump('B1', 'Q3')), {})).toBe('Q1 Q3');
    expect(shown(withLogic(empty, jump('B1', 'Q3'), hide('B1')), {})).toBe('Q1 Q2 Q3');
  });
});
