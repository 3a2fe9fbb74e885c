import { isDeepStrictEqual } from 'node:util';
import { type Answers, parameterAnswers, receivedOf, type SurveyDefinition } from '@wence/schema';
import { AppError } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Entry } from '../answering-page/gate.type.js';
import type { ParameterSecretService } from './parameter-secret.service.js';
import { missingIn, type Refusal, signatureFault } from './parameter-signature.policy.js';

type Params = Readonly<Record<string, string>>;

/** Judges the parameters that respondents bring along. */
export class ParameterJudge {
  constructor(
    private readonly secrets: Pick<ParameterSecretService, 'secretOf'>,
    private readonly clock: Clock,
  ) {}

  /**
   * The gate: A0432 with `reason` and `name`. It reads the database only for surveys that take signed links alone. A link that was good when its
   * respondent opened it stays good for what they submit, whatever parameters the survey lists by then.
   */
  readonly gate = ({ surveyId, definition, answered = definition, carried }: Entry): AppError | null | Promise<AppError | null> => {
    const { settings = {} } = definition;
    if (!settings.parameters && !settings.signedOnly) return null;
    const missing = missingIn(settings, carried.params);
    if (missing) return refused(missing);
    return settings.signedOnly ? this.judgeSigned(surveyId, answered, carried.params, carried.answers ?? null) : null;
  };

  /** Why a link would be refused; null: it would not be. */
  async judge(surveyId: string, definition: SurveyDefinition, params: Params): Promise<Refusal | null> {
    const { settings = {} } = definition;
    const missing = missingIn(settings, params);
    return missing || !settings.signedOnly ? missing : this.judgeSignature(surveyId, definition, params);
  }

  private async judgeSignature(surveyId: string, { settings = {} }: SurveyDefinition, params: Params): Promise<Refusal | null> {
    return signatureFault(settings, params, await this.secrets.secretOf(surveyId), this.clock.now());
  }

  private async judgeSigned(
    surveyId: string,
    definition: SurveyDefinition,
    params: Params,
    answers: Readonly<Record<string, unknown>> | null,
  ): Promise<AppError | null> {
    const fault = await this.judgeSignature(surveyId, definition, params);
    if (fault) return refused(fault);
    return answers && isChanged(parameterAnswers(definition, receivedOf(definition.settings ?? {}, params)), answers)
      ? refused({ reason: 'forged', name: null })
      : null;
  }
}

/** Whether an answer that a signed parameter gave is another one now. One that is left out was not changed: its question may not have been asked. */
function isChanged(given: Answers, answers: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(given).some(([nodeId, answer]) => Object.hasOwn(answers, nodeId) && !isDeepStrictEqual(answers[nodeId], answer));
}

const refused = ({ reason, name }: Refusal): AppError => new AppError('A0432', { data: { reason, name } });
