import { describe, expect, it } from '@jest/globals';
import type { SurveyOption } from '@wence/schema';
import { segmentsOf } from './HeadedChoice';

const option = (id: number, more: Partial<SurveyOption> = {}): SurveyOption => ({ id, code: `${id}`, title: `option ${id}`, ...more });
const [tea, black, green, coffee, other] = [1, 2, 3, 4, 5].map((id) => option(id)) as [
  SurveyOption,
  SurveyOption,
  SurveyOption,
  SurveyOption,
  SurveyOption,
];
const group = option(9, { group: true, nodes: [black, green] });
const ids = (offered: readonly SurveyOption[]) =>
  segmentsOf(offered, [tea, group, coffee, other]).map(({ heading, options }) => [heading?.id ?? null, options.map(({ id }) => id)]);

describe('options under headings', () => {
  it('stand in the order in which they are offered (4.2.24)', () => {
    expect(ids([tea, black, green, coffee])).toEqual([
      [null, [1]],
      [9, [2, 3]],
      [null, [4]],
    ]);
    expect(ids([green, black, coffee, tea])).toEqual([
      [9, [3, 2]],
      [null, [4, 1]],
    ]);
  });

  it('lose a heading of which nothing is left', () => {
    expect(ids([tea, coffee, other])).toEqual([[null, [1, 4, 5]]]);
  });
});
