import { type Answers, compiledFor, evaluate, findNode, pagePlan, type SurveyDefinition, walkNodes } from '@wence/schema';

/** A test visit that begins with preset answers at a given question. */
export interface PresetVisit {
  readonly nodeId: number;
  readonly answers: Answers;
}

/** Hash of a test visit that continues at one question without asking. */
export const presetVisitHash = (nodeId: number): string => `#at-${nodeId}`;

/** The question that the address names; null: none. */
export function presetVisitNode(hash: string): number | null {
  const [, id] = /^#at-(\d{1,9})$/.exec(hash) ?? [];
  return id === undefined ? null : Number(id);
}

/** The page that shows a question, or the first question inside a container; of one that is not shown, the page that it would stand on. */
function pageAt(definition: SurveyDefinition, { nodeId, answers }: PresetVisit, seed: string): { pageId: number; seen: readonly number[] } {
  const { pages, visible } = evaluate(compiledFor(definition, seed), answers, seed);
  const node = findNode(definition, nodeId);
  const inside = new Set(node ? Array.from(walkNodes([node]), ({ id }) => id) : []);
  const holds = ({ nodeIds }: (typeof pages)[number]) => nodeIds.some((id) => inside.has(id));
  const page = pages.find(holds) ?? pagePlan(definition, [...visible, ...inside], seed).find(holds);
  // A page that is not there stands for the next one that is.
  const pageId = page?.id ?? nodeId;
  return { pageId, seen: pages.slice(0, pages.findIndex(({ id }) => id === pageId) + 1).map(({ id }) => id) };
}

interface Beginning {
  readonly definition: SurveyDefinition;
  /** Revision of the draft that the visit will open. */
  readonly revision: number;
  readonly submissionId: string;
  readonly startedAt: string;
}

/** Returns the draft of such a visit in the format of the answering page (`respondent/draft/draft.ts`), which resumes it like its own. */
export function presetVisitDraft(preset: PresetVisit, { definition, revision, submissionId, startedAt }: Beginning): string {
  const { answers } = preset;
  const place = pageAt(definition, preset, submissionId);
  return JSON.stringify({ submissionId, version: revision, startedAt, ...place, dwell: {}, answers, origin: {}, isPending: false });
}
