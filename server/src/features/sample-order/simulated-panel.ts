import {
  type Answers,
  answersAs,
  drawSampleProfile,
  plannedSeconds,
  SAMPLE_LINK,
  type SurveyDefinition,
  validateAnswers,
} from '@wence/schema';
import { AppError } from '../../platform/errors/app-error.js';
import { BoundedMap } from '../../platform/memory/bounded-map.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Random } from '../../platform/outside/random.js';
import type { SampleTask } from '../../platform/outside/sample-provider.js';
import type { Entrant } from '../answering-page/gate.type.js';
import type { CollectService } from '../collect/collect.service.js';
import type { FrozenDefinition } from '../publish/version.service.js';
import type { PanelLinks } from '../sample-panel/panel-links.policy.js';

/** What a simulated respondent hands in; the answers as JSON. */
interface SimulatedResponse {
  readonly submissionId: string;
  readonly answers: string;
}

/** Makes what simulated respondents hand in. */
export interface SimulatedAnswers {
  simulate(
    definition: string,
    wanted: { readonly count: number; readonly seed: number },
  ): Promise<{ readonly responses: readonly SimulatedResponse[] }>;
}

/** Hands in what simulated respondents hand in. */
export interface SimulatedUploads {
  uploadFor(surveyId: string, submissionId: string, definition: SurveyDefinition, answers: Answers): Promise<Answers>;
}

interface PanelParts {
  readonly collect: Pick<CollectService, 'submit'>;
  readonly work: SimulatedAnswers;
  readonly files: SimulatedUploads;
  readonly links: PanelLinks;
  readonly clock: Clock;
  readonly random: Random;
}

/** Orders whose next respondents are made in advance. */
const KNOWN_ORDERS = 200;
/** Respondents that are made at once: making them searches the survey, which is done once for all of them. */
const MADE_AT_ONCE = 40;
const HIGHEST_SEED = 2 ** 31 - 1;
const NAME_LENGTH = 12;
const DEVICE_LENGTH = 22;
/** Percent of the expected time that respondents take. */
const PACE = { least: 60, most: 170 } as const;
/** How they introduce themselves: nothing pretends that they are people. */
const USER_AGENT = 'Mozilla/5.0 (simulated respondent of the sample service)';

export type Visit = 'complete' | 'screened' | 'over_quota' | 'refused';

/** Simulated respondents of an order. Each answers the survey that everybody gets, by a link of their own, and is let in or not by the same rules as everybody. */
export class SimulatedPanel {
  private readonly made = new BoundedMap<string, { readonly hash: string; readonly responses: SimulatedResponse[] }>(KNOWN_ORDERS);

  constructor(private readonly parts: PanelParts) {}

  /** Whether anybody gets through this survey at all. */
  async reaches({ definition }: FrozenDefinition): Promise<boolean> {
    const { responses } = await this.make(definition, 5);
    return responses.length > 0;
  }

  /** Sends one more respondent. B0503: the store is away, and nobody was sent. */
  async send(task: SampleTask, frozen: FrozenDefinition): Promise<Visit> {
    const { collect, files, links, random } = this.parts;
    const next = await this.next(task.orderId, frozen);
    if (next === null) return 'refused';
    const { submissionId } = next;
    const given = JSON.parse(next.answers) as Answers; // Made by the simulation.
    const profile = drawSampleProfile(task.conditions, (least, most) => random.between(least, most));
    const inCharacter = answersAs(profile, frozen.definition, given);
    // Who answers in character may come to other questions, which the simulation did not see.
    const answers = validateAnswers(frozen.definition, inCharacter, submissionId).ok ? inCharacter : null;
    if (!answers) return 'refused';
    try {
      const { status } = await collect.submit(
        task.surveyId,
        {
          submissionId,
          version: frozen.version,
          answers: await files.uploadFor(task.surveyId, submissionId, frozen.definition, answers),
          startedAt: this.begin(frozen.definition, task.minSeconds),
          source: SAMPLE_LINK.source,
          params: links.paramsOf(task.orderId, `sim-${random.id(NAME_LENGTH)}`),
        },
        this.entrant(),
      );
      return status;
    } catch (error) {
      if (error instanceof AppError && error.code.startsWith('A')) return 'refused';
      throw error;
    }
  }

  /** Forgets respondents who were made for an order that needs none now. */
  forget(orderId: string): void {
    this.made.delete(orderId);
  }

  private async next(orderId: string, { definition, hash }: FrozenDefinition): Promise<SimulatedResponse | null> {
    const known = this.made.get(orderId);
    if (known?.hash === hash && known.responses.length > 0) return known.responses.pop() ?? null;
    const { responses } = await this.make(definition, MADE_AT_ONCE);
    const line = [...responses];
    const first = line.pop() ?? null;
    this.made.set(orderId, { hash, responses: line });
    return first;
  }

  private make(definition: SurveyDefinition, count: number) {
    const { work, random } = this.parts;
    return work.simulate(JSON.stringify(definition), { count, seed: random.between(0, HIGHEST_SEED) });
  }

  private begin(definition: SurveyDefinition, minSeconds: number): string {
    const { random, clock } = this.parts;
    const usual = (plannedSeconds(definition) * random.between(PACE.least, PACE.most)) / 100;
    const seconds = Math.max(usual, minSeconds + 1);
    return new Date(clock.now().getTime() - Math.ceil(seconds * 1000)).toISOString();
  }

  /** Everybody comes from a device and a network of their own, at an address that is kept for examples and belongs to nobody. */
  private entrant(): Entrant {
    const groups = Array.from({ length: 6 }, () => this.parts.random.between(0, 0xffff).toString(16));
    return { ip: `2001:db8:${groups.join(':')}`, userAgent: USER_AGENT, device: this.parts.random.id(DEVICE_LENGTH) };
  }
}
