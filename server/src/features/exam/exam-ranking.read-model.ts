import { type ExamRanking, LIMITS, rankedScore, rankingName, type SurveyDefinition, takesAttempts } from '@wence/schema';
import { In, type SelectQueryBuilder } from 'typeorm';
import type { Database } from '../../platform/db/database.js';
import { RecentReads } from '../../platform/memory/recent-reads.js';
import type { Clock } from '../../platform/outside/clock.js';
import { ExamAttempt } from '../exam-attempt/exam-attempt.entity.js';
import { PersonalLink } from '../personal-link/personal-link.entity.js';
import { Response } from '../response/response.entity.js';
import { standing } from '../response/standing-responses.read-model.js';

/** A place in a ranking; those that are equal in score and time share one. */
export interface RankedLine {
  readonly place: number;
  /** Null: nobody knows one. */
  readonly name: string | null;
  readonly score: number;
  /** How long it took; null: nobody knows. */
  readonly seconds: number | null;
}

export interface ShownRankedLine extends RankedLine {
  /** It is that of whoever reads it. */
  readonly isOwn: boolean;
}

/** Where a respondent of an exam stands. */
export interface ShownRanking {
  readonly place: number;
  /** How many there are. */
  readonly of: number;
  /** The first places; null: the author shows nothing of the others. */
  readonly lines: readonly ShownRankedLine[] | null;
}

/** A place as authors read it. */
export interface ResponseRank extends RankedLine {
  readonly responseId: string;
  readonly number: number;
}

/** A response that has a place. */
interface Row {
  readonly id: string;
  readonly seq: number;
  readonly rankKey: number;
  /** The respondent, where the exam is taken in attempts; else its submission. */
  readonly person: string;
}

type RawRow = Readonly<Record<keyof Row, string | number>>;

/** An exam whose ranking is read. */
interface Ranked {
  readonly surveyId: string;
  readonly definition: SurveyDefinition;
}

/** No rank is larger. */
const LAST_RANK = Number.MAX_SAFE_INTEGER;

/** Milliseconds for which it is remembered how many have a place, so that those who hand in together cause one count. */
const FRESH_MS = 3000;
const KEPT = 1000;

/** Rows that are looked through at a time for the first places, where several may be of one respondent. */
const BATCH = 200;

/** Returns whether several responses may be of one respondent, of which the best one counts. */
const isByPerson = ({ definition }: Ranked): boolean => takesAttempts(definition.settings?.exam);

/** SQL for who gave a response; one that was stored before the exam was taken in attempts stands for itself. */
const personIn = (exam: Ranked): string => (isByPerson(exam) ? 'COALESCE(a.person, r.submissionId)' : 'r.submissionId');

/**
 * The ranking of an exam: by score, then by time, then in the order of storing. Complete and valid responses count whose score is final, and of a
 * respondent who took several attempts the best one. Nothing is kept for it but a number in each row (`exam-rank.service.ts`) and an index on it, so that marks,
 * other keys, edits and deletions count at once; a place is counted in the index, and only the rows of the places that are listed are read.
 */
export class ExamRankingReadModel {
  private readonly recent: RecentReads<number>;

  constructor(
    private readonly database: Database,
    clock: Clock,
  ) {
    this.recent = new RecentReads(KEPT, FRESH_MS, clock);
  }

  /**
   * Tells where the respondent of a submission stands; null: the author shows no ranking, or it has no place. The place and the list are those of the last
   * commit; how many there are may be up to 3 seconds late.
   */
  async shownTo(exam: Ranked, submissionId: string): Promise<ShownRanking | null> {
    const { ranking } = exam.definition.settings?.exam ?? {};
    const own = ranking && (await this.bestOf(exam, submissionId));
    if (!own) return null;
    const place = (await this.count(exam, own.rankKey)) + 1;
    const of = Math.max(place, await this.recent.get(exam.surveyId, () => this.count(exam)));
    if (ranking.names === 'hidden') return { place, of, lines: null };
    const rows = withOwn(await this.first(exam, ranking.top), own);
    const lines = await this.lines(rows, ranking);
    const persons = new Map(rows.map(({ id, person }) => [id, person]));
    return {
      place,
      of,
      lines: lines.map(({ responseId, number: _number, ...line }) => ({ ...line, isOwn: persons.get(responseId) === own.person })),
    };
  }

  /** Returns how many have a place, and the first 100 with their names in full. */
  async best(exam: Ranked): Promise<{ readonly of: number; readonly lines: readonly ResponseRank[] }> {
    const { nameNodeId } = exam.definition.settings?.exam?.ranking ?? {};
    const [of, rows] = [await this.count(exam), await this.first(exam, LIMITS.examRanked)];
    return { of, lines: await this.lines(rows, { names: 'full', nameNodeId }) };
  }

