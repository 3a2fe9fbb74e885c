import { questionRow } from '../../catalogue/question-catalogue.js';
import { ownTexts } from '../../edit/references/texts.js';
import { knownOptions } from '../../logic/known-choices.js';
import { isBefore, type NodePlace, type Outline } from '../../logic/outline.js';
import { type PipingToken, scanTokens } from '../../piping/token.js';
import type { FindingCode } from './finding.js';

/** Fields of a form; no question with rows can be inserted. */
const hasPart = ({ node }: NodePlace, id: number, outline: Outline): boolean =>
  knownOptions(outline, node).some((option) => option.id === id);

/** The node a text belongs to; null: the welcome text, before all questions; `end`: an end page, behind all of them. */
type TextOwner = NodePlace | null | 'end';

function tokenFinding({ nodeId, childId }: PipingToken, owner: TextOwner, outline: Outline): FindingCode | undefined {
  const source = outline.places.get(nodeId);
  if (source === undefined || !questionRow(source.node).isPipingSource) return 'missingPiped';
  if (childId !== undefined && !hasPart(source, childId, outline)) return 'missingPiped';
  return owner === 'end' || (owner !== null && isBefore(source, owner)) ? undefined : 'laterPiped';
}

/** Texts of a node that insert answers; most do not, and are not looked into. */
export function textsWithTokens({ node }: NodePlace): string[] {
  const texts: string[] = [];
  for (const { text } of ownTexts(node)) if (text.includes('<')) texts.push(text);
  return texts;
}

/** The earlier questions whose answers the texts of `owner` insert, each once. */
export function pipedSources(owner: NodePlace, outline: Outline): number[] {
  const tokens = textsWithTokens(owner)
    .flatMap(scanTokens)
    .filter((token) => tokenFinding(token, owner, outline) === undefined);
  return [...new Set(tokens.map(({ nodeId }) => nodeId))];
}

/**
 * Returns findings for answers that a text cannot insert (features 6.16): their question is missing, cannot be inserted, or is not answered yet when
 * `owner` is shown. Each kind once.
 */
export function pipingFindings(texts: readonly string[], owner: TextOwner, outline: Outline): FindingCode[] {
  const codes = texts.flatMap(scanTokens).flatMap((token) => tokenFinding(token, owner, outline) ?? []);
  return [...new Set(codes)];
}
