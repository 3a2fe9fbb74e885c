import type { SurveyDefinition, SurveyNode, SurveyOption } from '../../definition/definition.js';
import { dropUndefined } from '../../reading/drop-undefined.js';
import { inverseEndingsChange } from '../../ending/endings-change.js';
import { inverseThemeChange } from '../../theme/survey-theme.js';
import { type OwnNode, type OwnOption, partId, type RestoredPart, type RestoreOperation } from '../operation/restore-operation.js';
import type { Step } from '../operation/step.js';
import { type SurveyChange, surveyFields } from '../operation/survey-change.js';
import { knownIds, partTargets, surveyTargets } from '../references/reference.js';
import type { Branch } from '../tree/branch.js';
import { differsOnlyInCode, isDeepEqual } from '../tree/is-deep-equal.js';
import { compareTrees, type ChangedBranch, restoreExtent } from './compare-trees.js';

/** A node without what stands in it. */
function ownNode(node: SurveyNode): OwnNode {
  const { options: _, children: __, nodes: ___, ...own } = node;
  return own;
}

/** An option without what stands in it. */
function ownOption(option: SurveyOption): OwnOption {
  const { nodes: _, ...own } = option;
  return own;
}

type Restore = Extract<RestoreOperation, { op: 'restore' }>;
type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** State collected while comparing. */
interface Findings {
  readonly put: RestoredPart[];
  readonly remove: number[];
  readonly codes: Record<string, string>;
  readonly movers: ReadonlySet<number>;
}

function compareOptions({ put, remove, movers }: Findings, nodeId: number, before: SurveyNode, after: SurveyNode | undefined): void {
  const { differing, added } = compareTrees(before.options ?? [], after?.options ?? [], movers);
  for (const difference of differing) {
    const extent = restoreExtent(difference, (one, other) => isDeepEqual(ownOption(one), ownOption(other)));
    if (extent === 'nothing') continue;
    const { branch, parentId, after: behind } = difference;
    put.push({ kind: 'option', nodeId, parentId, after: behind, option: ownOption(branch), ...extent });
  }
  remove.push(...added);
}

/** Compares two lists of parts that hold no others, and makes a restored part of each that differs. */
function compareLists<T extends Branch<T>>(
  { put, remove, movers }: Findings,
  before: readonly T[] = [],
  after: readonly T[] = [],
  partOf: (branch: T, behind: number | null) => RestoredPart,
): void {
  const { differing, added } = compareTrees(before, after, movers);
  for (const difference of differing) {
    const extent = restoreExtent(difference, isDeepEqual);
    if (extent !== 'nothing') put.push({ ...partOf(difference.branch, difference.after), ...extent });
  }
  remove.push(...added);
}

const isSameNode = (one: SurveyNode, other: SurveyNode): boolean => isDeepEqual({ ...ownNode(one), code: other.code }, ownNode(other));

function compareNode(findings: Findings, difference: ChangedBranch<SurveyNode>): void {
  const { branch: node, parentId, after, present, isMoved } = difference;
  if (present !== undefined && !isMoved && !findings.movers.has(node.id) && differsOnlyInCode(node, present)) {
    findings.codes[node.id] = node.code;
    return;
  }
  const isRecoded = present !== undefined && present.code !== node.code;
  const found = restoreExtent(difference, isSameNode);
  // A code that somebody typed is a change on purpose, and names its node; one that renumbering moved is not.
  const extent = found === 'nothing' && isRecoded && findings.movers.has(node.id) ? { only: 'fields' as const } : found;
  if (extent !== 'nothing') findings.put.push({ kind: 'node', parentId, after, node: ownNode(node), ...extent });
  if (isRecoded) findings.codes[node.id] = node.code;
  compareOptions(findings, node.id, node, present);
  compareLists(findings, node.children, present?.children, (row, behind) => ({ kind: 'row', nodeId: node.id, after: behind, row }));
}

function compareNodes(findings: Findings, before: SurveyDefinition, after: SurveyDefinition): void {
  const { differing, added } = compareTrees(before.nodes, after.nodes, findings.movers);
  for (const node of differing) compareNode(findings, node);
  findings.remove.push(...added);
}

function compareRules(findings: Findings, before: SurveyDefinition, after: SurveyDefinition): void {
  compareLists(findings, before.logic, after.logic, (item, behind) => ({ kind: 'logic', after: behind, item }));
  compareLists(findings, before.quotas, after.quotas, (quota, behind) => ({ kind: 'quota', after: behind, quota }));
}

/** What `surveyFields` reads. */
const OWN_FIELDS = ['title', 'welcome', 'language', 'perPage', 'settings'] as const;

/** The survey's own fields that differ, as they were. Most edits leave them the very same values, and there are dozens of settings. */
function changedFields(before: SurveyDefinition, after: SurveyDefinition): SurveyChange {
  if (OWN_FIELDS.every((key) => before[key] === after[key])) return {};
  const now = new Map<string, unknown>(Object.entries(surveyFields(after)));
  return Object.fromEntries(Object.entries(surveyFields(before)).filter(([key, value]) => !isDeepEqual(value, now.get(key))));
}

function surveyChange(before: SurveyDefinition, after: SurveyDefinition): SurveyChange | undefined {
  const theme = before.theme === after.theme ? undefined : inverseThemeChange(before.theme, after.theme);
  const endings = before.endings === after.endings ? undefined : inverseEndingsChange(before.endings, after.endings);
  const back = dropUndefined({ ...changedFields(before, after), theme, endings });
  return Object.keys(back).length === 0 ? undefined : back;
}

/** Ids that these parts refer to and that the survey they come from does not have. */
function missingIds(before: SurveyDefinition, put: readonly RestoredPart[], survey: SurveyChange): number[] {
  const targets = new Set([...put.flatMap((part) => [...partTargets(part)]), ...surveyTargets(survey)]);
  if (targets.size > 0) for (const id of knownIds(before)) targets.delete(id);
  return [...targets];
}

/**
 * Returns the inverse of a step as one operation, found by comparing. It is as fine-grained as possible, so that it does not overwrite what others
 * change meanwhile: it removes what was added, restores what was removed, changed or moved (a node's own fields, an option, a row, a logic item, a
 * quota), and lists codes that only renumbering changed. Empty if nothing changed. Applied to the result of the step, it restores the canonical
 * bytes except `lastId`.
 */
export function inverseOf(before: SurveyDefinition, { definition: after, touched }: Step): Restore[] {
  const findings: Findings = { put: [], remove: [], codes: {}, movers: new Set(touched) };
  compareNodes(findings, before, after);
  compareRules(findings, before, after);
  const { put, codes } = findings;
  // A part that was an option and is a row, or the other way round, does not go: putting it back takes it out of the other list.
  const back = new Set(put.map(partId));
  const remove = findings.remove.filter((id) => !back.has(id));
  const survey = surveyChange(before, after);
  const missing = missingIds(before, put, survey ?? {});

  const restore: Mutable<Restore> = dropUndefined({
    op: 'restore',
    put: put.length === 0 ? undefined : put,
    remove: remove.length === 0 ? undefined : remove,
    codes: Object.keys(codes).length === 0 ? undefined : codes,
    survey,
    missing: missing.length === 0 ? undefined : missing,
  });
  return Object.keys(restore).length === 1 ? [] : [restore];
}
