import { questionRow } from '../../catalogue/question-catalogue.js';
import type { QuestionRow } from '../../catalogue/entry/question-row.js';
import { isExclusive, minOf, optionsOf, rowsOf } from '../../definition/defaults.js';
import type { SurveyNode, SurveyOption } from '../../definition/definition.js';
import { choicesOf } from '../../definition/walk.js';
import { knownOptions, knownRows } from '../../logic/known-choices.js';
import type { Outline } from '../../logic/outline.js';
import { plainText } from '../../text/text.js';
import type { Finding, FindingCode } from './finding.js';

/** Returns whether `setting.min` of an entry is a number of options. */
export const countsOptions = ({ answer, key }: QuestionRow): boolean =>
  answer === 'multiple' || answer === 'rank' || key === 'matrixMultiple';

const hasSame = (titled: readonly { readonly title: string }[]): boolean =>
  new Set(titled.map(({ title }) => plainText(title))).size < titled.length;

/** Options of a cascade read the same only beside each other: the same district name in two cities is fine. */
function hasSameOptions(options: readonly SurveyOption[]): boolean {
  if (options.some(({ group }) => group === true)) return hasSame(choicesOf(options));
  return hasSame(options) || options.some(({ nodes = [] }) => hasSameOptions(nodes));
}

function* errorsOf(row: QuestionRow, node: SurveyNode, outline: Outline): Generator<FindingCode> {
  const options = row.hasOptions ? knownOptions(outline, node) : [];
  if (row.needsOptions && options.length === 0) yield 'noOptions';
  else if (countsOptions(row) && minOf(node) > options.filter((option) => !isExclusive(option)).length) yield 'minUnreachable';
  if (row.hasRows && knownRows(outline, node).length === 0) yield 'noRows';
}

/** Returns what speaks against launching one node as it stands, apart from references to other parts of the survey. Errors first. */
export function nodeFindings(node: SurveyNode, outline: Outline): Finding[] {
  const row = questionRow(node);
  const findings: Finding[] = [...errorsOf(row, node, outline)].map((code) => ({ severity: 'error', code, nodeId: node.id }));
  if (hasSameOptions(optionsOf(node)) || hasSame(rowsOf(node))) findings.push({ severity: 'warning', code: 'sameTitle', nodeId: node.id });
  if (row.isContainer && (node.nodes ?? []).length === 0) findings.push({ severity: 'warning', code: 'emptyContainer', nodeId: node.id });
  return findings;
}
