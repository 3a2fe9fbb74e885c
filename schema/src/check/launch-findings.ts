import { questionRow } from '../catalogue/question-catalogue.js';
import { logicOf, welcomeOf } from '../definition/defaults.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { ownTexts } from '../edit/references/texts.js';
import { type NodePlace, type Outline, outlineOf } from '../logic/outline.js';
import { quotaForm, quotaSaveFaults } from '../logic/quota-save-check.js';
import { hasLowContrast } from '../theme/low-contrast.js';
import type { Finding } from './finding.js';
import { logicFindings } from './logic-findings.js';
import { nodeFindings } from './node-findings.js';
import { pipingFindings } from './piping-findings.js';

const welcomeFindings = (definition: SurveyDefinition, outline: Outline): Finding[] =>
  pipingFindings([welcomeOf(definition)], null, outline).map((code) => ({ severity: 'warning', code }));

const placeFindings = (place: NodePlace, outline: Outline): Finding[] => {
  const texts = Array.from(ownTexts(place.node), ({ text }) => text);
  const piped = pipingFindings(texts, place, outline).map((code): Finding => ({ severity: 'warning', code, nodeId: place.node.id }));
  return [...nodeFindings(place.node, outline), ...piped];
};

const quotaFindings = (definition: SurveyDefinition): Finding[] =>
  (definition.quotas ?? [])
    .filter((quota) => quotaSaveFaults(definition, quotaForm(quota)).length > 0)
    .map(({ id }) => ({ severity: 'warning', code: 'incompleteQuota', quotaId: id }));

/**
 * What speaks against launching this definition: first the survey as a whole, then its nodes in the order of the document at any depth, its logic
 * items in saved order, its quotas. References that lead nowhere are warnings: what they do is defined (nothing), so the survey can be launched.
 */
export const launchFindings = (definition: SurveyDefinition): Finding[] => {
  const outline = outlineOf(definition);
  const places = [...outline.places.values()];
  const isAnswerable = places.some(({ node }) => questionRow(node).isAnswerable);
  return [
    ...(isAnswerable ? [] : [{ severity: 'error', code: 'emptySurvey' } as const]),
    ...welcomeFindings(definition, outline),
    ...places.flatMap((place) => placeFindings(place, outline)),
    ...logicOf(definition).flatMap((item) => logicFindings(item, outline)),
    ...quotaFindings(definition),
    ...(hasLowContrast(definition.theme ?? {}) ? [{ severity: 'warning', code: 'lowContrast' } as const] : []),
  ];
};
