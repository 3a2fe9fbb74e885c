import {
  type Answers,
  filterTest,
  type Insight,
  type NotedResponse,
  type QualityFlag,
  type ResponseFilter,
  type SurveyDefinition,
} from '@wence/schema';
import { expect } from '@jest/globals';

/** A response as a slow recount reads it. */
export type RawResponse = NotedResponse;

const roundedTo = (value: number, digits: number): number => Math.round(value * 10 ** digits) / 10 ** digits;
const percent = (count: number, base: number): number => roundedTo((count * 100) / base, 1);

/** A slow count of what findings say, response by response, straight from the answers. Knows nothing of how they were found. */
export class FindingRecount {
  constructor(
    private readonly definition: SurveyDefinition,
    /** Those that count. */
    private readonly responses: readonly RawResponse[],
    private readonly received: number,
  ) {}

  /** Expects every number of a finding to be that of the responses. */
  check(card: Insight): void {
    switch (card.kind) {
      case 'overview':
        return this.checkOverview(card.numbers, card.base);
      case 'difference':
        return this.checkDifference(card);
      case 'scores':
        return this.checkScores(card);
      case 'trend':
        return this.checkTrend(card);
      case 'dropOff':
        throw new Error('a finding in visits, which responses know nothing of');
      case 'quality': {
        const flagged = this.responses.filter(({ quality }) => quality.length > 0).length;
        const withFlag = (flag: QualityFlag): number => this.responses.filter(({ quality }) => quality.includes(flag)).length;
        expect(card.numbers).toMatchObject({ count: flagged, percent: percent(flagged, card.base), speeding: withFlag('speeding') });
        expect(card.numbers).toMatchObject({ duplicate: withFlag('duplicate'), burst: withFlag('burst') });
        return expect(this.behind(card.filter)).toBe(flagged);
      }
      case 'missing': {
        const [{ nodeId } = { nodeId: 0 }] = card.subjects;
        const open = this.responses.filter(({ answers }) => answers[nodeId] === undefined).length;
        expect(card.base).toBe(this.responses.length);
        expect(card.numbers).toEqual({ count: open, percent: percent(open, card.base) });
        return expect(this.behind(card.filter)).toBe(open);
      }
      case 'concentrated':
      case 'spread':
        return this.checkChoice(card);
      default:
        return this.checkScale(card);
    }
  }

  private behind(filter: ResponseFilter | null): number {
    return filter === null ? this.responses.length : this.responses.filter(filterTest(filter, this.definition)).length;
  }

  private given<T>(read: (answers: Answers) => T | undefined): T[] {
    return this.responses.flatMap(({ answers }) => read(answers) ?? []);
  }

  private checkOverview(numbers: Extract<Insight, { kind: 'overview' }>['numbers'], base: number): void {
    const seconds = this.responses
      .flatMap(({ startedAt, submittedAt }) => (startedAt ? [Math.round((submittedAt.getTime() - startedAt.getTime()) / 1000)] : []))
      .sort((one, other) => one - other);
    const middle = seconds.length / 2;
    const median = ((seconds[Math.ceil(middle) - 1] ?? 0) + (seconds[Math.floor(middle)] ?? 0)) / 2;
    const hours = this.responses.map(({ submittedAt }) => submittedAt.getUTCHours());
    const sources = this.responses.map(({ source }) => source).filter((source) => source !== null);
    expect(base).toBe(this.responses.length);
    expect(numbers).toMatchObject({ received: this.received, counted: base, medianSeconds: median, busiestHourCount: most(hours) });
    expect(hours.filter((hour) => hour === numbers.busiestHour)).toHaveLength(most(hours));
    expect(numbers.sourceCount).toBe(most(sources));
  }

  private checkChoice(card: Extract<Insight, { kind: 'concentrated' | 'spread' }>): void {
    const [{ nodeId } = { nodeId: 0 }] = card.subjects;
    const chosen = this.given((answers) => optionsOf(answers, nodeId));
    const answered = this.responses.filter(({ answers }) => answers[nodeId]).length;
    const counts = [...new Set(chosen)].map((option) => chosen.filter((other) => other === option).length).sort((one, two) => two - one);
    const top = counts[0] ?? 0;
    expect(card.base).toBe(answered);
    expect(card.numbers.percent).toBe(percent(top, answered));
    if (card.kind === 'concentrated') {
      expect(card.numbers.count).toBe(top);
      return expect(this.behind(card.filter)).toBe(top);
    }
    const entropy = counts.reduce((sum, count) => sum - (count / answered) * Math.log2(count / answered), 0);
    expect(card.numbers.entropy).toBeCloseTo(entropy / Math.log2(card.numbers.options), 9);
    return expect(this.behind(card.filter)).toBe(answered);
  }

