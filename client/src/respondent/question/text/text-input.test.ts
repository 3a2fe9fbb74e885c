import { describe, expect, it } from '@jest/globals';
import type { NodeSetting, QuestionType, SurveyNode } from '@wence/schema';
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

  it('says what the ready-made types ask of the respondent, for those who let their browser fill it in', () => {
    const typed = (type: QuestionType) => textInput({ id: 1, code: 'Q1', type, title: 'text' });

    expect(typed(50)).toMatchObject({ autoComplete: 'name' });
    expect(typed(53)).toMatchObject({ inputMode: 'email', autoComplete: 'email' });
    expect(typed(54)).toMatchObject({ inputMode: 'tel', autoComplete: 'tel' });
    expect(typed(56)).toEqual({});
    expect(typed(57)).toEqual({});
  });

  it('leaves a scanned code as it is typed', () => {
    expect(textInput({ id: 1, code: 'Q1', type: 42, title: 'text' })).toEqual({
      autoComplete: 'off',
      autoCapitalize: 'none',
      spellCheck: false,
    });
  });

  it('asks for nothing special in free text', () => {
    expect(textInput(text({}))).toEqual({});
  });
});
