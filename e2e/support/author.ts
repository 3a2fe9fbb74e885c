import { constants, publicEncrypt, randomUUID } from 'node:crypto';
import type { SurveyDefinition } from '@wence/schema';
import { sampleTexts } from '../i18n/sample-texts.js';
import type { Language } from '../i18n/words.js';
import { codeSentTo } from './mailbox.js';
import { anyMobile } from './mobile-numbers.js';
import { sampleSurvey } from './sample-survey.js';
import { V1Client } from './v1-client.js';

/** Seconds that a test may take; a token that ends sooner is of no use to it. */
const LONGEST_TEST = 600;

export interface Tokens {
  readonly token: string;
  readonly refreshToken: string;
  readonly expired: number;
}

/** A file of responses, made or to be made, by the numbers of `/v1`. */
export interface ExportTask {
  readonly id: string;
  readonly status: number;
  readonly failure: string | null;
  readonly rowsDone: number;
  readonly size: number | null;
}

/** An option as `/v1` names it. */
interface LevelOption {
  readonly nodes?: readonly LevelOption[];
}

const CASCADE = 10;
const EDIT = 'mutation ($input: EditSurveyInput!) { editSurvey(input: $input) { revision } }';

/** An author made through the API, who prepares what a test needs but is not about. */
export class Author {
  private constructor(
    private readonly v1: V1Client,
    readonly mobile: string,
    private latest: Tokens,
  ) {
    v1.signIn(latest.token);
  }

  static async register(origin: string): Promise<Author> {
    const v1 = new V1Client(origin);
    const mobile = anyMobile();
    await v1.call('POST', '/sms/code', { mobile, scene: 'register' });
    const code = await codeSentTo(origin, mobile);
    const tokens = await v1.call<Tokens>('POST', '/register', { mobile, code, ...(await encrypt(v1, PASSWORD)) });
    return new Author(v1, mobile, tokens);
  }

  get tokens(): Tokens {
    return this.latest;
  }

  /** The same author again, in a session of its own. */
  async signInAgain(): Promise<Author> {
    const v1 = new V1Client(this.v1.origin);
    const tokens = await v1.call<Tokens>('POST', '/login', { mobile: this.mobile, ...(await encrypt(v1, PASSWORD)) });
    return new Author(v1, this.mobile, tokens);
  }

  /** Signs in again when the token ends before a test could: an author may be there for many tests. */
  async stayFresh(): Promise<void> {
    if (this.latest.expired - Date.now() / 1000 >= LONGEST_TEST) return;
    this.latest = (await this.signInAgain()).tokens;
    this.v1.signIn(this.latest.token);
  }

  async createSurvey(definition: SurveyDefinition): Promise<string> {
    await this.stayFresh();
    const { id } = await this.v1.call<{ id: string }>('POST', '/surveys', { title: definition.title });
    await this.define(id, definition);
    return id;
  }

  /** Saves a filter of responses as a category of the category report. */
  async saveCategory(surveyId: string, name: string, conditions: object): Promise<void> {
    await this.v1.call('POST', `/surveys/report/category/${surveyId}`, { name, conditions });
  }

  /** The draft as it is stored. */
  async definitionOf(surveyId: string): Promise<SurveyDefinition> {
    return (await this.draft(surveyId)).definition;
  }

  private draft(surveyId: string): Promise<{ revision: number; definition: SurveyDefinition }> {
    return this.v1.call('GET', `/surveys/${surveyId}/definition`);
  }

  /** Another definition in the draft's place. */
  async define(surveyId: string, definition: SurveyDefinition): Promise<void> {
    const { revision } = await this.draft(surveyId);
    await this.v1.call('PUT', `/surveys/${surveyId}/definition`, definition, { 'if-match': String(revision) });
  }

  /** Returns the id of a copy of the survey. */
  async copy(surveyId: string): Promise<string> {
    return (await this.v1.call<{ id: string }>('POST', '/surveys/copy', { id: surveyId })).id;
  }

  /** Applies operations of the graph to the newest revision, all in one edit. */
  async edit(surveyId: string, operations: readonly object[]): Promise<void> {
    const { revision } = await this.draft(surveyId);
    await this.v1.graph(EDIT, { input: { surveyId, baseRevision: revision, clientOpId: randomUUID(), operations } });
  }

  /** Imports a spreadsheet into the cascade of a survey. Returns how many options the cascade has then. */
  async importLevels(surveyId: string, file: Buffer): Promise<number> {
    const nodes = await this.v1.call<{ id: number; type: number }[]>('GET', `/nodes?surveyId=${surveyId}`);
    const nodeId = String(nodes.find(({ type }) => type === CASCADE)?.id);
    const fields = { surveyId, nodeId };
    const { options } = await this.v1.upload<{ options: LevelOption[] }>('/nodes/option/cascade/upload', 'levels.xlsx', file, fields);
    return countOptions(options);
  }

  /** Simulates respondents of the draft. Returns how many of them got through. */
  async simulate(surveyId: string, count: number): Promise<number> {
    const { simulation } = await this.v1.call<{ simulation: { coverage: { respondents: number } } }>(
      'POST',
      `/surveys/test/simulate/${surveyId}`,
      { count },
    );
    return simulation.coverage.respondents;
  }

