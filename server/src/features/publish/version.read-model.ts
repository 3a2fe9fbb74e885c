import DataLoader from 'dataloader';
import { In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import { oncePerRequest, type RequestContext } from '../../platform/request/context.js';
import { Survey } from '../survey/survey.entity.js';
import type { VersionRow, VersionService } from './version.service.js';

/** A version as both doors list it. */
export type VersionLine = VersionRow & {
  /** Whether respondents get it, or got it last. */
  readonly current: boolean;
};

const LINES = Symbol('versions of surveys');

/** What was launched of surveys. However many objects of a request ask, there are two reads. Knows nothing of who may ask. */
export class VersionReadModel {
  constructor(
    private readonly database: Database,
    private readonly versions: VersionService,
  ) {}

  /** Newest version first. */
  linesOf(ctx: RequestContext, surveyId: string): Promise<VersionLine[]> {
    return oncePerRequest(ctx, LINES, () => new DataLoader((ids: readonly string[]) => this.load(ids))).load(surveyId);
  }

  /** Null when the survey has no such version. */
  async lineOf(ctx: RequestContext, surveyId: string, version: number): Promise<VersionLine | null> {
    return (await this.linesOf(ctx, surveyId)).find((line) => line.version === version) ?? null;
  }

  private async load(surveyIds: readonly string[]): Promise<VersionLine[][]> {
    const surveys = this.database.repository(Survey);
    const [rows, published] = await Promise.all([
      this.versions.listMany(surveyIds),
      surveys.find({ select: { id: true, publishedVersion: true }, where: { id: In([...surveyIds]) } }),
    ]);
    const current = new Map(published.map(({ id, publishedVersion }) => [id, publishedVersion]));
    return surveyIds.map((id) =>
      rows.filter(({ surveyId }) => surveyId === id).map((row) => ({ ...row, current: row.version === current.get(id) })),
    );
  }
}
