import type { HttpAnswer, HttpRequest, NoAnswer } from './http-caller.js';

const SHOWN = 1500;
const MOST_TOLD = 10;

const codeIn = (text: string): string => /"code":"(\w+)"/.exec(text)?.[1] ?? 'data';

/** Counts of outcomes by operation, and the unexpected ones with the request that caused them. */
export class Findings {
  private readonly counts = new Map<string, Map<string, number>>();
  private readonly found: string[] = [];

  note(name: string, asked: HttpRequest | string, answer: HttpAnswer | NoAnswer, faults: readonly string[]): void {
    const outcome = 'failed' in answer ? 'no answer' : `${answer.status} ${codeIn(answer.text)}`;
    const counts = this.counts.get(name) ?? new Map<string, number>();
    this.counts.set(name, counts.set(outcome, (counts.get(outcome) ?? 0) + 1));
    if (faults.length > 0)
      this.found.push(
        `${name}: ${faults.join('; ')}\n  ${describe(asked)}\n  => ${outcome} ${'failed' in answer ? answer.failed : answer.text.slice(0, SHOWN)}`,
      );
  }

  add(fault: string): void {
    this.found.push(fault);
  }

  /** Nothing when all went as it must; else the first few faults, with what is needed to see them again. */
  get told(): string[] {
    return this.found.length > MOST_TOLD ? [...this.found.slice(0, MOST_TOLD), `and ${this.found.length - MOST_TOLD} more`] : this.found;
  }

  /** Share of the operations that did what they are for at least once: a generator that is only ever refused tests nothing but refusals. */
  shareWith(outcome: string): number {
    const counts = [...this.counts.values()];
    return counts.filter((outcomes) => outcomes.has(outcome)).length / Math.max(1, counts.length);
  }

  /** A line per operation: how many requests, and what came back how often. */
  table(): string {
    const lines = [...this.counts].map(([name, counts]) => {
      const sorted = [...counts].toSorted(([, one], [, two]) => two - one);
      const total = sorted.reduce((sum, [, count]) => sum + count, 0);
      return `${String(total).padStart(6)}  ${name.padEnd(44)} ${sorted.map(([outcome, count]) => `${outcome}: ${count}`).join(', ')}`;
    });
    return lines.join('\n');
  }
}

function describe(asked: HttpRequest | string): string {
  if (typeof asked === 'string') return asked.slice(0, SHOWN);
  const { method, path, headers, body } = asked;
  const shown = JSON.stringify({ ...headers, ...(headers.Authorization && { Authorization: headers.Authorization.slice(0, 12) }) });
  return `${method} ${path.slice(0, SHOWN)} ${shown.slice(0, SHOWN)} ${JSON.stringify(body?.toString('utf8').slice(0, SHOWN) ?? '')}`;
}