  /** Path at which the answering page shows the draft in test mode, without the origin. */
  async testLink(surveyId: string): Promise<string> {
    const { url } = await this.v1.call<{ url: string }>('POST', `/surveys/test/${surveyId}`, {});
    const { pathname, search } = new URL(url);
    return `${pathname}${search}`;
  }

  /** Parameters of the link that the newest response came by. */
  async newestOrigin(surveyId: string): Promise<{ source: string | null; params: Record<string, string> | null } | undefined> {
    const { list } = await this.v1.call<{ list: { source: string | null; params: Record<string, string> | null }[] }>(
      'GET',
      `/surveys/responses/${surveyId}`,
    );
    return list[0];
  }

  /** A running survey with one question of each type. */
  async launched(language: Language, more: Partial<SurveyDefinition> = {}): Promise<string> {
    const surveyId = await this.createSurvey(sampleSurvey(language, more));
    await this.launch(surveyId);
    return surveyId;
  }

  async launch(surveyId: string): Promise<void> {
    await this.v1.call('POST', `/surveys/launch/${surveyId}`, {});
  }

  /** A picture that this site has from now on: its stored name, for `image` of a definition. */
  async picture(name: string, bytes: Buffer): Promise<string> {
    const { filePath } = await this.v1.upload<{ filePath: string }>('/oss', name, bytes);
    return filePath;
  }

  async stop(surveyId: string): Promise<void> {
    await this.v1.call('POST', `/surveys/stop/${surveyId}`);
  }

  /** Makes an API key and returns it. */
  async makeKey(name: string, scopes: readonly string[]): Promise<string> {
    return (await this.v1.call<{ secret: string }>('POST', '/api-keys', { name, scopes })).secret;
  }

  /** Hands in one response to the sample survey, as a program would. */
  async submit(surveyId: string, language: Language): Promise<void> {
    const answers = { 1: { option: 11 }, 2: { options: [{ option: 21 }] }, 3: { text: sampleTexts(language).answer } };
    await this.handIn(surveyId, answers);
  }

  /** Hands in one response with these answers, by a link with this source tag, from whoever these headers say. */
  async handIn(
    surveyId: string,
    answers: Readonly<Record<string, object>>,
    source?: string,
    headers?: Readonly<Record<string, string>>,
  ): Promise<void> {
    await this.v1.call('POST', `/r/${surveyId}/responses`, { submissionId: randomUUID(), answers, source }, headers);
  }

  /** Into the recycle bin. */
  async remove(surveyId: string): Promise<void> {
    await this.v1.call('POST', `/surveys/remove/${surveyId}`);
  }

  /** Puts a file of responses in the line of those to be made; the id of its task. */
  async askForExport(surveyId: string, wanted: object): Promise<string> {
    return (await this.v1.call<{ id: string }>('POST', `/surveys/export/${surveyId}/tasks`, wanted)).id;
  }

  async exports(surveyId: string): Promise<readonly ExportTask[]> {
    return (await this.v1.call<{ list: ExportTask[] }>('GET', `/surveys/export/${surveyId}/tasks`)).list;
  }

  /** The bytes of a file that was made; null: there is none. */
  async exportFile(surveyId: string, taskId: string): Promise<Buffer | null> {
    const link = await this.v1.call<{ path: string }>('POST', `/surveys/export/${surveyId}/tasks/${taskId}/link`).catch(() => null);
    const answer = link && (await fetch(this.v1.origin + link.path));
    return answer?.headers.has('content-disposition') ? Buffer.from(await answer.arrayBuffer()) : null;
  }

  async responseCount(surveyId: string): Promise<number> {
    const { total } = await this.v1.call<{ total: number }>('GET', `/surveys/responses/${surveyId}`);
    return total;
  }

  /** The answers of the newest response, by question. */
  async newestAnswers(surveyId: string): Promise<Record<string, unknown>> {
    const { list } = await this.v1.call<{ list: { answers: Record<string, unknown> }[] }>('GET', `/surveys/responses/${surveyId}`);
    return list[0]?.answers ?? {};
  }

  /** Answer of the newest respondent to the open question of the sample survey. */
  async firstAnswerText(surveyId: string): Promise<string> {
    const { list } = await this.v1.call<{ list: { answers: Record<string, { text?: string }> }[] }>(
      'GET',
      `/surveys/responses/${surveyId}`,
    );
    return list[0]?.answers['3']?.text ?? '';
  }
}

export const PASSWORD = 'quiet-paper-7';

/** The password as it travels: encrypted for the server, in base64. */
async function encrypt(v1: V1Client, password: string): Promise<{ password: string; keyId: string }> {
  const { keyId, publicKey } = await v1.call<{ keyId: string; publicKey: string }>('GET', '/password-key');
  const key = { key: publicKey, padding: constants.RSA_PKCS1_OAEP_PADDING, oaepHash: 'sha256' };
  return { keyId, password: publicEncrypt(key, Buffer.from(password, 'utf8')).toString('base64') };
}

function countOptions(options: readonly LevelOption[]): number {
  return options.reduce((count, { nodes = [] }) => count + 1 + countOptions(nodes), 0);
}
