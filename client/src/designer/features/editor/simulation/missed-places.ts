import { type Coverage, type Finding, type ReachCode, uncoveredParts } from '@wence/schema';

/** Names what no simulated respondent reached in one question. */
export interface MissedPlace {
  readonly nodeId: number;
  /** Ids of its options, rows or rules; empty where the whole question was missed. */
  readonly parts: readonly number[];
}

const KINDS = ['questions', 'options', 'rows', 'logic'] as const;
type MissedKind = (typeof KINDS)[number];

/** Missed places of one kind, in the order of the survey. */
export interface MissedList {
  readonly kind: MissedKind;
  readonly places: readonly MissedPlace[];
}

interface Missed {
  readonly kind: MissedKind;
  readonly nodeId: number;
  readonly partId?: number;
}

function allMissed(coverage: Coverage): Missed[] {
  const { questions, options, rows, logic } = uncoveredParts(coverage);
  return [
    ...questions.map(({ nodeId }) => ({ kind: 'questions' as const, nodeId })),
    ...options.map(({ nodeId, optionId }) => ({ kind: 'options' as const, nodeId, partId: optionId })),
    ...rows.map(({ nodeId, rowId }) => ({ kind: 'rows' as const, nodeId, partId: rowId })),
    ...logic.map(({ nodeId, logicId }) => ({ kind: 'logic' as const, nodeId, partId: logicId })),
  ];
}

/** The findings that say of a missed part that nobody can reach it. */
const PROOFS: Readonly<Record<MissedKind, readonly ReachCode[]>> = {
  questions: ['unreachableQuestion'],
  options: ['unreachableOption', 'unreachableQuestion'],
  rows: ['unreachableRow', 'unreachableQuestion'],
  logic: ['neverHolds', 'shadowedJump', 'unreachableQuestion'],
};

function isProof({ kind, nodeId, partId }: Missed, finding: Finding): boolean {
  const proofs: readonly string[] = PROOFS[kind];
  if (!proofs.includes(finding.code) || finding.conditionId !== undefined) return false;
  if (finding.code === 'unreachableQuestion') return finding.nodeId === nodeId;
  return kind === 'logic' ? finding.logicId === partId : finding.nodeId === nodeId && finding.partId === partId;
}

/** Lists by kind, with one place for each question. */
function listsOf(missed: readonly Missed[]): MissedList[] {
  return KINDS.map((kind) => {
    const parts = new Map<number, number[]>();
    for (const { nodeId, partId } of missed.filter((each) => each.kind === kind)) {
      parts.set(nodeId, [...(parts.get(nodeId) ?? []), ...(partId === undefined ? [] : [partId])]);
    }
    return { kind, places: Array.from(parts, ([nodeId, ids]) => ({ nodeId, parts: ids })) };
  }).filter(({ places }) => places.length > 0);
}

/**
 * Returns what no simulated respondent reached, divided by whether anybody can: the check of the survey proves that nobody does, or the sample was
 * too small.
 * Without findings all of it counts as the latter.
 */
export function missedPlaces(
  coverage: Coverage,
  findings: readonly Finding[],
): { readonly never: MissedList[]; readonly notYet: MissedList[] } {
  const missed = allMissed(coverage);
  const isProven = (each: Missed) => findings.some((finding) => isProof(each, finding));
  return { never: listsOf(missed.filter(isProven)), notYet: listsOf(missed.filter((each) => !isProven(each))) };
}
