import { questionRow } from '../catalogue/question-catalogue.js';
import { isExclusive, minOf, optionsOf } from '../definition/defaults.js';
import type { SurveyDefinition, SurveyNode } from '../definition/definition.js';
import { plainText } from '../text/plain-text.js';

export type FindingCode = 'emptySurvey' | 'noOptions' | 'minUnreachable' | 'sameTitle';

/** Something to know before a launch. Errors block it, warnings ask. */
export interface Finding {
  readonly severity: 'error' | 'warning';
  readonly code: FindingCode;
  /** The question concerned; absent when it is the survey as a whole. */
  readonly nodeId?: number;
}

const hasSameTitles = (node: SurveyNode): boolean => {
  const titles = optionsOf(node).map(({ title }) => plainText(title));
  return new Set(titles).size < titles.length;
};

const nodeFindings = (node: SurveyNode): Finding[] => {
  if (!questionRow(node.type).hasOptions) return [];
  const options = optionsOf(node);
  if (options.length === 0) return [{ severity: 'error', code: 'noOptions', nodeId: node.id }];
  const findings: Finding[] = [];
  if (minOf(node) > options.filter((option) => !isExclusive(option)).length)
    findings.push({ severity: 'error', code: 'minUnreachable', nodeId: node.id });
  if (hasSameTitles(node)) findings.push({ severity: 'warning', code: 'sameTitle', nodeId: node.id });
  return findings;
};

/** What speaks against launching this definition, in the order of its questions. */
export const launchFindings = (definition: SurveyDefinition): Finding[] =>
  definition.nodes.length === 0 ? [{ severity: 'error', code: 'emptySurvey' }] : definition.nodes.flatMap(nodeFindings);
