import type { Finding } from '@wence/schema';
import type { Handed } from '../../shared/handed-visit';

/** Navigation state of a link to the preview: the answers and the question that the visit starts with. */
interface PreviewState {
  readonly handed: Handed;
}

/** State for a preview that demonstrates a finding; null if the finding has no example to show. */
export function previewStateOf({ witness, nodeId }: Pick<Finding, 'witness' | 'nodeId'>): PreviewState | null {
  return witness && nodeId !== undefined ? { handed: { nodeId, answers: witness } } : null;
}

/** A place in the history of the browser keeps what went along with it, also for a later version of this page: what is not as expected is nothing. */
export function handedIn(state: unknown): Handed | null {
  const { handed } = (state ?? {}) as { handed?: Partial<Handed> };
  if (typeof handed?.nodeId !== 'number' || typeof handed.answers !== 'object' || handed.answers === null) return null;
  return { nodeId: handed.nodeId, answers: handed.answers };
}
