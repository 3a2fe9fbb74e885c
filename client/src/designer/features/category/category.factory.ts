import type { CategoryFragment, ComparedQuestionFragment } from './category.generated';

export const category = (id: string, name: string, more: Partial<CategoryFragment> = {}): CategoryFragment => ({
  id,
  name,
  conditions: { conditions: [] },
  position: 1,
  responseCount: 40,
  ...more,
});

const NOTHING = { retired: false, options: [], numbers: null, values: [], areas: [], fields: [], rows: [] };

export const comparedQuestion = (
  nodeId: number,
  title: string,
  more: Partial<ComparedQuestionFragment> = {},
): ComparedQuestionFragment => ({
  ...NOTHING,
  nodeId,
  code: `Q${nodeId}`,
  title,
  type: 'SINGLE_CHOICE',
  base: 40,
  ...more,
});

export const option = (optionId: number, title: string, count: number, percent: number) => ({
  optionId,
  title,
  group: null,
  parentId: null,
  count,
  percent,
  retired: false,
});

export const value = (given: string, count: number, percent: number) => ({ value: given, count, percent });