  private checkScale(card: Extract<Insight, { kind: 'peaks' | 'nps' | 'csat' }>): void {
    const [{ nodeId } = { nodeId: 0 }] = card.subjects;
    const points = this.given((answers) => numberOf(answers, nodeId));
    const share = (isIn: (point: number) => boolean): number => percent(points.filter(isIn).length, points.length);
    expect(card.base).toBe(points.length);
    if (card.kind === 'peaks') {
      const { first, second, firstPercent, secondPercent } = card.numbers;
      expect([firstPercent, secondPercent]).toEqual([share((point) => point === first), share((point) => point === second)]);
      return expect(this.behind(card.filter)).toBe(points.filter((point) => point === first || point === second).length);
    }
    const { low, high } = card.numbers;
    if (card.kind === 'csat') {
      expect(card.numbers).toMatchObject({ percent: share((point) => point >= 4), count: points.filter((point) => point >= 4).length });
      // Ends of a Wilson interval are the shares from which what was counted is 1.96 standard errors away.
      for (const end of [low, high].map((one) => one / 100)) {
        const away = Math.abs(card.numbers.count / card.base - end) / Math.sqrt((end * (1 - end)) / card.base);
        if (end > 1e-12 && end < 1 - 1e-12) expect(away).toBeCloseTo(1.959964, 5);
      }
      return expect(this.behind(card.filter)).toBe(card.numbers.count);
    }
    const signs = points.map((point) => (point >= 9 ? 1 : point <= 6 ? -1 : 0) as number);
    const mean = signs.reduce((sum, sign) => sum + sign, 0) / signs.length;
    const error = 1.959963984540054 * Math.sqrt(signs.reduce((sum, sign) => sum + (sign - mean) ** 2, 0) / signs.length ** 2);
    expect(card.numbers.score).toBeCloseTo(roundedTo(mean * 100, 1), 1);
    expect(low).toBeCloseTo(Math.max(-100, (mean - error) * 100), 6);
    expect(high).toBeCloseTo(Math.min(100, (mean + error) * 100), 6);
    return expect(this.behind(card.filter)).toBe(signs.filter((sign) => sign === -1).length);
  }

  private checkScores(card: Extract<Insight, { kind: 'scores' }>): void {
    const [{ nodeId } = { nodeId: 0 }] = card.subjects;
    const rows = (card.filter?.conditions ?? []).map((one) => ('answer' in one ? (one.answer.rowId ?? 0) : 0));
    const pairs = this.responses
      .map(({ answers }) => rows.map((row) => rowOf(answers, nodeId, row)))
      .filter((pair): pair is number[] => pair.every((one) => one !== undefined));
    const means = rows.map((_, index) => pairs.reduce((sum, pair) => sum + (pair[index] ?? 0), 0) / pairs.length);
    const [best = 0, worst = 0] = means;
    expect(card.base).toBe(pairs.length);
    expect(card.base).toBeGreaterThanOrEqual(30);
    expect(card.numbers).toMatchObject({ best: roundedTo(best, 2), worst: roundedTo(worst, 2), gap: roundedTo(best - worst, 2) });
    expect(this.behind(card.filter)).toBe(pairs.length);
  }

  private checkDifference(card: Extract<Insight, { kind: 'difference' }>): void {
    const [row, column] = card.subjects;
    const said = (answers: Answers, subject: typeof row) =>
      subject &&
      (subject.rowId === null
        ? (optionsOf(answers, subject.nodeId)?.[0] ?? numberOf(answers, subject.nodeId))
        : rowOf(answers, subject.nodeId, subject.rowId));
    const all = this.given((answers) => {
      const [one, other] = [said(answers, row), said(answers, column)];
      return one === undefined || other === undefined ? undefined : [{ one, other }];
    }).flat();
    const groups = [...new Set(all.map(({ other }) => other))].filter((group) => all.filter(({ other }) => other === group).length >= 30);
    const kept = all.filter(({ other }) => groups.includes(other));
    const categories = [...new Set(kept.map(({ one }) => one))];
    let statistic = 0;
    for (const category of categories)
      for (const group of groups) {
        const expected =
          (kept.filter(({ one }) => one === category).length * kept.filter(({ other }) => other === group).length) / kept.length;
        statistic += (kept.filter(({ one, other }) => one === category && other === group).length - expected) ** 2 / expected;
      }
    const { numbers, base, test } = card;
    expect(base).toBe(kept.length);
    expect(numbers.columnBase).toBeGreaterThanOrEqual(30);
    expect(numbers.statistic).toBeCloseTo(statistic, 6);
    expect(numbers.degrees).toBe((categories.length - 1) * (groups.length - 1));
    expect(numbers.cramersV).toBeCloseTo(Math.sqrt(statistic / (base * Math.min(categories.length - 1, groups.length - 1))), 6);
    expect(test?.p).toBeGreaterThanOrEqual(numbers.rawP);
    expect(numbers.percent).toBe(percent(numbers.count, numbers.columnBase));
    expect(this.behind(card.filter)).toBe(numbers.count);
  }

  private checkTrend(card: Extract<Insight, { kind: 'trend' }>): void {
    const times = this.responses.map(({ submittedAt }) => submittedAt.getTime());
    const since = Math.max(...times) - 7 * 86_400_000;
    const recent = times.filter((time) => time > since).length;
    expect(card.base).toBe(times.length);
    expect(card.numbers).toMatchObject({ recentCount: recent, beforeCount: times.length - recent, recentRate: roundedTo(recent / 7, 2) });
    expect(this.behind(card.filter)).toBe(recent);
  }
}

/** How often the most frequent one occurs. */
const most = <T>(list: readonly T[]): number => Math.max(...list.map((one) => list.filter((other) => other === one).length));

function optionsOf(answers: Answers, nodeId: number): number[] | undefined {
  const answer = answers[nodeId];
  if (answer === undefined) return undefined;
  if ('option' in answer) return [answer.option];
  return 'options' in answer ? answer.options.map(({ option }) => option) : undefined;
}

function numberOf(answers: Answers, nodeId: number): number | undefined {
  const answer = answers[nodeId];
  return answer && 'number' in answer ? answer.number : undefined;
}

function rowOf(answers: Answers, nodeId: number, rowId: number): number | undefined {
  const answer = answers[nodeId];
  if (!answer || !('rows' in answer) || Array.isArray(answer.rows)) return undefined;
  const cell = (answer.rows as Readonly<Record<number, object>>)[rowId] ?? {};
  return 'number' in cell ? Number(cell.number) : undefined;
}
