import type { DraftPart, DraftRow } from '../draft/draft-survey.js';
import { type JsonRecord, listOf, recordOf, textOf } from '../draft/json-record.js';
import { type Compare, readExpression } from '../expression/read-expression.js';

/** Choices that a question has from another one: copies of all, or what was chosen there, or was not. */
export function carriedChoices(part: DraftPart, question: JsonRecord, find: (name: string) => DraftPart | undefined): void {
  const source = find(textOf(question.choicesFromQuestion));
  if (!source) return;
  const mode = textOf(question.choicesFromQuestionMode);
  if (mode === 'selected' || mode === 'unselected') part.carry = { question: source.key, isChosen: mode === 'selected' };
  else part.options = [...(source.options ?? []).map(({ key, title }) => ({ key, title })), ...(part.options ?? [])];
}

/** Conditions of single choices, columns and rows: their own, or one for all of them in which `{item}` stands for each. Returns those it cannot say. */
export function addOffers(part: DraftPart, question: JsonRecord, compare: Compare): readonly string[] {
  const lost: string[] = [];
  const read = (offered: readonly DraftRow[] | undefined, entries: unknown, shared: unknown) => {
    const own = new Map(
      listOf(entries)
        .map(recordOf)
        .map(({ value, name, visibleIf }) => [textOf(value ?? name), textOf(visibleIf)]),
    );
    for (const item of offered ?? []) {
      // Text in an expression ends at its quote.
      const each = textOf(shared).replaceAll('{item}', `'${item.key.replace(/['\\]/g, '\\$&')}'`);
      const condition = own.get(item.key) || each;
      if (condition === '') continue;
      const show = readExpression(condition, compare);
      if (show && show.length > 0) item.show = show;
      else lost.push(condition);
    }
  };
  const columns = question.columns === undefined ? question.choices : question.columns;
  read(part.options, columns, question.choicesVisibleIf ?? question.columnsVisibleIf);
  read(part.rows, question.rows, question.rowsVisibleIf);
  return lost;
}
