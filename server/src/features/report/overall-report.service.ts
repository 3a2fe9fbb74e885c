import { createHash } from 'node:crypto';
import type { OverallFigures } from '@wence/schema';
import type { RequestContext } from '../../platform/context.js';
import { BoundedMap } from '../../platform/memory/bounded-map.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { FileService } from '../asset/file.service.js';
import type { VersionService } from '../publish/version.service.js';
import type { ResponseReadModel } from '../response/response.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import { type FiledQuestion, withFileNames } from './named-files.js';
import { type Basis, Projection } from './projection.js';

/** Surveys whose figures are kept; any other is counted anew when somebody reads it. */
const KEPT = 100;

export interface OverallReport extends Omit<OverallFigures, 'questions'> {
  readonly surveyId: string;
  /** Running number of the last response in the figures. */
  readonly seq: number;
  /** When the figures were brought up to date. */
  readonly updatedAt: Date;
  readonly questions: FiledQuestion[];
}

/** Totals of every question (Spec 3, reports). Questions and options have their newest names; deleted ones stay as retired rows. */
export class OverallReportService {
  private readonly projections = new BoundedMap<string, { key: string; projection: Projection }>(KEPT);

  constructor(
    private readonly drafts: DraftService,
    private readonly versions: VersionService,
    private readonly responses: ResponseReadModel,
    private readonly files: FileService,
    private readonly clock: Clock,
  ) {}

  /** Every response that was acknowledged before the call is in the figures. */
  async read(ctx: RequestContext, surveyId: string): Promise<OverallReport> {
    const projection = this.projectionOf(surveyId, await this.basisOf(ctx, surveyId));
    await projection.catchUp();
    const { seq } = projection;
    const { total, questions } = projection.figures();
    return { surveyId, seq, updatedAt: this.clock.now(), total, questions: await withFileNames(questions, this.files) };
  }

  private projectionOf(surveyId: string, basis: Basis): Projection {
    const known = this.projections.get(surveyId);
    if (known?.key === basis.key) return known.projection;
    const projection = new Projection(basis, (seq, limit) => this.responses.after(surveyId, seq, limit));
    this.projections.set(surveyId, { key: basis.key, projection });
    return projection;
  }

  /** The draft is the newest definition: its names are the ones the author knows. */
  private async basisOf(ctx: RequestContext, surveyId: string): Promise<Basis> {
    const { definition: newest, text } = await this.drafts.read(ctx, surveyId);
    const hash = createHash('sha256').update(text).digest('hex');
    const older = (await this.versions.readAll(surveyId)).filter((version) => version.hash !== hash);
    return {
      key: [hash, ...older.map(({ version }) => version)].join(),
      newest,
      older: older.map(({ definition }) => definition),
    };
  }
}
