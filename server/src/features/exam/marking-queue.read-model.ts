import {
  type Answer,
  handMarkedQuestions,
  type KeyLine,
  openAnswerLines,
  readableText,
  type SurveyDefinition,
  type SurveyNode,
} from '@wence/schema';
import type { Database } from '../../platform/db/database.js';
import { mapPage, type Page, pageOf } from '../../platform/paging/page.js';
import type { PageQuery } from '../../platform/paging/page-request.js';
import { type RowOrder, rowList } from '../../platform/paging/row-list.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { VersionService } from '../publish/version.service.js';
import { HandMark, type HandMarkState } from '../response/hand-mark.entity.js';
import { Response } from '../response/response.entity.js';
import { standing } from '../response/standing-responses.read-model.js';
import type { SurveyService } from '../survey/survey.service.js';

/** A question whose answers people mark, and how far they are. */
export interface HandMarkedQuestion {
  readonly nodeId: number;
  readonly code: string;
  readonly title: string;
  readonly maximum: number;
  /** What its author says of the right answer; null: nothing. */
  readonly analysis: string | null;
  readonly waiting: number;
  readonly marked: number;
}

export interface MarkingProgress {
  readonly questions: readonly HandMarkedQuestion[];
  /** Responses of which an answer waits. */
  readonly waitingResponses: number;
}

/** An answer of the queue. */
export interface QueuedAnswer {
  readonly responseId: string;
  readonly nodeId: number;
  readonly number: number;
  readonly submittedAt: Date;
  /** What was typed: one line, or one for each field. */
  readonly lines: readonly KeyLine[];
  /** Null while it waits. */
  readonly points: number | null;
  readonly comment: string | null;
  readonly markedAt: Date | null;
}

export interface QueueQuery extends PageQuery {
  readonly state: HandMarkState;
  /** Answers to this question alone; null: to all, response by response. */
  readonly nodeId?: number | null | undefined;
}

interface QueueParts {
  readonly database: Database;
  readonly surveys: SurveyService;
  readonly versions: Pick<VersionService, 'read'>;
}

/** In the order of storing, so that nobody who came first waits longest. */
const ORDER: RowOrder<HandMark> = {
  columns: ['m.seq', 'm.nodeId'],
  descending: false,
  cursorOf: ({ seq, nodeId }) => Buffer.from(`mark:${seq}:${nodeId}`).toString('base64url'),
  placeOf(cursor) {
    const [, seq, nodeId] = /^mark:(\d{1,15}):(\d{1,15})$/.exec(Buffer.from(cursor, 'base64url').toString()) ?? [];
    return seq === undefined || nodeId === undefined ? null : [Number(seq), Number(nodeId)];
  },
};

/** The answers of an exam that people mark: those that wait, and those that are marked. */
export class MarkingQueueReadModel {
  constructor(private readonly parts: QueueParts) {}

  /** Without questions where the published version has none that people mark. A0404: not the caller's survey. */
  async progress(ctx: RequestContext, surveyId: string): Promise<MarkingProgress> {
    const questions = await this.questions(ctx, surveyId);
    if (questions.length === 0) return { questions: [], waitingResponses: 0 };
    const rows = await this.rows(surveyId, questions)
      .select(['m.nodeId AS node', 'm.state AS state', 'COUNT(*) AS amount'])
      .groupBy('m.nodeId')
      .addGroupBy('m.state')
      .getRawMany<{ node: number; state: HandMarkState; amount: number | string }>();
    const waiting = await this.rows(surveyId, questions)
      .select('COUNT(DISTINCT m.responseId)', 'amount')
      .andWhere("m.state = 'waiting'")
      .getRawOne<{ amount: number | string }>();
    const amountOf = (nodeId: number, state: HandMarkState): number =>
      Number(rows.find((row) => row.node === nodeId && row.state === state)?.amount ?? 0);
    return {
      questions: questions.map(({ id: nodeId, code, title, exam }) => ({
        nodeId,
        code,
        title: readableText(title),
        maximum: exam?.score ?? 0,
        analysis: exam?.analysis ?? null,
        waiting: amountOf(nodeId, 'waiting'),
        marked: amountOf(nodeId, 'marked'),
      })),
      waitingResponses: Number(waiting?.amount ?? 0),
    };
  }

  /** A page of answers, oldest first. A0404: not the caller's survey. A0400: the page. */
  async page(ctx: RequestContext, surveyId: string, { state, nodeId, ...query }: QueueQuery): Promise<Page<QueuedAnswer>> {
    const questions = await this.questions(ctx, surveyId);
    const nodes = new Map(questions.map((node) => [node.id, node]));
    const rows = this.rows(surveyId, questions).andWhere('m.state = :state', { state });
    if (nodeId !== null && nodeId !== undefined) rows.andWhere('m.nodeId = :nodeId', { nodeId });
    const page = await pageOf(rowList(rows, ORDER), query);
    const responses = await this.responsesOf(page.edges.map(({ node }) => node.responseId));
    return mapPage(page, (mark) => queued(mark, responses.get(mark.responseId), nodes.get(mark.nodeId)));
  }

  private async questions(ctx: RequestContext, surveyId: string): Promise<readonly SurveyNode[]> {
    const { surveys, versions } = this.parts;
    const { publishedVersion } = await surveys.requireOwned(ctx, surveyId);
    const frozen = publishedVersion === null ? null : await versions.read(surveyId, publishedVersion);
    return frozen ? handMarkedQuestions(frozen.definition satisfies SurveyDefinition) : [];
  }

  /** Answers of responses that count: neither deleted nor invalid, and not screened out. */
  private rows(surveyId: string, questions: readonly SurveyNode[]) {
    const ids = questions.map(({ id }) => id);
    const rows = this.parts.database
      .repository(HandMark)
      .createQueryBuilder('m')
      .innerJoin(Response, 'r', 'r.id = m.responseId')
      .where('m.surveyId = :surveyId', { surveyId })
      .andWhere(standing('r'))
      .andWhere("r.deletedAt IS NULL AND r.invalidAt IS NULL AND r.status <> 'screened'");
    return ids.length === 0 ? rows.andWhere('1 = 0') : rows.andWhere('m.nodeId IN (:...ids)', { ids });
  }

  private async responsesOf(ids: readonly string[]): Promise<ReadonlyMap<string, Response>> {
    if (ids.length === 0) return new Map();
    const rows = this.parts.database.repository(Response).createQueryBuilder('r').where('r.id IN (:...ids)', { ids });
    return new Map((await rows.select(['r.id', 'r.answers', 'r.submittedAt']).getMany()).map((row) => [row.id, row]));
  }
}

function queued(mark: HandMark, response: Response | undefined, node: SurveyNode | undefined): QueuedAnswer {
  const { responseId, nodeId, seq: number, halves, comment, markedAt } = mark;
  const answer: Answer | undefined = response?.answers[nodeId];
  return {
    responseId,
    nodeId,
    number,
    submittedAt: response?.submittedAt ?? new Date(0),
    lines: node && answer ? openAnswerLines(node, answer) : [],
    points: halves === null ? null : halves / 2,
    comment,
    markedAt,
  };
}
