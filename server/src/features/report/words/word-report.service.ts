import {
  ColumnFinder,
  type FieldFault,
  planTally,
  questionReads,
  type TextRead,
  WORD_LIMITS,
  type WordCount,
  type WordFigures,
} from '@wence/schema';
import type { ColumnarRows, Statement } from '../../../platform/analytics/columnar-file.js';
import { invalidInput, invalidWhen } from '../../../platform/errors/app-error.js';
import type { RequestContext } from '../../../platform/request/context.js';
import { threadFile } from '../../../platform/threads/start-thread.js';
import { ThreadPool } from '../../../platform/threads/thread-pool.js';
import type { ResponseFilter } from '../../response/response-query.type.js';
import { countingRows, type RowCondition } from '../../response-table/response-filter.policy.js';
import type { ResponseTables, TableView } from '../../response-table/response-tables.read-model.js';
import type { DraftService } from '../../survey/draft.service.js';
import { asList, textsOf } from '../counting/read-sql.js';
import { plainWord, type WordJob } from './count-words.js';

export interface WordQuery {
  readonly surveyId: string;
  /** Local id of the question. */
  readonly nodeId: number;
  readonly filter?: ResponseFilter | null;
  /** Words that are kept whole wherever they occur. */
  readonly own?: readonly string[] | null;
  /** Words that are not counted. */
  readonly leftOut?: readonly string[] | null;
}

export interface WordReport extends WordFigures {
  readonly nodeId: number;
}

/** One report of many long texts takes about a second. */
const LIMITS = { threads: 1, waiting: 20, milliseconds: 20_000, megabytes: 256 } as const;

/** Words of the texts that were typed to a question, Chinese and English (Spec 2, reports). Cutting them is the work of a thread. */
export class WordReportService {
  private readonly thread = new ThreadPool<WordJob, WordCount[]>(threadFile('words.thread', import.meta.url), LIMITS);

  constructor(
    private readonly drafts: DraftService,
    private readonly tables: ResponseTables,
    private readonly most: number = WORD_LIMITS.responses,
  ) {}

  /**
   * Every response that was acknowledged before the call may be among the newest that are read. A0404: the survey. A0400: a question that no version
   * has; too many or too long words of one's own; the filter. B0503: too many wait.
   */
  async read(ctx: RequestContext, { surveyId, nodeId, filter, own, leftOut }: WordQuery): Promise<WordReport> {
    const view = await this.tables.view(surveyId, await this.drafts.read(ctx, surveyId));
    invalidWhen(faultsOf('own', own ?? []), faultsOf('leftOut', leftOut ?? []));
    const texts = textReadsOf(view, nodeId);
    const condition = countingRows(filter ?? {}, view);
    if (texts.length === 0) return { nodeId, answered: 0, read: 0, words: [] };
    const { results } = await this.tables.read(view, statementsOf({ table: view.table, reads: texts, condition, most: this.most }));
    const [counted, newest = []] = results;
    const responses = newest.map(([given]) => givenIn(given));
    const words = responses.length === 0 ? [] : await this.thread.finish({ responses, own: own ?? [], leftOut: leftOut ?? [] });
    return { nodeId, answered: Number(counted?.[0]?.[0] ?? 0), read: responses.length, words };
  }

  stop(): Promise<void> {
    return this.thread.stop();
  }
}

/** Whatever is typed to a question itself, and beside its options; nothing as long as no version with it was launched. A0400: no such question. */
function textReadsOf({ plan, basis: { definitions, versions } }: TableView, nodeId: number): readonly TextRead[] {
  const question = planTally(definitions).find(({ node }) => node.id === nodeId);
  if (!question) throw invalidInput([{ field: 'nodeId', rule: 'notAllowed' }]);
  const { texts, options } = questionReads(new ColumnFinder(plan, definitions, versions), question);
  return [...texts, ...options.flatMap((option) => option.texts ?? [])];
}

interface TextSource {
  readonly table: string;
  readonly reads: readonly TextRead[];
  readonly condition: RowCondition;
  /** Responses that are read. */
  readonly most: number;
}

function statementsOf({ table, reads, condition: { sql, values }, most }: TextSource): Statement[] {
  const all = asList(textsOf(reads, true));
  const given = `list_filter([left(text, ${WORD_LIMITS.letters}) FOR text IN ${all}], text -> text IS NOT NULL)`;
  const some = `FROM (SELECT seq, ${given} AS texts FROM ${table} WHERE ${sql}) WHERE len(texts) > 0`;
  return [
    { sql: `SELECT count(*) ${some}`, values },
    { sql: `SELECT texts ${some} ORDER BY seq DESC LIMIT ${most}`, values },
  ];
}

const givenIn = (cell: ColumnarRows[number][number] | undefined): string[] =>
  Array.isArray(cell) ? cell.filter((text): text is string => typeof text === 'string') : [];

function faultsOf(field: 'own' | 'leftOut', words: readonly string[]): FieldFault[] {
  if (words.length > WORD_LIMITS.ownWords) return [{ field, rule: 'tooMany', limit: WORD_LIMITS.ownWords }];
  return words.flatMap((word, index): FieldFault[] => {
    const at = `${field}[${index}]`;
    if (plainWord(word) === '') return [{ field: at, rule: 'required' }];
    return word.length > WORD_LIMITS.ownWord ? [{ field: at, rule: 'tooLong', limit: WORD_LIMITS.ownWord }] : [];
  });
}
