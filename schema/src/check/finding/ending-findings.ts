import type { SurveyDefinition } from '../../definition/definition.js';
import type { Ending } from '../../ending/ending.js';
import { isPassable } from '../../end-page/ending-offer.js';
import { ENDING_KIND_NAMES, type EndingKind } from '../../ending/survey-endings.js';
import { isSeenByJump, type NodePlace, type Outline } from '../../logic/outline.js';
import { scanTokens } from '../../piping/token.js';
import type { Finding } from './finding.js';
import { pipingFindings } from './piping-findings.js';

/** An end page and whose it is: that of a kind, or of a question. */
interface OwnedEnding {
  readonly ending: Ending;
  readonly kind?: EndingKind;
  readonly nodeId?: number;
}

function endingsIn({ endings = {} }: SurveyDefinition): OwnedEnding[] {
  const kinds = ENDING_KIND_NAMES.flatMap((kind) => (endings[kind] ? { kind, ending: endings[kind] } : []));
  return [...kinds, ...(endings.nodes ?? []).map((ending) => ({ ending, nodeId: ending.nodeId }))];
}

/** The questions whose answers an end page inserts or passes on, each once. */
const sourcesOf = ({ text = '', nodeIds = [] }: Ending): number[] => [
  ...new Set([...scanTokens(text).map(({ nodeId }) => nodeId), ...nodeIds]),
];

/** Returns whether an end page can know the answer to a question when it is shown. */
function isKnown({ kind, nodeId }: OwnedEnding, source: NodePlace, outline: Outline): boolean {
  const owner = nodeId === undefined ? undefined : outline.places.get(nodeId);
  return owner === undefined ? kind !== 'closed' : isSeenByJump(source, owner);
}

function isFaulty(owned: OwnedEnding, outline: Outline): boolean {
  const { text = '', nodeIds = [] } = owned.ending;
  const places = sourcesOf(owned.ending).map((id) => outline.places.get(id));
  if (places.some((place) => place === undefined || !isKnown(owned, place, outline))) return true;
  const passed = nodeIds.map((id) => outline.places.get(id));
  if (passed.some((place) => place === undefined || !isPassable(place.node))) return true;
  return pipingFindings([text], 'end', outline).length > 0;
}

/** Returns findings about end pages that insert or pass on what cannot be known there. One per page. */
export const endingFindings = (definition: SurveyDefinition, outline: Outline): Finding[] =>
  endingsIn(definition)
    .filter((owned) => isFaulty(owned, outline))
    .map(({ nodeId }) => ({ severity: 'warning', code: 'missingInEnding', ...(nodeId !== undefined && { nodeId }) }));

/** An end page that inserts or passes on the answer to a question. */
export interface EndingSource {
  readonly ending: Ending;
  readonly kind?: EndingKind;
  readonly nodeId?: number;
  readonly sourceId: number;
}

/** The answers that end pages without faults insert or pass on. */
export const endingSources = (definition: SurveyDefinition, outline: Outline): EndingSource[] =>
  endingsIn(definition)
    .filter((owned) => owned.kind !== 'closed' && !isFaulty(owned, outline))
    .flatMap((owned) => sourcesOf(owned.ending).map((sourceId) => ({ ...owned, sourceId })));
