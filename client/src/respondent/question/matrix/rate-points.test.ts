import { describe, expect, it } from '@jest/globals';
import type { SurveyNode } from '@wence/schema';
import { rateColumns, namedEnds, pointText } from './rate-points';

const matrix = (more: Partial<SurveyNode>): SurveyNode => ({ id: 1, code: 'Q1', type: 14, subType: 4, title: '', ...more });
const titles = ['Bad', 'So so', 'Good'].map((title, place) => ({ id: 11 + place, code: String(place), title }));

describe('the points of a rating matrix', () => {
  it('go from 1 to 5 unless the author says otherwise, numbered over icons', () => {
    expect(rateColumns(matrix({}), []).map(({ lead }) => lead)).toEqual(['1 ', '2 ', '3 ', '4 ', '5 ']);
    expect(rateColumns(matrix({ setting: { min: 0, max: 2, format: 5 } }), []).map(({ key }) => key)).toEqual([0, 1, 2]);
  });

  it('are named by the columns, which are not answered', () => {
    const node = matrix({ setting: { max: 3 }, options: titles });
    const points = rateColumns(node, titles);

    expect(points.map((point) => pointText(node, points, point))).toEqual(['Bad', 'So so', 'Good']);
    expect(namedEnds(node, points)).toEqual(['Bad', 'So so', 'Good']);
  });

  it('are named at the ends by the texts of the scale', () => {
    const node = matrix({ setting: { left_text: 'Never', right_text: 'Always' } });
    const points = rateColumns(node, []);

    expect(points.map((point) => pointText(node, points, point))).toEqual(['Never', '', '', '', 'Always']);
  });
});
