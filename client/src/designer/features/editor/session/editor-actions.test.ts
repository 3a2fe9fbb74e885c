import { expect, it, jest } from '@jest/globals';
import { createEditorActions } from './editor-actions';
import { createThrottle } from './throttle';

it('lets one of two clicks 200 ms apart through [S5.throttle.delete-800] [S5.throttle.add-800]', () => {
  const throttle = createThrottle(800);

  expect([0, 200, 799, 800].map((at) => throttle.pass(at))).toEqual([true, false, false, true]);
});

it('adds one question for two clicks 200 ms apart, and each of the options that were clicked for [S5.throttle.add-800]', () => {
  jest.useFakeTimers();
  const dispatch = jest.fn();
  const { add, addNow } = createEditorActions(dispatch, () => {});

  add([], 'createdNode');
  jest.advanceTimersByTime(200);
  add([], 'createdNode');
  expect(dispatch).toHaveBeenCalledTimes(1);
  for (let click = 0; click < 6; click += 1) addNow([], 'createdOption');

  expect(dispatch).toHaveBeenCalledTimes(7);
  jest.useRealTimers();
});

it('shows that it waits for as long as it refuses, and no longer once something else was done', () => {
  jest.useFakeTimers();
  const actions = createEditorActions(
    () => {},
    () => {},
  );
  const { removing } = actions.throttles;
  const seen: boolean[] = [];
  removing.subscribe(() => seen.push(removing.isClosed()));

  actions.remove([]);
  jest.advanceTimersByTime(800);
  actions.remove([]);
  actions.change([]);
  jest.advanceTimersByTime(800);

  expect(seen).toEqual([true, false, true, false]);
  jest.useRealTimers();
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