  /** Responses with a place. */
  private rows(exam: Ranked): SelectQueryBuilder<Response> {
    const { surveyId } = exam;
    const rows = this.database
      .repository(Response)
      .createQueryBuilder('r')
      .where('r.surveyId = :surveyId', { surveyId })
      .andWhere(standing('r', ':surveyId'))
      // A range with both ends leads SQLite to the index of the ranking.
      .andWhere('r.rankKey BETWEEN 0 AND :last AND r.invalidAt IS NULL AND r.deletedAt IS NULL', { last: LAST_RANK });
    return isByPerson(exam) ? rows.leftJoin(ExamAttempt, 'a', 'a.surveyId = :surveyId AND a.submissionId = r.submissionId') : rows;
  }

  /** Returns how many have a place, or one before that of `rankKey`. */
  private async count(exam: Ranked, rankKey?: number): Promise<number> {
    const rows = this.rows(exam).select(isByPerson(exam) ? `COUNT(DISTINCT ${personIn(exam)})` : 'COUNT(*)', 'amount');
    if (rankKey !== undefined) rows.andWhere('r.rankKey < :rankKey', { rankKey });
    return Number((await rows.getRawOne<{ amount: number | string }>())?.amount ?? 0);
  }

  private async read(exam: Ranked, rows: SelectQueryBuilder<Response>): Promise<Row[]> {
    const raw = await rows
      .select(['r.id AS id', 'r.seq AS seq', 'r.rankKey AS rankKey', `${personIn(exam)} AS person`])
      .orderBy('r.rankKey')
      .addOrderBy('r.seq')
      .getRawMany<RawRow>();
    return raw.map(({ id, seq, rankKey, person }) => ({
      id: String(id),
      seq: Number(seq),
      rankKey: Number(rankKey),
      person: String(person),
    }));
  }

  /** The best response of whoever made a submission. */
  private async bestOf(exam: Ranked, submissionId: string): Promise<Row | undefined> {
    const [own] = await this.read(exam, this.rows(exam).andWhere('r.submissionId = :submissionId', { submissionId }));
    if (!own || own.person === submissionId) return own;
    const [best] = await this.read(exam, this.rows(exam).andWhere('a.person = :person', { person: own.person }).limit(1));
    return best;
  }

  /** The best responses of so many respondents, best first. */
  private async first(exam: Ranked, most: number): Promise<Row[]> {
    const found = new Map<string, Row>();
    for (let last: Row | undefined; ; ) {
      const next = this.rows(exam).limit(BATCH);
      // The first condition alone is a range of the index.
      if (last) next.andWhere('r.rankKey >= :rankKey AND (r.rankKey > :rankKey OR r.seq > :seq)', { rankKey: last.rankKey, seq: last.seq });
      const rows = await this.read(exam, next);
      for (const row of rows) if (!found.has(row.person)) found.set(row.person, row);
      if (found.size >= most || rows.length < BATCH) return [...found.values()].slice(0, most);
      last = rows.at(-1);
    }
  }

  private async lines(rows: readonly Row[], shown: Pick<ExamRanking, 'names' | 'nameNodeId'>): Promise<ResponseRank[]> {
    const names = await this.names(rows, shown.nameNodeId);
    const lines: ResponseRank[] = [];
    rows.forEach(({ id: responseId, seq: number, rankKey }, index) => {
      const place = rows[index - 1]?.rankKey === rankKey ? (lines.at(-1)?.place ?? 1) : index + 1;
      lines.push({ responseId, number, place, name: rankingName(names.get(responseId), shown.names), ...rankedScore(rankKey) });
    });
    return lines;
  }

  /** Names by responses: what was typed, else the name of the one-to-one link, else that of the WeChat account. */
  private async names(rows: readonly Row[], nameNodeId: number | undefined): Promise<ReadonlyMap<string, string | null>> {
    const select = { id: true, answers: true, linkId: true, wechat: true } as const;
    const responses = await this.database.repository(Response).find({ select, where: { id: In(rows.map(({ id }) => id)) } });
    const linkIds = responses.flatMap(({ linkId }) => linkId ?? []);
    const links = linkIds.length === 0 ? [] : await this.database.repository(PersonalLink).findBy({ id: In(linkIds) });
    const linked = new Map(links.map(({ id, name }) => [id, name]));
    return new Map(
      responses.map(({ id, answers, linkId, wechat }) => {
        const answer = nameNodeId === undefined ? undefined : answers[nameNodeId];
        const typed = answer && 'text' in answer ? answer.text?.trim() : '';
        return [id, typed || (linkId && linked.get(linkId)) || (wechat?.nickname ?? null)];
      }),
    );
  }
}

/** Whoever shares the last place that is listed is on the list: of several who do, the reader is the one. */
function withOwn(rows: readonly Row[], own: Row): readonly Row[] {
  const isCutOff = rows.at(-1)?.rankKey === own.rankKey && rows.every(({ person }) => person !== own.person);
  return isCutOff ? [...rows.slice(0, -1), own] : rows;
}
