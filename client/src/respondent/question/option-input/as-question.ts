import type { SurveyNode, SurveyOption } from '@wence/schema';

const OPEN_TEXT = 3;

/** The input of a field or column as if it were an open text question, which has the same rules: hint, keyboard and errors are said once for both. */
export function asQuestion({ id, code, title, required = true, type = 0, setting }: SurveyOption): SurveyNode {
  const { format = 0, ...rules } = setting ?? {};
  return { id, code, title, required, type: OPEN_TEXT, setting: { ...rules, format: type === 0 ? format : type } };
}
