import { describe, expect, it } from '@jest/globals';
import type { LogicItem, SurveyDefinition } from '../definition/definition.js';
import { checked } from '../testing/build-condition.js';
import { jump, optionLogic, show, withLogic } from '../testing/build-logic.js';
import { single, text } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { isUnsaved } from './is-unsaved.js';
import { type LogicForm, logicForm } from './logic-form.js';

const saved: SurveyDefinition = withLogic(
  survey(single('Q1', 'Colour?', ['red', 'blue']), single('Q2', 'Size?', ['S', 'L']), text('Q3', 'Why?')),
  show('Q2', checked('Q1', 'red')),
  jump('Q1', 'Q3', checked('Q1', 'red')),
  optionLogic('Q2', 'hide', ['S'], [checked('Q1', 'blue')]),
);
const form = (place: number): LogicForm => logicForm(saved.logic?.[place] as LogicItem);

describe('a row of logic', () => {
  it('is unsaved until it is saved [S4.logic-row.unsaved-until-saved]', () => {
    const { id: _none, ...fresh } = form(0);

    expect(isUnsaved(saved, fresh)).toBe(true);
    expect(isUnsaved(saved, { ...fresh, id: 99 })).toBe(true);
  });

  it('is saved as long as it holds what the survey holds [S4.logic-row.save-replaces]', () => {
    for (const place of [0, 1, 2]) expect(isUnsaved(saved, form(place))).toBe(false);
    expect(isUnsaved(saved, { ...form(0), optionId: [] })).toBe(false);
  });

  it('is unsaved after any edit [S4.logic-row.edit-marks-unsaved]', () => {
    const [condition] = form(0).conditions;
    const edits: LogicForm[] = [
      { ...form(0), algorithm: 2 },
      { ...form(0), nodeId: 1 },
      { ...form(0), type: 1 },
      { ...form(0), conditions: [] },
      { ...form(0), conditions: [{ ...condition, optionId: [3] }] },
      { ...form(0), conditions: [{ ...condition, algorithm: 2 }] },
      { ...form(0), conditions: [{ ...condition, operator: 2 }] },
      { ...form(0), conditions: [{ ...condition, result: [1] }] },
      { ...form(0), conditions: [{ ...condition, childId: 3 }] },
      { ...form(1), target: -1 },
      { ...form(2), optionType: 2 },
      { ...form(2), optionId: [6] },
    ];

    for (const edit of edits) expect(isUnsaved(saved, edit)).toBe(true);
  });
});
