import { checkSurvey, type Finding, staticFindings, type SurveyDefinition } from '@wence/schema';

/** Result of the check before a launch, as far as it has come. */
export interface CheckedSurvey {
  /** All findings if one of them is an error, else none: a launch needs no warnings, which may take megabytes. */
  readonly findings: readonly Finding[];
  /** True if the check is complete and nothing was left undecided. */
  readonly isWhole: boolean;
}

/** Checks a definition given as canonical text. Local errors are yielded at once; checking all paths through the survey may take long. */
export function* launchErrors(text: string): Iterable<CheckedSurvey> {
  const definition = JSON.parse(text) as SurveyDefinition; // Only canonical text of parsed definitions is ever stored.
  yield { findings: ifAnyError(staticFindings(definition)), isWhole: false };
  const { findings, undecided } = checkSurvey(definition);
  yield { findings: ifAnyError(findings), isWhole: undecided.length === 0 };
}

const ifAnyError = (findings: readonly Finding[]) => (findings.some(({ severity }) => severity === 'error') ? findings : []);
