import { type QuestionFigures, readableText, sharedCellKind, type SharedCellKind, type ShareKind } from '@wence/schema';
import { invalidInput } from '../../platform/errors/app-error.js';
import type { Clock } from '../../platform/outside/clock.js';
import type { Page } from '../../platform/paging/page.js';
import type { PageQuery } from '../../platform/paging/page-request.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { questionReportOf } from '../report/report.type.js';
import { contentOf } from './report-share.entity.js';
import type { OpenedShare, ShareOpeningService } from './share-opening.service.js';
import type { SharedAnswersReadModel, SharedRow } from './shared-answers.read-model.js';
import type { SharedFiguresReadModel, SharedPart, ShownQuestion } from './shared-figures.read-model.js';
import type { SharedTable, SharedTablesReadModel } from './shared-tables.read-model.js';

/** A shared report that has been opened, by its outer facts. */
export interface SharedReport {
  readonly opened: OpenedShare;
  readonly kind: ShareKind;
  readonly name: string;
  readonly title: string;
  readonly smallestBase: number;
  readonly showTexts: boolean;
  readonly readAt: Date;
}

type FiledQuestion = Parameters<typeof questionReportOf>[0];

/** A question whose files stay with the author. */
type VisitedQuestion = Omit<ShownQuestion, 'figures'> & { readonly figures: FiledQuestion | null };

interface SharedColumn {
  readonly key: string;
  readonly label: string;
  readonly kind: SharedCellKind;
}

type VisitedPart = Omit<SharedPart, 'questions'> & { readonly questions: VisitedQuestion[] };

/** Reads shared reports for their visitors, who need not have signed in. */
export class SharedReportService {
  constructor(
    private readonly opening: ShareOpeningService,
    private readonly figures: SharedFiguresReadModel,
    private readonly shared: SharedAnswersReadModel,
    private readonly tabled: SharedTablesReadModel,
    private readonly clock: Clock,
  ) {}

  /** A0404 and A0501 as `ShareOpeningService` says. */
  async open(ctx: RequestContext, token: string, password: string | null | undefined): Promise<SharedReport> {
    const opened = await this.opening.open(ctx, token, password);
    const { share, survey } = opened;
    const { smallestBase, showTexts } = contentOf(share);
    return {
      opened,
      kind: share.kind,
      name: share.name,
      title: readableText(survey.title),
      smallestBase,
      showTexts,
      readAt: this.clock.now(),
    };
  }

  /** All responses, then the categories. Counts an access. */
  async parts(ctx: RequestContext, { opened }: SharedReport): Promise<SharedPart[]> {
    const parts = hasQuestions(opened) ? await this.figured(opened) : [await this.shared.total(opened)];
    await this.opening.noteAccess(ctx, opened);
    return parts;
  }

  /** Questions of the part at this place. A0400: `part` (notAllowed). */
  async questions({ opened }: SharedReport, part: number): Promise<VisitedQuestion[]> {
    if (!hasQuestions(opened)) return [];
    const place = (await this.figures.parts(opened))[part];
    if (!place) throw invalidInput([{ field: 'part', rule: 'notAllowed' }]);
    return visited(await this.figures.read(opened, place));
  }

  /** Cross tables; none for another kind, nor where there are too few responses. */
  async tables({ opened }: SharedReport): Promise<SharedTable[]> {
    const { total } = await this.shared.total(opened);
    return total === null ? [] : this.tabled.read(opened);
  }

  /** Columns of shared answers; none for another kind. */
  async columns({ opened }: SharedReport): Promise<SharedColumn[]> {
    const columns = opened.share.kind === 'answers' ? await this.shared.columns(opened) : [];
    return columns.map((column) => ({ key: column.key, label: column.label, kind: sharedCellKind(column) }));
  }

  /** Null: too few responses, or another kind. */
  async answers({ opened }: SharedReport, part: PageQuery): Promise<Page<SharedRow> | null> {
    return opened.share.kind === 'answers' ? this.shared.page(opened, part) : null;
  }

  /** All parts with their questions. Counts an access. */
  async whole(ctx: RequestContext, report: SharedReport): Promise<VisitedPart[]> {
    const parts = await this.parts(ctx, report);
    return parts.map((part) => ({ ...part, questions: visited(part) }));
  }

  private async figured(opened: OpenedShare): Promise<SharedPart[]> {
    const places = await this.figures.parts(opened);
    return Promise.all(places.map((place) => this.figures.read(opened, place)));
  }
}

/** Whether it shows questions with their figures. */
const hasQuestions = ({ share: { kind } }: OpenedShare): boolean => kind === 'report' || kind === 'category';

/** The questions of a part as both doors send them. */
const visited = ({ questions }: SharedPart): VisitedQuestion[] =>
  questions.map(({ figures, ...facts }) => ({ ...facts, figures: figures && withoutFiles(figures) }));

const withoutFiles = ({ files, ...figures }: QuestionFigures): FiledQuestion => ({
  ...figures,
  ...(files && { files: { count: files.count, latest: [] } }),
});
