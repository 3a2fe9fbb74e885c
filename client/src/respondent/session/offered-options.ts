import { type Evaluation, type SurveyNode, type SurveyOption, type SurveyRow, walkOptions } from '@wence/schema';

type Titled = { readonly id: number; readonly title: string };

/** A title as the respondent reads it: with earlier answers inserted where it has room for them. As rich text. */
export function titleIn({ texts }: Evaluation, { id, title }: Titled): string {
  return texts[id] ?? title;
}

/** Returns whether the items are on offer as written, in this order and under their own titles, as in most questions. */
function isAsWritten({ texts }: Evaluation, ids: readonly number[], items: readonly Titled[]): boolean {
  return ids.length === items.length && items.every(({ id }, place) => id === ids[place] && texts[id] === undefined);
}

/** The options that a question offers now, carried ones among them, in the order of this respondent, under the titles they have now. */
export function offeredOptions(evaluation: Evaluation, node: SurveyNode): readonly SurveyOption[] {
  const ids = evaluation.options[node.id] ?? [];
  if (isAsWritten(evaluation, ids, node.options ?? [])) return node.options ?? [];
  const known = new Map([...walkOptions(node.options), ...(evaluation.carried[node.id] ?? [])].map((option) => [option.id, option]));
  return ids.flatMap((id) => {
    const option = known.get(id);
    if (!option) return [];
    const title = titleIn(evaluation, option);
    return title === option.title ? option : { ...option, title };
  });
}

/** The rows that a question offers now, in the order of this respondent, under the titles they have now. */
export function offeredRows(evaluation: Evaluation, node: SurveyNode): readonly SurveyRow[] {
  const ids = evaluation.rows[node.id] ?? [];
  if (isAsWritten(evaluation, ids, node.children ?? [])) return node.children ?? [];
  const known = new Map((node.children ?? []).map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = known.get(id);
    if (!row) return [];
    const title = titleIn(evaluation, row);
    return title === row.title ? row : { ...row, title };
  });
}

export function areSameRows(before: readonly SurveyRow[], now: readonly SurveyRow[]): boolean {
  if (before === now) return true;
  return before.length === now.length && before.every(({ id, title }, place) => id === now[place]?.id && title === now[place]?.title);
}

/** Returns whether two lists offer the same. Within one survey, options with the same id differ in title and input at most. */
export function areSameOptions(before: readonly SurveyOption[], now: readonly SurveyOption[]): boolean {
  const isSame = (option: SurveyOption, place: number) => {
    const other = now[place];
    return other?.id === option.id && other.title === option.title && other.other === option.other;
  };
  return before === now || (before.length === now.length && before.every(isSame));
}
