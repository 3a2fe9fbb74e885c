import { type Evaluation, type SurveyNode, type SurveyOption, type SurveyRow, walkOptions } from '@wence/schema';

/** A title as the respondent reads it: with earlier answers inserted where it has room for them. As rich text. */
export function titleIn({ texts }: Evaluation, { id, title }: { readonly id: number; readonly title: string }): string {
  return texts[id] ?? title;
}

/** The options that a question offers now, carried ones among them, in the order of this respondent, under the titles they have now. */
export function offeredOptions(evaluation: Evaluation, node: SurveyNode): readonly SurveyOption[] {
  const known = new Map([...walkOptions(node.options), ...(evaluation.carried[node.id] ?? [])].map((option) => [option.id, option]));
  return (evaluation.options[node.id] ?? []).flatMap((id) => {
    const option = known.get(id);
    if (!option) return [];
    const title = titleIn(evaluation, option);
    return title === option.title ? option : { ...option, title };
  });
}

/** The rows that a question offers now, in the order of this respondent, under the titles they have now. */
export function offeredRows(evaluation: Evaluation, node: SurveyNode): readonly SurveyRow[] {
  const known = new Map((node.children ?? []).map((row) => [row.id, row]));
  return (evaluation.rows[node.id] ?? []).flatMap((id) => {
    const row = known.get(id);
    if (!row) return [];
    const title = titleIn(evaluation, row);
    return title === row.title ? row : { ...row, title };
  });
}

export function areSameRows(before: readonly SurveyRow[], now: readonly SurveyRow[]): boolean {
  return before.length === now.length && before.every(({ id, title }, place) => id === now[place]?.id && title === now[place]?.title);
}

/** Whether two lists offer the same: of one survey, options with the same id differ in their title and their input at most. */
export function areSameOptions(before: readonly SurveyOption[], now: readonly SurveyOption[]): boolean {
  const isSame = (option: SurveyOption, place: number) => {
    const other = now[place];
    return other?.id === option.id && other.title === option.title && other.other === option.other;
  };
  return before.length === now.length && before.every(isSame);
}
