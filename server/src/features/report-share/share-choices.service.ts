import { columnsShown, isTyped, planTally, privacyOf, type QuestionPrivacy, shareColumns } from '@wence/schema';
import type { RequestContext } from '../../platform/request/context.js';
import type { ResponseTables } from '../response-table/response-tables.read-model.js';
import type { DraftService } from '../survey/draft.service.js';

export interface ShareQuestionChoice {
  readonly nodeId: number;
  readonly code: string;
  readonly title: string;
  readonly privacy: QuestionPrivacy;
  readonly retired: boolean;
}

export interface ShareColumnChoice {
  readonly key: string;
  readonly label: string;
  /** Shown unless the author chooses columns. */
  readonly isUsual: boolean;
  /** Shown only where texts are. */
  readonly needsTexts: boolean;
}

export interface ShareChoices {
  readonly questions: readonly ShareQuestionChoice[];
  readonly columns: readonly ShareColumnChoice[];
}

/** What an author can choose from when a report is shared. */
export class ShareChoicesService {
  constructor(
    private readonly drafts: DraftService,
    private readonly tables: ResponseTables,
  ) {}

  /** Questions and columns of all versions, in their order. A0404: not the caller's survey. */
  async read(ctx: RequestContext, surveyId: string): Promise<ShareChoices> {
    const { plan, basis } = await this.tables.view(surveyId, await this.drafts.read(ctx, surveyId));
    const planned = planTally(basis.definitions);
    const nodes = new Map(planned.map(({ node }) => [node.id, node]));
    const usual = new Set(columnsShown(plan, nodes, { columns: null, showTexts: false }).map(({ key }) => key));
    return {
      questions: planned.map(({ node, retired }) => ({
        nodeId: node.id,
        code: node.code,
        title: node.title,
        privacy: privacyOf(node),
        retired,
      })),
      columns: shareColumns(plan).map((column) => {
        const { key, label, nodeId } = column;
        const node = nodeId === undefined ? undefined : nodes.get(nodeId);
        const isPersonal = node !== undefined && privacyOf(node) === 'personal';
        return { key, label, isUsual: usual.has(key), needsTexts: isPersonal || isTyped(column) };
      }),
    };
  }
}
