import {
  type Ending,
  ENDING_KIND_NAMES,
  type EndingChange,
  type EndingKind,
  findNode,
  type Operation,
  readableText,
  type SurveyDefinition,
} from '@wence/schema';
import type { TFunction } from 'i18next';

/** Whose an end page is: that of a kind, or of a question by its id. */
export type Owner = EndingKind | number;

export const KINDS: readonly EndingKind[] = ENDING_KIND_NAMES;

/** The question an end page belongs to; null: none. */
export const nodeOfOwner = (owner: Owner): number | null => (typeof owner === 'number' ? owner : null);

export function endingIn({ endings = {} }: SurveyDefinition, owner: Owner): Ending | undefined {
  return typeof owner === 'number' ? endings.nodes?.find(({ nodeId }) => nodeId === owner) : endings[owner];
}

/** The change of one end page; null: the built-in one. */
export const changing = (owner: Owner, set: EndingChange | null): Operation[] => [
  { op: 'updateSurvey', set: { endings: typeof owner === 'number' ? { nodes: [{ nodeId: owner, set }] } : { [owner]: set } } },
];

/** The name by which people know an end page. */
export function ownerName(definition: SurveyDefinition, owner: Owner, t: TFunction<'endings'>): string {
  if (typeof owner !== 'number') return t(`kinds.${owner}`);
  const node = findNode(definition, owner);
  return node ? `${node.code} ${readableText(node.title)}` : '';
}
