import { describe, expect, it } from '@jest/globals';
import { type Answer, isEmptyAnswer } from './answer.js';

describe('an answer', () => {
  it.each<[Answer | undefined]>([
    [undefined],
    [{ options: [] }],
    [{ text: ' \n' }],
    [{ rows: [] }],
    [{ rows: [{}, { 2: ' ' }] }],
    [{ rows: {} }],
    [{ rows: { 2: { fields: {} } } }],
    [{ order: [] }],
    [{ path: [] }],
    [{ codes: [], detail: '' }],
    [{ fields: { 2: '' } }],
    [{ date: '' }],
    [{ files: [] }],
    [{ points: [] }],
  ])('is empty: %j', (answer) => {
    expect(isEmptyAnswer(answer)).toBe(true);
  });

  it.each<[Answer]>([
    [{ option: 2 }],
    [{ options: [{ option: 2 }] }],
    [{ text: 'x' }],
    [{ number: 0 }],
    [{ level: 1, tags: [] }],
    [{ rows: [{}, { 2: 'x' }] }],
    [{ rows: { 2: { number: 0 } } }],
    [{ order: [2] }],
    [{ path: [2] }],
    [{ codes: [], detail: 'x' }],
    [{ fields: { 2: 0 } }],
    [{ date: '2026' }],
    [{ files: ['a'] }],
    [{ lng: 0, lat: 0 }],
    [{ points: [{ x: 0, y: 0 }] }],
  ])('says something: %j', (answer) => {
    expect(isEmptyAnswer(answer)).toBe(false);
  });
});
