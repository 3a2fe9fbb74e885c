import { apply, type ImportSource, type QuestionKey, type SurveyDefinition, type SurveyNode, takeOver } from '@wence/schema';

/** Decisions of the author about an import so far. */
export interface ImportChoices {
  readonly title: string;
  readonly kinds: Readonly<Record<number, QuestionKey>>;
  readonly leftOut: ReadonlySet<number>;
}

export const firstChoices = ({ title }: SurveyDefinition): ImportChoices => ({ title, kinds: {}, leftOut: new Set() });

/** The definition that these choices make of the imported one. A title that cannot be one leaves the title of the document. */
export function chosenDefinition(definition: SurveyDefinition, { title, kinds, leftOut }: ImportChoices): SurveyDefinition {
  const taken = takeOver(definition, { kinds, leftOut: [...leftOut] });
  const named = title === definition.title ? null : apply(taken, [{ op: 'updateSurvey', set: { title } }]);
  return named?.ok ? named.definition : taken;
}

/** A question and the passage that it was made of. */
export interface ImportRow {
  readonly node: SurveyNode;
  readonly source: string;
}

/** A row per node, in the order of the survey. */
export function rowsOf({ nodes }: SurveyDefinition, sources: readonly ImportSource[]): readonly ImportRow[] {
  const texts = new Map(sources.flatMap(({ nodeId, text }) => (nodeId === null ? [] : [[nodeId, text] as const])));
  return nodes.map((node) => ({ node, source: texts.get(node.id) ?? '' }));
}
