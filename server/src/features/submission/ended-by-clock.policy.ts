import { type AnswerReason, compiledFor, evaluateParsed, type SurveyDefinition } from '@wence/schema';
import type { Submission } from './submission.type.js';

/** Rules that somebody has not come to yet: the answers so far count. */
const UNFINISHED: ReadonlySet<AnswerReason> = new Set<AnswerReason>(['required', 'row', 'min', 'minWord', 'other']);

/** Each time leaves fewer answers, and logic may ask other questions then; no honest survey needs more. */
const ROUNDS = 10;

/** Whether the time is over decides the transaction that stores the response; without a limit there is nothing to be lenient about. */
export const isEndedByClock = ({ byClock }: Pick<Submission, 'byClock'>, { settings }: SurveyDefinition): boolean =>
  byClock === true && settings?.exam?.timeLimit !== undefined;

type Judged = Pick<Submission, 'answers' | 'submissionId'>;
type Evaluated = Pick<ReturnType<typeof evaluateParsed>, 'effective' | 'end' | 'errors' | 'facts' | 'visible'>;

/**
 * Evaluates what there is when the time of an exam is over: nobody can answer what is open any more, so that holds nothing up, and an answer that was
 * cut off in the middle and breaks a rule counts as none.
 */
export function evaluateEndedByClock(definition: SurveyDefinition, { answers, submissionId }: Judged): Evaluated {
  let left = answers;
  for (let round = 1; ; round++) {
    const evaluation = evaluateParsed(compiledFor(definition, submissionId), left, submissionId);
    const broken = evaluation.errors.filter(({ reason }) => !UNFINISHED.has(reason));
    if (broken.length === 0 || round === ROUNDS) {
      const { effective, end, facts, visible } = evaluation;
      return { effective, end, facts, visible, errors: broken };
    }
    const wrong = new Set(broken.map(({ nodeId }) => String(nodeId)));
    left = Object.fromEntries(Object.entries(left).filter(([id]) => !wrong.has(id)));
  }
}
