import {
  type ColumnPlan,
  parseFilter,
  planTally,
  type QuestionType,
  REPORT_SHARE_LIMITS,
  type SharedQuestion,
  sharedQuestion,
  shownOf,
} from '@wence/schema';
import { notFound } from '../../platform/errors/app-error.js';
import { RecentReads } from '../../platform/memory/recent-reads.js';
import type { Clock } from '../../platform/outside/clock.js';
import { conditionsOf } from '../report-category/category-counts.read-model.js';
import type { ReportCategoryService } from '../report-category/report-category.service.js';
import type { OverallFiguresReadModel } from '../report/overall-figures.read-model.js';
import type { ResponseTables } from '../response-table/response-tables.read-model.js';
import type { DraftService } from '../survey/draft.service.js';
import { contentOf } from './report-share.entity.js';
import type { OpenedShare } from './share-opening.service.js';

/** Milliseconds for which figures are reused, so that a link that goes round causes one read. */
export const FRESH_MS = 3000;
const KEPT = 200;

/** A question by the facts that are told even where its figures are withheld. */
export interface ShownQuestion extends SharedQuestion {
  readonly nodeId: number;
  readonly code: string;
  readonly title: string;
  readonly type: QuestionType;
}

/** All responses of a shared report, or those of one category. */
export interface SharedPart {
  /** Name of the category; null: all responses. */
  readonly name: string | null;
  /** Responses in it; null: too few. */
  readonly total: number | null;
  /** Empty where there are too few responses. */
  readonly questions: readonly ShownQuestion[];
}

/** Which responses a part is of. */
export interface PartPlace {
  readonly name: string | null;
  readonly where: object | null;
}

/** Figures for whoever has opened a shared report: those of the author's own report under the same filter, without what may not be shown. */
export class SharedFiguresReadModel {
  private readonly recent: RecentReads<SharedPart>;

  constructor(
    private readonly drafts: DraftService,
    private readonly tables: ResponseTables,
    private readonly overall: OverallFiguresReadModel,
    private readonly categories: ReportCategoryService,
    clock: Clock,
  ) {
    this.recent = new RecentReads(KEPT, FRESH_MS, clock);
  }

  /** The parts of a share, all responses first. A category that was deleted, or asks for what the survey has no more, is none. A0404: the filter of the share does. */
  async parts({ share, survey }: OpenedShare): Promise<PartPlace[]> {
    const { categoryIds, conditions } = contentOf(share);
    const { plan } = await this.tables.view(survey.id, await this.drafts.readOf(survey));
    if (conditions !== null && !fits(conditions, plan)) throw notFound();
    const all = { name: null, where: null };
    if (share.kind !== 'category') return [all];
    const chosen = (await this.categories.ofSurvey(survey.id)).filter(({ id }) => categoryIds?.includes(id) ?? true);
    const present = chosen
      .map(({ name, conditions: stored }) => ({ name, where: conditionsOf(stored) }))
      .filter(({ where }) => fits(where, plan));
    return [all, ...present.slice(0, REPORT_SHARE_LIMITS.categories)];
  }

  /** The figures of one part, up to 3 seconds late. */
  read(opened: OpenedShare, place: PartPlace): Promise<SharedPart> {
    const { id, settings } = opened.share;
    return this.recent.get(JSON.stringify([id, settings, place]), () => this.figures(opened, place));
  }

  private async figures({ share, survey }: OpenedShare, { name, where }: PartPlace): Promise<SharedPart> {
    const { conditions, nodeIds, showTexts, smallestBase } = contentOf(share);
    const draft = await this.drafts.readOf(survey);
    const { total, questions } = await this.overall.read(survey.id, draft, { where, within: conditions });
    if (total < smallestBase) return { name, total: null, questions: [] };
    const { basis } = await this.tables.view(survey.id, draft);
    const nodes = new Map(planTally(basis.definitions).map(({ node }) => [node.id, node]));
    const shown = questions.flatMap((question): ShownQuestion[] => {
      const node = nodes.get(question.nodeId);
      // Categories stand beside each other by their numbers alone.
      const rule = { nodeIds, showTexts: showTexts && share.kind === 'report' };
      const { isShown, hasTexts } = node ? shownOf(node, rule) : { isShown: false, hasTexts: false };
      if (!isShown) return [];
      const { nodeId, code, title, type } = question;
      return [{ nodeId, code, title, type, ...sharedQuestion(question, { smallestBase, hasTexts }) }];
    });
    return { name, total, questions: shown };
  }
}

const fits = (where: object, plan: ColumnPlan): boolean => parseFilter(where, plan).ok;
