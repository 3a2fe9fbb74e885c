import { describe, expect, it } from '@jest/globals';
import { mutate } from './mutate.mjs';

const TEXT = 'export const more = (number: number): number => number + 1;\n';
const fault = (find, replace) => ({ name: 'more is less', find, replace });

describe('a planted fault', () => {
  it('stands in its one place', () => {
    expect(mutate(TEXT, fault('number + 1', 'number - 1'))).toBe('export const more = (number)=>number - 1;\n');
  });

  it('is out of date where its place is gone, or there twice', () => {
    expect(() => mutate(TEXT, fault('number + 2', 'number'))).toThrow('"more is less": its place is there 0 times');
    expect(() => mutate(TEXT, fault(': number', ': string'))).toThrow('"more is less": its place is there 2 times');
  });

  it('is a change, and leaves TypeScript', () => {
    expect(() => mutate(TEXT, fault('number + 1', 'number + 1'))).toThrow('"more is less" changes nothing');
    expect(() => mutate(TEXT, fault('number + 1', 'number +'))).toThrow('"more is less" is no TypeScript');
  });
});
