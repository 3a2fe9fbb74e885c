import { checkSurvey, type Finding, type NotEnforced, notEnforcedIn, plainFindings, type SurveyDefinition } from '@wence/schema';

/** Obstacles to a launch that the check of a survey has found so far. */
export interface Looked {
  /** Parts of the survey that are not enforced yet. */
  readonly parts: readonly NotEnforced[];
  /** All findings if one of them is an error, else none: warnings are not needed here and may take megabytes. */
  readonly findings: readonly Finding[];
  /** True if the check is complete and nothing was left undecided. */
  readonly isWhole: boolean;
}

/** Checks a definition given as canonical text. Local errors are yielded at once; checking all paths through the survey may take long. */
export function* lookAt(text: string): Iterable<Looked> {
  const definition = JSON.parse(text) as SurveyDefinition; // Only canonical text of parsed definitions is ever stored.
  const parts = notEnforcedIn(definition);
  // First of all: a launch is refused for these even if there is time for nothing else.
  yield { parts, findings: [], isWhole: false };
  yield { parts, findings: ifStopped(plainFindings(definition)), isWhole: false };
  const { findings, undecided } = checkSurvey(definition);
  yield { parts, findings: ifStopped(findings), isWhole: undecided.length === 0 };
}

const ifStopped = (findings: readonly Finding[]) => (findings.some(({ severity }) => severity === 'error') ? findings : []);
