import { type ClosedReason, closedReasonOf, type Ending, isFull } from '@wence/schema';
import { AppError, assertThat } from '../../platform/errors/app-error.js';
import { BoundedMap } from '../../platform/memory/bounded-map.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { AcceptanceService } from '../publish/acceptance.service.js';
import type { FrozenDefinition, VersionService } from '../publish/version.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { ResponseReadModel } from '../response/response.read-model.js';
import { type Entry, type Entrant, type Carried, type Gate, NOTHING_CARRIED } from './gate.type.js';
import type { TestDraftService } from './test-draft.service.js';

const KNOWN_SURVEYS = 1000;
const REFUSALS = { notStarted: 'A0417', paused: 'A0411', ended: 'A0418', full: 'A0419' } as const;

/** The version that was launched last, and what keeps it from accepting answers (null if nothing does). */
export interface LaunchedVersion extends FrozenDefinition {
  readonly closedReason: ClosedReason | null;
}

interface OpeningParts {
  readonly surveys: SurveyService;
  readonly versions: VersionService;
  readonly acceptance: AcceptanceService;
  readonly responses: Pick<ResponseReadModel, 'counterOf'>;
  readonly testDrafts: TestDraftService;
  readonly clock: Clock;
}

/** Decides what somebody gets who opens the link of a survey. */
export class OpeningService {
  /** The version that was current at the last look. It is only a guess; the transaction that stores a response decides. */
  private readonly lastVersion = new BoundedMap<string, number>(KNOWN_SURVEYS);

  private gates: readonly Gate[] = [];

  constructor(private readonly parts: OpeningParts) {}

  /** Later features plug in their rules about who may take part, the first to be told first. */
  provideGates(gates: readonly Gate[]): void {
    this.gates = gates;
  }

  /** The first rule that keeps somebody out; null: none does. Submissions ask with the version that they were evaluated on. */
  async bar(entry: Entry): Promise<AppError | null> {
    for (const gate of this.gates) {
      const met = gate(entry);
      const error = met instanceof Promise ? await met : met;
      if (error) return error;
    }
    return null;
  }

  /** Looks a survey up when its link is opened. Null if it is missing, recycled or was never launched. */
  async find(surveyId: string): Promise<LaunchedVersion | null> {
    const met = await this.look(surveyId);
    if (!met || met.closedReason) return met;
    const { settings } = met.definition;
    if (settings?.total === undefined) return met;
    return isFull(settings, (await this.parts.responses.counterOf(surveyId)).responses) ? { ...met, closedReason: 'full' } : met;
  }

  /** The current draft for a link into test mode, whatever the state of the survey. Null if the token is invalid or has been revoked. */
  findDraft(surveyId: string, test: string): Promise<FrozenDefinition | null> {
    return this.parts.testDrafts.find(surveyId, test);
  }

  /** Like `find` and `findDraft`, but fails: A0404, A0417 with `opensAt`, A0411, A0418, A0419 (these four with the author's `ending`), or A0421 for an invalid token. Then what the gates say. */
  async requireOpen(
    surveyId: string,
    test: string | null,
    entrant: Entrant,
    carried: Carried = NOTHING_CARRIED,
  ): Promise<FrozenDefinition> {
    if (test) return this.parts.testDrafts.open(surveyId, test);
    const met = requireNotClosed(await this.find(surveyId));
    const barred = await this.bar({ surveyId, definition: met.definition, entrant, carried, stage: 'open' });
    if (barred) throw barred;
    return met;
  }

  /**
   * The survey for a respondent who is already answering. A full survey still opens: that is decided on submission, so no entered answers are lost.
   */
  async open(surveyId: string, test?: string | null): Promise<FrozenDefinition> {
    return test ? this.parts.testDrafts.open(surveyId, test) : requireNotClosed(await this.look(surveyId));
  }

  /** The version that answers are given on: the current one, or another that is still accepted. A0416 for any other. */
  async versionFor(surveyId: string, wanted: number | null): Promise<FrozenDefinition> {
    const current = await this.open(surveyId);
    if (wanted === null || wanted === current.version) return current;
    const accepted = await this.parts.acceptance.accepts(surveyId, current.version, wanted);
    const frozen = accepted ? await this.parts.versions.read(surveyId, wanted) : null;
    assertThat(frozen, 'A0416');
    return frozen;
  }

  /** The version that answers without a version number are most likely meant for. Does not read the database. */
  guess(surveyId: string): number | undefined {
    return this.lastVersion.get(surveyId);
  }

  private async look(surveyId: string): Promise<LaunchedVersion | null> {
    const survey = await this.parts.surveys.find(surveyId);
    if (!survey || survey.publishedVersion === null) return null;
    this.lastVersion.set(surveyId, survey.publishedVersion);
    const frozen = await this.parts.versions.read(surveyId, survey.publishedVersion);
    return (
      frozen && {
        ...frozen,
        closedReason: closedReasonOf(survey.state, frozen.definition.settings ?? {}, this.parts.clock.now().getTime()),
      }
    );
  }
}

interface Told {
  readonly opensAt?: string | undefined;
  /** The author's page for a survey that takes no answers. */
  readonly ending?: Ending | undefined;
}

/** The error that tells a program what is in the way. */
export function closedError(reason: ClosedReason, { opensAt, ending }: Told = {}): AppError {
  const data = { ...(reason === 'notStarted' && { opensAt }), ...(ending && { ending }) };
  return new AppError(REFUSALS[reason], Object.keys(data).length > 0 ? { data } : {});
}

function requireNotClosed(met: LaunchedVersion | null): FrozenDefinition {
  assertThat(met, 'A0404');
  const { settings, endings } = met.definition;
  if (met.closedReason) throw closedError(met.closedReason, { opensAt: settings?.opensAt, ending: endings?.closed });
  return met;
}
