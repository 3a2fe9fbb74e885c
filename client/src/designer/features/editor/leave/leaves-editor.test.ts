import { expect, it } from '@jest/globals';
import { leavesEditor } from './leaves-editor';

it.each(['/list', '/publish/Ab3', '/data/Ab3', '/survey/Ab34', '/survey/Xy9'])('%s is somewhere else', (pathname) => {
  expect(leavesEditor('Ab3', pathname)).toBe(true);
});

it.each(['/survey/Ab3', '/survey/Ab3/logic/question'])('%s is the editor still', (pathname) => {
  expect(leavesEditor('Ab3', pathname)).toBe(false);
});

it.each(['/login', '/404'])('%s is where one is sent, not where one goes', (pathname) => {
  expect(leavesEditor('Ab3', pathname)).toBe(false);
});
