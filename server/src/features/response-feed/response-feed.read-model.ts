import type { Database } from '../../platform/db/database.js';
import { Response } from '../response/response.entity.js';
import { ResponseLog, type ResponseLogKind } from '../response/response-log.entity.js';
import { standingAmong } from '../response/standing-responses.read-model.js';
import { SurveyCounter } from '../response/survey-counter.entity.js';
import { FEED_LIMITS } from './feed.policy.js';

/** The last of a page's events about one response. */
export interface FeedEvent {
  /** Number of the event in the log of the survey. */
  readonly seq: number;
  readonly kind: ResponseLogKind;
  readonly responseId: string;
  /** As it stands now, which may be later than the event. Null: it is in the recycle bin, or gone. */
  readonly response: Response | null;
}

export interface FeedPage {
  /** In the order of their numbers, each response at most once. */
  readonly events: readonly FeedEvent[];
  /** Number of the last event that was looked at; that of the request if there is none. */
  readonly next: number;
  /** There are events after `next`. */
  readonly hasMore: boolean;
}

/** An event with what it takes to decide how many fit on a page. `length` is null where no response is shown. */
interface Line {
  readonly seq: unknown;
  readonly kind: ResponseLogKind;
  readonly responseId: string;
  readonly length: unknown;
}

/** The log of responses in rising order, each response as it stands now. Knows nothing of who may ask. */
export class ResponseFeedReadModel {
  constructor(private readonly database: Database) {}

  /** Returns what follows an event; `limit` counts events, before those about one response are taken together. */
  async page(surveyId: string, since: number, limit: number): Promise<FeedPage> {
    const found = await this.lines(surveyId, since, limit + 1);
    const lines = fitting(found.slice(0, limit));
    const last = new Map(lines.map((line) => [line.responseId, line]));
    const shown = [...last.values()].filter(({ length }) => length !== null).map(({ responseId }) => responseId);
    const responses = await this.standing(shown);
    const events = lines
      .filter((line) => last.get(line.responseId) === line)
      .map(({ seq, kind, responseId }) => ({ seq: Number(seq), kind, responseId, response: responses.get(responseId) ?? null }));
    return { events, next: Number(lines.at(-1)?.seq ?? since), hasMore: found.length > lines.length };
  }

  private lines(surveyId: string, since: number, limit: number): Promise<Line[]> {
    return (
      this.database
        .repository(ResponseLog)
        .createQueryBuilder('l')
        // What came before a clear is over; the clear itself is told.
        .innerJoin(SurveyCounter, 'c', 'c.surveyId = l.surveyId AND c.clearedLine <= l.seq')
        .leftJoin(Response, 'r', 'r.id = l.responseId AND r.deletedAt IS NULL')
        .select(['l.seq AS seq', 'l.kind AS kind', 'l.response_id AS responseId', 'LENGTH(r.answers) AS length'])
        .where('l.survey_id = :surveyId AND l.seq > :since', { surveyId, since })
        .orderBy('l.seq')
        .limit(limit)
        .getRawMany<Line>()
    );
  }

  /** Those that are not deleted, by id. */
  private async standing(ids: readonly string[]): Promise<Map<string, Response>> {
    const found = await standingAmong(this.database, ids);
    return new Map(found.filter(({ deletedAt }) => deletedAt === null).map((response) => [response.id, response]));
  }
}

/** The first of these events, as far as the answers of their responses fit on a page. */
function fitting(lines: readonly Line[]): Line[] {
  const known = new Set<string>();
  let characters = 0;
  const end = lines.findIndex(({ responseId, length }) => {
    characters += known.has(responseId) ? 0 : Number(length ?? 0);
    known.add(responseId);
    return known.size > 1 && characters > FEED_LIMITS.characters;
  });
  return end === -1 ? [...lines] : lines.slice(0, end);
}
