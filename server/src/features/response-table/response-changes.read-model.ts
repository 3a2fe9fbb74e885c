import { setImmediate } from 'node:timers/promises';
import { type Arrival, ARRIVALS, chunk, type ResponseOrigin } from '@wence/schema';
import { In } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import { InvitationCode } from '../invitation/invitation-code.entity.js';
import { PersonalLink } from '../personal-link/personal-link.entity.js';
import { Response, type ResponseStatus } from '../response/response.entity.js';
import { ResponseLog, type ResponseLogKind } from '../response/response-log.entity.js';
import { SurveyCounter } from '../response/survey-counter.entity.js';
import { Survey } from '../survey/survey.entity.js';
import type { ResponseChanges, ResponseRow, TableCursor } from './response-row.type.js';

/** Events that are read at once: on SQLite everybody waits meanwhile. */
const LINES_AT_ONCE = 500;
const IDS_AT_ONCE = 500;
/** What a batch of changes is filled up to: events, and characters of answers. Writing many at once costs less for each. */
const BATCH = { lines: 16_000, characters: 16_000_000 } as const;

/** An event with the response it is about, as the driver returns them. Of a response that is gone everything else is null. */
interface Line extends ResponseOrigin {
  readonly log_seq: unknown;
  readonly kind: ResponseLogKind;
  readonly response_id: string;
  readonly id: string | null;
  readonly submission_id: string;
  readonly seq: unknown;
  readonly version: unknown;
  readonly status: ResponseStatus;
  readonly started_at: unknown;
  readonly submitted_at: unknown;
  readonly source: string | null;
  readonly params: string | null;
  readonly wechat: string | null;
  readonly answers: string;
  readonly exam: string | null;
  readonly link_code: string | null;
  readonly link_name: string | null;
  readonly invitation_code: string | null;
  readonly invalid_at: unknown;
  readonly deleted_at: unknown;
  readonly starred_at: unknown;
  readonly tags: string | null;
}

/** Reads what has happened to responses, for tables that catch up. Knows nothing of who may ask. */
export class ResponseChangesReadModel {
  constructor(private readonly database: Database) {}

  /** Whether the log has this event. If not, the cursor comes from another past, such as that of a store before a backup was put back. */
  async has(surveyId: string, { seq, responseId }: TableCursor): Promise<boolean> {
    if (seq === 0) return true;
    const line = await this.database.repository(ResponseLog).findOneBy({ surveyId, seq });
    return line?.responseId === responseId;
  }

  /** Number of the last event; 0: there is none. */
  async last(surveyId: string): Promise<number> {
    const counter = await this.database.repository(SurveyCounter).findOneBy({ surveyId });
    return counter?.seq ?? 0;
  }

  /** Which of these surveys exist. */
  async existing(surveyIds: readonly string[]): Promise<Set<string>> {
    const found = new Set<string>();
    for (const some of chunk(surveyIds, IDS_AT_ONCE)) {
      for (const { id } of await this.database.repository(Survey).find({ select: { id: true }, where: { id: In(some) } })) found.add(id);
    }
    return found;
  }

  /** Facts about the way in that responses of this survey can have: it has one-to-one links that they tell, or invitation codes. */
  async arrivalsOf(surveyId: string): Promise<readonly Arrival[]> {
    const [hasLinks, hasCodes] = await Promise.all([
      this.database.repository(PersonalLink).existsBy({ surveyId, anonymous: false }),
      this.database.repository(InvitationCode).existsBy({ surveyId }),
    ]);
    return ARRIVALS.filter((arrival) => (arrival === 'invitationCode' ? hasCodes : hasLinks));
  }

  /** What the events after a cursor have changed, each response as it stands now. Null: there are no further events. */
  async since(surveyId: string, { seq }: TableCursor): Promise<ResponseChanges | null> {
    const lines: Line[] = [];
    let characters = 0;
    for (let last = seq, isEnd = false; !isEnd && lines.length < BATCH.lines && characters < BATCH.characters; ) {
      const some = await this.lines(surveyId, last);
      for (const line of some) characters += line.id === null ? 0 : line.answers.length;
      lines.push(...some);
      last = Number(some.at(-1)?.log_seq ?? last);
      isEnd = some.length < LINES_AT_ONCE;
      if (!isEnd) await setImmediate();
    }
    return changesOf(lines);
  }

  private lines(surveyId: string, seq: number): Promise<Line[]> {
    return (
      this.database
        .repository(ResponseLog)
        .createQueryBuilder('l')
        // What came before a clear is over.
        .innerJoin(SurveyCounter, 'c', 'c.surveyId = l.surveyId AND c.clearedLine <= l.seq')
        .leftJoin(Response, 'r', 'r.id = l.responseId')
        .leftJoin(PersonalLink, 'p', 'p.id = r.linkId')
        .leftJoin(InvitationCode, 'i', 'i.id = r.invitationId')
        .select(['l.seq AS log_seq', 'l.kind AS kind', 'l.response_id AS response_id', 'r.id AS id', 'r.seq AS seq'])
        .addSelect(['r.submission_id AS submission_id', 'p.code AS link_code', 'p.name AS link_name', 'i.code AS invitation_code'])
        .addSelect(['r.version AS version', 'r.status AS status', 'r.started_at AS started_at', 'r.submitted_at AS submitted_at'])
        .addSelect([
          'r.source AS source',
          'r.params AS params',
          'r.answers AS answers',
          'r.tags AS tags',
          'r.wechat AS wechat',
          'r.exam AS exam',
        ])
        .addSelect(['r.device AS device', 'r.os AS os', 'r.browser AS browser', 'r.region AS region'])
        .addSelect(['r.invalid_at AS invalid_at', 'r.deleted_at AS deleted_at', 'r.starred_at AS starred_at'])
        .where('l.survey_id = :surveyId AND l.seq > :seq', { surveyId, seq })
        .orderBy('l.seq')
        .limit(LINES_AT_ONCE)
        .getRawMany<Line>()
    );
  }
}

/** A response that several events are about is taken once. */
function changesOf(lines: readonly Line[]): ResponseChanges | null {
  const last = lines.at(-1);
  if (!last) return null;
  const rows = new Map<string, ResponseRow>();
  const replaced = new Set<string>();
  let isCleared = false;
  for (const line of lines) {
    if (line.kind === 'cleared') {
      rows.clear();
      replaced.clear();
      isCleared = true;
      continue;
    }
    if (line.kind !== 'submitted') replaced.add(line.response_id);
    // Nothing reports what is in the recycle bin.
    if (line.id !== null && line.deleted_at === null) rows.set(line.id, rowOf(line, line.id));
  }
  return {
    isCleared,
    rows: [...rows.values()],
    replaced: [...replaced],
    cursor: { seq: Number(last.log_seq), responseId: last.response_id },
  };
}

const numberOr = (value: unknown): number | null => (value === null ? null : Number(value));

const rowOf = (line: Line, id: string): ResponseRow => ({
  id,
  submissionId: line.submission_id,
  seq: Number(line.seq),
  version: Number(line.version),
  status: line.status,
  startedAt: numberOr(line.started_at),
  submittedAt: Number(line.submitted_at),
  source: line.source,
  device: line.device,
  os: line.os,
  browser: line.browser,
  region: line.region,
  params: line.params,
  wechat: line.wechat,
  link: line.link_code === null ? null : { code: line.link_code, name: line.link_name },
  invitationCode: line.invitation_code,
  answers: line.answers,
  exam: line.exam,
  valid: line.invalid_at === null,
  starred: line.starred_at !== null,
  tags: line.tags,
});
