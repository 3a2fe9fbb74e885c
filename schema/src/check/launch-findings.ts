import { questionRow } from '../catalogue/question-catalogue.js';
import { logicOf, welcomeOf } from '../definition/defaults.js';
import type { SurveyDefinition } from '../definition/definition.js';
import { compiledOf } from '../engine/compile.js';
import { notEnforcedIn } from '../lifecycle/not-enforced.js';
import { type NodePlace, type Outline, outlineOf } from '../logic/outline.js';
import { quotaForm, quotaSaveFaults } from '../logic/quota-save-check.js';
import { unfilledParameters } from '../survey-setting/received-parameters.js';
import { hasLowContrast } from '../theme/theme-palette.js';
import { drawFindings } from './finding/draw-findings.js';
import { endingFindings, endingSources } from './finding/ending-findings.js';
import { examFindings, hiddenKeyFindings } from './finding/exam-findings.js';
import type { Finding, FindingCode } from './finding/finding.js';
import { logicFindings } from './finding/logic-findings.js';
import { nodeFindings } from './finding/node-findings.js';
import { pipedSources, pipingFindings, textsWithTokens } from './finding/piping-findings.js';
import { type KnownFacts, reachOf } from './reach/reach-findings.js';

const welcomeFindings = (definition: SurveyDefinition, outline: Outline): Finding[] =>
  pipingFindings([welcomeOf(definition)], null, outline).map((code) => ({ severity: 'warning', code }));

function placeFindings(place: NodePlace, outline: Outline): Finding[] {
  const piped = pipingFindings(textsWithTokens(place), place, outline).map(
    (code): Finding => ({ severity: 'warning', code, nodeId: place.node.id }),
  );
  return [...nodeFindings(place.node, outline), ...piped];
}

const quotaFindings = (definition: SurveyDefinition): Finding[] =>
  (definition.quotas ?? [])
    .filter((quota) => quotaSaveFaults(definition, quotaForm(quota)).length > 0)
    .map(({ id }) => ({ severity: 'warning', code: 'incompleteQuota', quotaId: id }));

const parameterFindings = ({ settings }: SurveyDefinition, { places }: Outline): Finding[] =>
  unfilledParameters(settings?.parameters, (id) => places.get(id)?.node).map(() => ({ severity: 'warning', code: 'unfilledParameter' }));

/** Returns findings that hold wherever respondents go: about one node, one reference, one quota. This is the cheap part of a check. */
export function staticFindings(definition: SurveyDefinition, outline: Outline = outlineOf(definition)): readonly Finding[] {
  const places = [...outline.places.values()];
  const isAnswerable = places.some(({ node }) => questionRow(node).isAnswerable);
  return [
    ...(isAnswerable ? [] : [{ severity: 'error', code: 'emptySurvey' } as const]),
    ...welcomeFindings(definition, outline),
    ...places.flatMap((place) => placeFindings(place, outline)),
    ...logicOf(definition).flatMap((item) => logicFindings(item, outline)),
    ...quotaFindings(definition),
    ...parameterFindings(definition, outline),
    ...endingFindings(definition, outline),
    ...examFindings(definition),
    ...drawFindings(definition),
    ...(hasLowContrast(definition.theme ?? {}) ? [{ severity: 'warning', code: 'lowContrast' } as const] : []),
  ];
}

const nodesWith = (findings: readonly Finding[], codes: readonly FindingCode[]): ReadonlySet<number> =>
  new Set(findings.flatMap(({ code, nodeId }) => (codes.includes(code) ? (nodeId ?? []) : [])));

/** Returns the facts that the search over all ways through a survey can take for granted. */
const knownFrom = (definition: SurveyDefinition, plain: readonly Finding[], outline: Outline): KnownFacts => ({
  endings: endingSources(definition, outline),
  pipings: [...outline.places.values()].flatMap((place) =>
    pipedSources(place, outline).map((sourceId) => ({ nodeId: place.node.id, sourceId })),
  ),
  faulty: new Set(plain.flatMap(({ logicId, quotaId }) => logicId ?? quotaId ?? [])),
  empty: nodesWith(plain, ['noOptions', 'noRows']),
  short: nodesWith(plain, ['minUnreachable']),
});

const checked = /* @__PURE__ */ new WeakMap<SurveyDefinition, CheckedSurvey>();

/** A survey after its check. */
export interface CheckedSurvey {
  readonly findings: readonly Finding[];
  /** Findings that could not be decided within the bounds of the search: neither reported nor excluded. They have no witness or conflict. */
  readonly undecided: readonly Finding[];
}

function check(definition: SurveyDefinition): CheckedSurvey {
  const outline = outlineOf(definition);
  const plain = staticFindings(definition, outline);
  const { findings, undecided } = reachOf(compiledOf(definition), knownFrom(definition, plain, outline));
  return { findings: [...plain, ...findings, ...hiddenKeyFindings(definition, findings)], undecided };
}

/**
 * Checks a survey, including what stays undecided. Cached per object: definitions in memory never change, and a designer asks about one question
 * after the other. Deterministic, and bounded: the search through answers takes a number of steps in proportion to the size of the survey,
 * however complex the logic is.
 */
export function checkSurvey(definition: SurveyDefinition): CheckedSurvey {
  const known = checked.get(definition) ?? check(definition);
  checked.set(definition, known);
  return known;
}

const notEnforcedFindings = (definition: SurveyDefinition): Finding[] =>
  notEnforcedIn(definition).map((part) => ({ severity: 'error', code: `${part}NotEnforced` }));

/**
 * Returns the findings that speak against launching this definition, after each change and before a launch: parts that are not enforced yet, then
 * faults of the survey as a whole, its nodes in document order at any depth, its logic items in saved order, its quotas, its end pages. Then, in the same order,
 * those of the search over all ways through it, each with a witness or a conflict (`ReachCode`). References to missing parts are warnings: by
 * definition they do nothing, so the survey can be launched.
 */
export const launchFindings = (definition: SurveyDefinition): readonly Finding[] => [
  ...notEnforcedFindings(definition),
  ...checkSurvey(definition).findings,
];
