import { describe, expect, it } from '@jest/globals';
import { correctSlider } from './correct-slider.js';

describe('a slider in the designer', () => {
  it('ends above where it begins [S5.slider.max-exceeds-min]', () => {
    expect(correctSlider(50, 50, 1, 'max')).toEqual({ min: 50, max: 51, step: 1, corrected: 'max' });
    expect(correctSlider(50, 50, 1, 'min')).toEqual({ min: 49, max: 50, step: 1, corrected: 'min' });
    expect(correctSlider(0, 100, 1, 'max')).toEqual({ min: 0, max: 100, step: 1, corrected: null });
  });

  it('may lie below zero', () => {
    expect(correctSlider(-20, -10, 2, 'min')).toEqual({ min: -20, max: -10, step: 2, corrected: null });
  });

  it('has a step of at least 1 [S5.slider.step-1]', () => {
    expect(correctSlider(0, 100, 0, 'step')).toEqual({ min: 0, max: 100, step: 1, corrected: 'step' });
    expect(correctSlider(0, 100, 1, 'step')).toEqual({ min: 0, max: 100, step: 1, corrected: null });
  });

  it('has no step that is longer than itself', () => {
    expect(correctSlider(0, 5, 6, 'step')).toEqual({ min: 0, max: 5, step: 5, corrected: 'step' });
    expect(correctSlider(0, 3, 5, 'max')).toEqual({ min: 0, max: 3, step: 3, corrected: 'step' });
  });
});
