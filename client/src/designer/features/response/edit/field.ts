import { type Answer, choicesOf, type Evaluation, type SurveyNode, type SurveyOption, type SurveyRow } from '@wence/schema';

/** A file that a response came with. */
export interface AnsweredFile {
  readonly id: string;
  readonly name: string;
}

/** What the field of a question is given. */
export interface FieldProps<Value extends Answer = Answer> {
  readonly node: SurveyNode;
  /** Undefined: no answer. */
  readonly value: Value | undefined;
  /** Options on offer, in the order that the respondent saw. */
  readonly options: readonly SurveyOption[];
  readonly rows: readonly SurveyRow[];
  /** The title of an option or row, with answers inserted. */
  readonly title: (part: { readonly id: number; readonly title: string }) => string;
  /** The files that the question was answered with. */
  readonly files: readonly AnsweredFile[];
  /** Id of what is wrong, if anything is. */
  readonly describedBy: string | undefined;
  readonly onChange: (value: Value | undefined) => void;
}

/** Parts of a question by the ids that an evaluation has put in order. */
function ordered<Part extends { readonly id: number }>(parts: readonly Part[], ids: readonly number[] | undefined): readonly Part[] {
  const byId = new Map(parts.map((part) => [part.id, part]));
  return ids?.flatMap((id) => byId.get(id) ?? []) ?? [];
}

/** The options and rows that a question offers with the answers as they are now, carried ones among them; all of one that is out of sight. */
export function offeredIn(node: SurveyNode, { visible, options, rows, carried }: Evaluation) {
  const [ownOptions, ownRows] = [choicesOf(node.options), node.children ?? []];
  if (!visible.includes(node.id)) return { options: ownOptions, rows: ownRows };
  return {
    options: ordered([...ownOptions, ...(carried[node.id] ?? [])], options[node.id]),
    rows: ordered(ownRows, rows[node.id]),
  };
}
