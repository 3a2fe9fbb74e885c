import { checkSurvey, type Finding, type NotEnforced, notEnforcedIn, plainFindings, type SurveyDefinition } from '@wence/schema';

/** What a look at a survey has found so far that stops a launch. */
export interface Looked {
  /** Parts of the survey that nothing applies yet. */
  readonly parts: readonly NotEnforced[];
  /** All findings if one of them is an error, else none: nobody asks for warnings here, and there may be megabytes of them. */
  readonly findings: readonly Finding[];
  /** Nothing was left undecided. */
  readonly isWhole: boolean;
}

/** Checks a definition, given as its canonical text. What is wrong in itself is known at once; the ways through a survey may be many. */
export function* lookAt(text: string): Iterable<Looked> {
  const definition = JSON.parse(text) as SurveyDefinition; // Only canonical text of parsed definitions is ever stored.
  const parts = notEnforcedIn(definition);
  yield { parts, findings: ifStopped(plainFindings(definition)), isWhole: false };
  const { findings, undecided } = checkSurvey(definition);
  yield { parts, findings: ifStopped(findings), isWhole: undecided.length === 0 };
}

const ifStopped = (findings: readonly Finding[]) => (findings.some(({ severity }) => severity === 'error') ? findings : []);
