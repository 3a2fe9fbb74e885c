import { type Hindrance, hindranceOf, isFull } from '@wence/schema';
import { AppError } from '../../platform/errors/app-error.js';
import { assertThat } from '../../platform/errors/assert-that.js';
import { BoundedMap } from '../../platform/memory/bounded-map.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { FrozenDefinition, VersionService } from '../publish/version.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { ResponseReadModel } from './response.read-model.js';
import type { TestDraftService } from './test-mode/test-draft.service.js';

const KNOWN_SURVEYS = 1000;
const REFUSALS = { notStarted: 'A0417', paused: 'A0411', ended: 'A0418', full: 'A0419' } as const;

/** The version that was launched last, and what keeps it from taking answers; null: nothing does. */
export interface Met extends FrozenDefinition {
  readonly hindrance: Hindrance | null;
}

/** What somebody meets who has the link of a survey. */
export class OpeningService {
  /** The version that was current when somebody last looked. A guess: the transaction decides. */
  private readonly lastVersion = new BoundedMap<string, number>(KNOWN_SURVEYS);

  constructor(
    private readonly surveys: SurveyService,
    private readonly versions: VersionService,
    private readonly responses: Pick<ResponseReadModel, 'counterOf'>,
    private readonly clock: Clock,
    private readonly tests: TestDraftService,
  ) {}

  /** On opening the link. Null for a survey the public knows nothing of: missing, recycled, never launched. */
  async meet(surveyId: string): Promise<Met | null> {
    const met = await this.look(surveyId);
    if (!met || met.hindrance) return met;
    const { settings } = met.definition;
    if (settings?.total === undefined) return met;
    return isFull(settings, (await this.responses.counterOf(surveyId)).responses) ? { ...met, hindrance: 'full' } : met;
  }

  /** By a link into test mode: the draft as it is now, whatever the state of the survey. Null: the token opens nothing, or no longer. */
  meetDraft(surveyId: string, test: string): Promise<FrozenDefinition | null> {
    return this.tests.find(surveyId, test);
  }

  /** The same for programs: A0404; A0417 with `opensAt`, A0411, A0418 or A0419 for what is in the way; A0421 for such a token. */
  async enter(surveyId: string, test?: string | null): Promise<FrozenDefinition> {
    return test ? this.tests.open(surveyId, test) : unhindered(await this.meet(surveyId));
  }

  /** For whoever is answering already. Full or not: that is decided when they submit, and nothing they filled in is lost by it. */
  async open(surveyId: string, test?: string | null): Promise<FrozenDefinition> {
    return test ? this.tests.open(surveyId, test) : unhindered(await this.look(surveyId));
  }

  /** The version that answers without one are most likely meant for, without a look at the store. */
  guess(surveyId: string): number | undefined {
    return this.lastVersion.get(surveyId);
  }

  private async look(surveyId: string): Promise<Met | null> {
    const survey = await this.surveys.find(surveyId);
    if (!survey || survey.publishedVersion === null) return null;
    this.lastVersion.set(surveyId, survey.publishedVersion);
    const frozen = await this.versions.read(surveyId, survey.publishedVersion);
    return frozen && { ...frozen, hindrance: hindranceOf(survey.state, frozen.definition.settings ?? {}, this.clock.now().getTime()) };
  }
}

/** The error that tells a program what is in the way. */
export function refusal(hindrance: Hindrance, opensAt?: string): AppError {
  return new AppError(REFUSALS[hindrance], hindrance === 'notStarted' ? { data: { opensAt } } : {});
}

function unhindered(met: Met | null): FrozenDefinition {
  assertThat(met, 'A0404');
  if (met.hindrance) throw refusal(met.hindrance, met.definition.settings?.opensAt);
  return met;
}
