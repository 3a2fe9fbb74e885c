import { expect, it, jest } from '@jest/globals';
import { createEditorActions, createThrottle } from './editor-actions';

it('lets one of two clicks 200 ms apart through [S5.throttle.delete-800] [S5.throttle.add-800]', () => {
  const throttle = createThrottle(800);

  expect([0, 200, 799, 800].map((at) => throttle.pass(at))).toEqual([true, false, false, true]);
});

it('takes the next click seriously once something else was done', () => {
  const throttle = createThrottle(800);
  throttle.pass(0);

  throttle.reset();

  expect(throttle.pass(100)).toBe(true);
});

it('takes a second confirmation for a slip, unless another part was selected before it', () => {
  const dispatch = jest.fn();
  const actions = createEditorActions(dispatch, () => {});

  expect([actions.confirm([]), actions.confirm([])]).toEqual([true, false]);
  actions.select({ nodeId: 2 });

  expect(actions.confirm([])).toBe(true);
});
