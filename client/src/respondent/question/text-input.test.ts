import { describe, expect, it } from '@jest/globals';
import type { NodeSetting, SurveyNode } from '@wence/schema';
import { textInput } from './text-input';

const text = (setting: NodeSetting): SurveyNode => ({ id: 1, code: 'Q1', type: 3, title: 'text', setting });

describe('textInput', () => {
  it('brings up the keyboard of the format', () => {
    expect(textInput(text({ format: 1 })).inputMode).toBe('numeric');
    expect(textInput(text({ format: 2 })).inputMode).toBe('decimal');
    expect(textInput(text({ format: 3 }))).toMatchObject({ inputMode: 'tel', autoComplete: 'tel' });
    expect(textInput(text({ format: 4 }))).toMatchObject({ inputMode: 'email', autoComplete: 'email' });
  });

  it('keeps the full keyboard for a number that may be negative', () => {
    expect(textInput(text({ format: 1, min: -10 }))).toEqual({});
    expect(textInput(text({ format: 2, min: -1 }))).toEqual({});
  });

  it('asks for nothing special in free text', () => {
    expect(textInput(text({}))).toEqual({});
  });
});
