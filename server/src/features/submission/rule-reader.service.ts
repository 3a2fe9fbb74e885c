import {
  canonicalInvitationCode,
  type CountedCell,
  type Facts,
  quotaCounter,
  type QuotaCounter,
  type SurveyDefinition,
  takesAttempts,
} from '@wence/schema';
import type { RespondentKeys } from '../repeat-limit/respondent-keys.service.js';
import type { Candidate, CollectionRules } from './candidate.type.js';

type Judged = Pick<Candidate, 'response' | 'respondent' | 'invitationCode'>;

/** Reads from a version of a survey what it asks of a response. */
export class RuleReader {
  /** Conditions of quotas are compiled once for each definition. */
  private readonly counters = new WeakMap<SurveyDefinition, QuotaCounter>();

  constructor(private readonly keys: RespondentKeys) {}

  /** With the facts of an evaluation by this very definition, the answers are not looked at again. */
  of(definition: SurveyDefinition, { response, respondent, invitationCode }: Judged, facts?: Facts): CollectionRules {
    const limits = definition.settings ?? {};
    const counter = this.counterOf(definition);
    const counted = () => (facts ? counter.ofFacts(facts) : counter.ofAnswers(response.answers, response.submissionId));
    const cells = response.status === 'complete' ? counted() : [];
    const invitation = limits.invitationOnly ? canonicalInvitationCode(invitationCode ?? '') : null;
    const examPerson = takesAttempts(limits.exam) ? this.keys.strongest(response.surveyId, respondent) : null;
    return { limits, cells, keys: this.keys.of(response.surveyId, limits, respondent), invitation, examPerson };
  }

  /** The cells of quotas that the answers of a submission fall into. */
  cellsOf(definition: SurveyDefinition, answers: unknown, submissionId: string): readonly CountedCell[] {
    return this.counterOf(definition).ofAnswers(answers, submissionId);
  }

  private counterOf(definition: SurveyDefinition): QuotaCounter {
    const known = this.counters.get(definition);
    if (known) return known;
    const counter = quotaCounter(definition);
    this.counters.set(definition, counter);
    return counter;
  }
}
