import type { Finding } from '@wence/schema';
import type { PresetVisit } from '../../shared/preset-visit';

/** Navigation state of a link to the preview: the answers and the question that the visit starts with. */
interface PreviewState {
  readonly preset: PresetVisit;
}

/** State for a preview that demonstrates a finding; null if the finding has no example to show. */
export function previewStateOf({ witness, nodeId }: Pick<Finding, 'witness' | 'nodeId'>): PreviewState | null {
  return witness && nodeId !== undefined ? { preset: { nodeId, answers: witness } } : null;
}

/**
 * Reads the preset visit from navigation state. The browser keeps that state for later versions of this page, so anything unexpected counts as
 * none.
 */
export function presetVisitIn(state: unknown): PresetVisit | null {
  const { preset } = (state ?? {}) as { preset?: Partial<PresetVisit> };
  if (typeof preset?.nodeId !== 'number' || typeof preset.answers !== 'object' || preset.answers === null) return null;
  return { nodeId: preset.nodeId, answers: preset.answers };
}
