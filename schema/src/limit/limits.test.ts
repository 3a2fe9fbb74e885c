import { describe, expect, it } from '@jest/globals';
import { LIMITS } from './limits.js';

describe('limits that the specification gives', () => {
  it('of texts [S9.text.search-24] [S9.text.library-name-24] [S9.cascade.title-50] [S9.cascade.placeholder-30]', () => {
    const { searchText, buttonText, suffix, scaleText, cascadeTitle, cascadePlaceholder, conditionText, typedCode } = LIMITS;
    expect({ searchText, buttonText, suffix, scaleText, cascadeTitle, cascadePlaceholder, conditionText, typedCode }).toEqual({
      searchText: 24,
      buttonText: 24,
      suffix: 20,
      scaleText: 20,
      cascadeTitle: 50,
      cascadePlaceholder: 30,
      conditionText: 24,
      typedCode: 4,
    });
  });

  it('of scales [S9.rating.scale] [S9.evaluate.tag-10] [S9.weight.default-max] [S9.weight.cap]', () => {
    const { ratingMin, ratingMax, ratingSteps, sliderMarks, evaluateScale, evaluateTags, evaluateTag, weight, weightDefaultMax } = LIMITS;
    expect([ratingMin, ratingMax, ratingSteps, sliderMarks]).toEqual([0, 10, 10, 11]);
    expect([evaluateScale, evaluateTags, evaluateTag]).toEqual([10, 10, 10]);
    expect([weight, weightDefaultMax]).toEqual([99_999, 100]);
  });

  it('of layouts, levels, rows, files and time [S9.page.dwell]', () => {
    const { columns, textSize, cascadeLevels, cityLevels, growingRows, growingRowsAtFirst, uploadFiles, imageMegabytes, dwellSeconds } =
      LIMITS;
    expect([columns, textSize, cascadeLevels, cityLevels]).toEqual([3, 6, 3, 4]);
    expect([growingRows, growingRowsAtFirst, uploadFiles, imageMegabytes]).toEqual([100, 10, 10, 20]);
    expect(dwellSeconds).toBe(999_999);
  });

  it('of numbers and words in an open text', () => {
    expect([LIMITS.numericBound, LIMITS.words]).toEqual([99_999, 99_999]);
  });
});
