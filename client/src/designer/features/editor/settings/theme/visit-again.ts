import { type Answers, findNode, type SurveyDefinition } from '@wence/schema';
import type { PresetVisit } from '../../../../../shared/preset-visit';

/**
 * Where a test visit goes on when the page is opened again: at the page that it was on, with the answers that it had. Null: from the beginning. What a
 * draft says is only looked at, never believed: anything may be kept under its name.
 */
export function visitAgain(definition: SurveyDefinition, draft: string | null): PresetVisit | null {
  const kept = parsed(draft);
  if (typeof kept?.answers !== 'object' || kept.answers === null) return null;
  const nodeId = typeof kept.pageId === 'number' && findNode(definition, kept.pageId) ? kept.pageId : definition.nodes[0]?.id;
  return nodeId === undefined ? null : { nodeId, answers: kept.answers as Answers }; // The engine accepts any value.
}

function parsed(draft: string | null): { answers?: unknown; pageId?: unknown } | null {
  try {
    return JSON.parse(draft ?? 'null') as { answers?: unknown; pageId?: unknown } | null;
  } catch {
    return null;
  }
}
