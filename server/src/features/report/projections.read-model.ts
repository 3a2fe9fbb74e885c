import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { SurveyDefinition } from '@wence/schema';
import { BoundedMap } from '../../platform/memory/bounded-map.js';
import type { VersionService } from '../publish/version.service.js';
import type { ResponseReadModel } from '../response/response.read-model.js';
import { type Basis, Projection } from './projection.js';

/** Surveys whose figures are kept; any other is counted anew when somebody reads it. */
const KEPT = 100;

/** The current draft, with the present questions and titles. */
interface Newest {
  readonly definition: SurveyDefinition;
  /** Canonical text of `definition`. */
  readonly text: string;
}

/** One projection per survey that somebody reads, shared by all who do. */
export class Projections {
  private readonly projections = new BoundedMap<string, { key: string; projection: Projection }>(KEPT);

  constructor(
    private readonly versions: VersionService,
    private readonly responses: ResponseReadModel,
  ) {}

  /** Every response that was acknowledged before the call is in its figures. The draft is the newest definition: its names are the ones the author knows. */
  async caughtUp(surveyId: string, draft: Newest): Promise<Projection> {
    const basis = await this.basisOf(surveyId, draft);
    // Parsing the versions of a long survey took its time, and so does planning its figures.
    await setImmediate();
    const projection = this.projectionOf(surveyId, basis);
    await projection.catchUp();
    return projection;
  }

  private projectionOf(surveyId: string, basis: Basis): Projection {
    const known = this.projections.get(surveyId);
    if (known?.key === basis.key) return known.projection;
    const projection = new Projection(basis, {
      progress: () => this.responses.progressOf(surveyId),
      changedSince: (seq, limit) => this.responses.changedSince(surveyId, seq, limit),
      counting: (range) => this.responses.counting(surveyId, range),
    });
    this.projections.set(surveyId, { key: basis.key, projection });
    return projection;
  }

  private async basisOf(surveyId: string, { definition: newest, text }: Newest): Promise<Basis> {
    const hash = createHash('sha256').update(text).digest('hex');
    const older = (await this.versions.readAll(surveyId)).filter((version) => version.hash !== hash);
    return {
      key: [hash, ...older.map(({ version }) => version)].join(),
      newest,
      older: older.map(({ definition }) => definition),
    };
  }
}
