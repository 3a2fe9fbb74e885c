import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseDefinition, type SurveyDefinition } from '@wence/schema';
import { Refusal } from './command.js';

const WHERE = 'http://localhost:4000';

interface Answer {
  readonly code: string;
  readonly message: string;
  readonly data: unknown;
  readonly fields?: readonly { readonly field: string; readonly rule: string; readonly limit?: number }[];
}

/** A draft as the server gives it. */
export interface PulledDraft {
  readonly revision: number;
  readonly definition: SurveyDefinition;
}

/** The definition of one survey on a server, by its public door. */
export class SurveyDesk {
  private readonly origin: string;
  private readonly key: string;

  constructor(
    private readonly surveyId: string,
    { WENCE_URL, WENCE_KEY }: NodeJS.ProcessEnv,
  ) {
    this.origin = (WENCE_URL ?? WHERE).replace(/\/+$/, '');
    if (!WENCE_KEY)
      throw new Refusal(
        'WENCE_KEY holds no API key. One with the scopes surveys:read and surveys:write is made on the page for developers.',
      );
    this.key = WENCE_KEY;
  }

  async pull(): Promise<PulledDraft> {
    return (await this.ask('GET', '')) as PulledDraft;
  }

  /** Puts a definition in place of the draft of a revision. Returns the newest revision. */
  async push(definition: unknown, revision: number): Promise<{ readonly revision: number; readonly changed: boolean }> {
    return (await this.ask('PUT', '', { definition, revision })) as { revision: number; changed: boolean };
  }

  /** Asks the server whether it would take a definition, without changing anything. */
  async check(definition: unknown, revision: number): Promise<void> {
    await this.ask('PUT', '?dryRun=1', { definition, revision });
  }

  private async ask(
    method: 'GET' | 'PUT',
    query: string,
    sent?: { readonly definition: unknown; readonly revision: number },
  ): Promise<unknown> {
    const url = `${this.origin}/v1/surveys/${encodeURIComponent(this.surveyId)}/definition${query}`;
    const headers = { authorization: `Bearer ${this.key}`, 'accept-language': 'en' };
    const response = await fetch(url, {
      method,
      headers: sent ? { ...headers, 'content-type': 'application/json', 'if-match': String(sent.revision) } : headers,
      ...(sent && { body: JSON.stringify(sent.definition) }),
    }).catch((error: unknown) => {
      throw new Refusal(`${this.origin} cannot be reached: ${error instanceof Error ? error.message : 'no answer'}`);
    });
    const answer = (await response.json().catch(() => null)) as Answer | null;
    if (answer?.code === '00000') return answer.data;
    throw new Refusal(answer ? refusalOf(answer) : `${this.origin} does not answer as Wence does (HTTP ${response.status}).`);
  }
}

function refusalOf({ code, message, fields = [] }: Answer): string {
  if (code === 'A0415') return 'The survey was edited since it was pulled. Pull it again, or push with --overwrite.';
  const faults = fields.map(({ field, rule, limit }) => `\n  ${field}: ${rule}${limit === undefined ? '' : ` ${limit}`}`);
  return `${message} (${code})${faults.join('')}`;
}

/** The file beside a pulled definition that remembers which revision it is. */
const noteOf = (file: string): string => `${file}.revision`;

export function writePulled(file: string, { definition, revision }: PulledDraft): void {
  writeFileSync(file, `${JSON.stringify(definition, null, 2)}\n`);
  noteRevision(file, revision);
}

export function noteRevision(file: string, revision: number): void {
  writeFileSync(noteOf(file), `${revision}\n`);
}

/** The revision that a file was pulled as; null: it was not pulled. */
export function revisionOf(file: string): number | null {
  return existsSync(noteOf(file)) ? Number(readFileSync(noteOf(file), 'utf8')) : null;
}

/** Reads a definition from a file; what is wrong in it is said by field. */
export function readFile(file: string): SurveyDefinition {
  if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`);
  let given: unknown;
  try {
    given = JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    throw new Refusal(`${file} is not JSON: ${error instanceof Error ? error.message : 'it cannot be read'}`);
  }
  const parsed = parseDefinition(given);
  if (parsed.ok) return parsed.value;
  const faults = parsed.faults.map(({ field, rule, limit }) => `\n  ${field}: ${rule}${limit === undefined ? '' : ` ${limit}`}`);
  throw new Refusal(`${file} is no definition:${faults.join('')}`);
}
