import { describe, expect, it } from '@jest/globals';
import type { NodeChange } from '../edit/operation/operation.js';
import { page } from '../testing/build-container.js';
import { growingTable, matrix } from '../testing/build-grid.js';
import { multiple, rate, single, slider, text, upload } from '../testing/build-node.js';
import { survey } from '../testing/build-survey.js';
import { nodeByCode } from '../testing/by-name.js';
import { edit, fault, refusal } from './edit.js';

const choice = survey(multiple('Q1', 'Which?', ['a', 'b', 'c'], { setting: { column: 3 } }), text('Q2', 'Why?'));

const change = (setting: NodeChange['setting']) => ({ op: 'updateNode', nodeId: 1, set: { setting } }) as const;

describe('showing the result', () => {
  it('leaves a single column [S4.show-result.single-column]', () => {
    const result = edit(choice, change({ show_result: true }));

    expect(nodeByCode(result, 'Q1').setting).toEqual({ show_result: true });
    expect(nodeByCode(edit(choice, change({ show_result: true, column: 3 })), 'Q1').setting).toEqual({ show_result: true });
  });

  it('allows no second column while it lasts', () => {
    const shown = edit(choice, change({ show_result: true }));

    expect(refusal(shown, change({ column: 2 }))).toEqual(fault('set.setting.column', 'notAllowed'));
    expect(refusal(shown, change({ column: 2, show_result: true }))).toEqual(fault('set.setting.column', 'notAllowed'));
    expect(refusal(shown, change({ column: 1 }))).toBeUndefined();
    expect(nodeByCode(edit(shown, change({ column: 2, show_result: false })), 'Q1').setting).toEqual({ column: 2 });
  });
});

describe('the texts of a question', () => {
  it('do not include a blank title, so that the old one comes back [S4.title.empty-reverts]', () => {
    expect(refusal(choice, { op: 'updateNode', nodeId: 1, set: { title: '  ' } })).toEqual(fault('set.title', 'tooShort', 1));
  });

  it('do not include a button text of more than 24 characters [S5.text.button-24]', () => {
    const pages = survey(page('P1'), text('Q1', 'Why?'));

    expect(refusal(pages, change({ next_text: 'x'.repeat(24), prev_text: 'x'.repeat(24) }))).toBeUndefined();
    expect(refusal(pages, change({ next_text: 'x'.repeat(25) }))).toEqual(fault('set.setting.next_text', 'tooLong', 24));
    expect(refusal(pages, change({ prev_text: 'x'.repeat(25) }))).toEqual(fault('set.setting.prev_text', 'tooLong', 24));
  });
});

describe('the numbers of a question', () => {
  it('are whole counts of columns for the ticks of a matrix row [S5.matrix-multiple.min-le-max]', () => {
    const grid = survey(matrix(2, 'Q1', 'Rate', ['row'], ['a', 'b', 'c', 'd'], { setting: { max: 2 } }));

    expect(refusal(grid, change({ min: 3 }))).toEqual(fault('set.setting.min', 'tooLarge', 2));
    expect(refusal(grid, change({ min: 2 }))).toBeUndefined();
    expect(refusal(grid, change({ min: 3, max: 0 }))).toBeUndefined();
  });

  it('keep the ends of a rating between 0 and 10 and apart [S5.rating.range-0-10] [S5.rating.min-below-max]', () => {
    const stars = survey(rate('Q1', 'How good?'));

    expect(refusal(stars, change({ min: 0, max: 10 }))).toBeUndefined();
    expect(refusal(stars, change({ max: 11 }))).toEqual(fault('set.setting.max', 'tooLarge', 10));
    expect(refusal(stars, change({ min: -1 }))).toEqual(fault('set.setting.min', 'tooSmall', 0));
    expect(refusal(stars, change({ min: 5 }))).toEqual(fault('set.setting.min', 'tooLarge', 4));
  });

  it('keep a slider ending above where it begins, in steps of at least 1 [S5.slider.max-exceeds-min] [S5.slider.step-1]', () => {
    const line = survey(slider('Q1', 'How much?'));

    expect(refusal(line, change({ min: 100 }))).toEqual(fault('set.setting.min', 'tooLarge', 99));
    expect(refusal(line, change({ min: 99 }))).toBeUndefined();
    expect(refusal(line, change({ step: 0 }))).toEqual(fault('set.setting.step', 'tooSmall', 1));
  });

  it('keep the rows of a growing table between 1 and 100 [S5.dynamic-rows.min-1] [S5.dynamic-rows.max-100] [S5.dynamic-rows.default-between]', () => {
    const list = survey(growingTable('Q1', 'Who?', ['name']));

    expect(refusal(list, change({ min: 0 }))).toEqual(fault('set.setting.min', 'tooSmall', 1));
    expect(refusal(list, change({ max: 101 }))).toEqual(fault('set.setting.max', 'tooLarge', 100));
    expect(refusal(list, change({ min: 2, max: 5, value: 6 }))).toEqual(fault('set.setting.value', 'tooLarge', 5));
    expect(refusal(list, change({ min: 2, max: 5, value: 1 }))).toEqual(fault('set.setting.value', 'tooSmall', 2));
    expect(refusal(list, change({ min: 2, max: 5, value: 2 }))).toBeUndefined();
  });

  it('count up to 10 files [S5.upload.count-1-10] [S5.upload.min-le-max]', () => {
    const files = survey(upload('Q1', 'Which?'));

    expect(refusal(files, change({ max: 10 }))).toBeUndefined();
    expect(refusal(files, change({ max: 11 }))).toEqual(fault('set.setting.max', 'tooLarge', 10));
    expect(refusal(files, change({ min: 5, max: 3 }))).toEqual(fault('set.setting.min', 'tooLarge', 3));
    expect(refusal(files, change({ min: 5, max: 0 }))).toBeUndefined();
  });

  it('hold a page from 0 to 999999 seconds [S5.page.dwell] [S9.page.dwell]', () => {
    const pages = survey(page('P1'), text('Q1', 'Why?'));

    expect(refusal(pages, change({ control: true, min: 0, max: 999999 }))).toBeUndefined();
    expect(refusal(pages, change({ min: -1 }))).toEqual(fault('set.setting.min', 'tooSmall', 0));
    expect(refusal(pages, change({ max: 1000000 }))).toEqual(fault('set.setting.max', 'tooLarge', 999999));
  });
});

describe('a change that changes nothing', () => {
  it('leaves the survey as it is', () => {
    const plain = survey(single('Q1', 'Which?', ['a', 'b']));

    expect(edit(plain, change({ column: 1 }), { op: 'updateNode', nodeId: 1, set: { type: 1, title: 'Which?' } })).toEqual(plain);
  });
});
