import { documentOrder, fitInContainer, outermostNodes, readableText, type SurveyDefinition } from '@wence/schema';
import type { CopyNodesToSurveyInput } from './transfer.generated';

/** A place as a value of a list: an end, behind a node, or at the end of a container. */
export type PlaceChoice = 'end' | 'start' | `after:${number}` | `inside:${number}`;

type Place = Pick<CopyNodesToSurveyInput, 'after' | 'first' | 'parentId'>;

export function placeOf(choice: PlaceChoice): Place {
  const id = Number(choice.split(':')[1] ?? 0);
  if (choice === 'end') return {};
  if (choice === 'start') return { first: true, parentId: 0 };
  return choice.startsWith('after:') ? { after: id } : { parentId: id };
}

/** The chosen nodes without those that come with a chosen container, in the order of choosing. */
export function outermost(definition: SurveyDefinition, chosen: readonly number[]): readonly number[] {
  const kept = new Set(outermostNodes(definition, new Set(chosen)).map(({ id }) => id));
  return chosen.filter((id) => kept.has(id));
}

/** Returns whether one of the chosen nodes holds others, which keeps them out of containers. */
export const holdsOthers = (definition: SurveyDefinition, chosen: readonly number[]): boolean =>
  !fitInContainer(definition, new Set(chosen));

/** A node in a list: its code and its words. */
export const nodeLabel = ({ code, title }: { readonly code: string; readonly title: string }): string => `${code} ${readableText(title)}`;

/** Every node of a survey for a list of choices. */
export const nodeOptions = ({ nodes }: SurveyDefinition): readonly { readonly value: number; readonly label: string }[] =>
  documentOrder(nodes).map((node) => ({ value: node.id, label: nodeLabel(node) }));
