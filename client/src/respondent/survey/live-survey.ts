import type { ClosedReason, Ending, Language, SurveyDefinition } from '@wence/schema';
import type { Envelope } from './envelope';

/** A survey as the answering page gets it: one frozen version of a running one, or the draft of an author who tries it out. */
export interface LiveSurvey {
  readonly surveyId: string;
  readonly version: number;
  readonly definition: SurveyDefinition;
}

/** Reason why the server has nothing to answer, or nobody to take answers. */
export type Refusal = 'notFound' | 'testLinkInvalid' | ClosedReason | Barred;

/**
 * A rule about who may take part keeps this respondent out, by the server's code: answered before, link refused, link required, password required, not
 * admitted, parameter refused, invitation code required, verification question to be answered, brought by a supplier in vain, WeChat account not known,
 * too many tries.
 */
export type Barred = 'A0427' | 'A0428' | 'A0429' | 'A0430' | 'A0431' | 'A0432' | 'A0433' | 'A0434' | 'A0437' | 'A0438' | 'A0501';

/** The codes of `Barred`, which stand for themselves: this page is short of room for names. */
const BARRED = /^A0(4[23]|501)/;

export interface Closure {
  readonly why: Refusal;
  /** ISO 8601; with `notStarted`, and with A0431 outside of the hours of the day. */
  readonly opensAt?: string;
  /** With A0427: when one may answer again, ISO 8601; absent: never. */
  readonly nextAt?: string;
  /** With A0501. */
  readonly retryAfterSeconds?: number;
  /** Why a link, a password, an invitation code or a place was refused. */
  readonly reason?: string;
  /** With A0438, on the way back from WeChat: the address to begin again at. */
  readonly again?: string;
  /** The author's end page for a survey that takes no answers. */
  readonly ending?: Ending;
}

/** `unreachable` is nobody's decision: worth another try. */
export type Problem = Closure | { readonly why: 'unreachable' };

/** Result of opening the page. */
export type Opened =
  | { readonly kind: 'live'; readonly survey: LiveSurvey }
  | { readonly kind: 'problem'; readonly surveyId: string; readonly problem: Problem; readonly language?: Language };

/** Refusals by error code of the server (`schema/error`). */
const REFUSALS: Readonly<Record<string, Refusal>> = {
  A0404: 'notFound',
  A0411: 'paused',
  A0417: 'notStarted',
  A0418: 'ended',
  A0419: 'full',
  A0421: 'testLinkInvalid',
};
const NAMES: readonly unknown[] = Object.values(REFUSALS);

/** Reads why a survey takes no answers from a response of the server; null if it says something else. */
export function closureIn({ code, data }: Envelope): Closure | null {
  return closureOf(REFUSALS[code] ?? code, data);
}

/** Reads the same from data inlined into a page. `told` is what our own server says along with the reason. */
export function closureOf(why: unknown, told: unknown): Closure | null {
  return NAMES.includes(why) || BARRED.test(String(why)) ? { ...(told as object), why: why as Refusal } : null;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function languageIn(value: unknown): Language | undefined {
  return value === 'zh-CN' || value === 'en' ? value : undefined;
}

/**
 * The parse boundary for a survey that comes from our own server. Only the frame is looked at: the server stores definitions in canonical
 * form, and the authoring code that could check every key is too heavy for this page.
 */
export function parseLiveSurvey(value: unknown): LiveSurvey | null {
  if (!isRecord(value) || typeof value.surveyId !== 'string' || typeof value.version !== 'number') return null;
  const { definition } = value;
  if (!isRecord(definition) || !Array.isArray(definition.nodes) || typeof definition.title !== 'string') return null;
  return { surveyId: value.surveyId, version: value.version, definition: definition as unknown as LiveSurvey['definition'] };
}

/** Reads what the server wrote into the page; null when it wrote nothing that can be used. */
export function parseOpened(value: unknown): Opened | null {
  const survey = parseLiveSurvey(value);
  if (survey) return { kind: 'live', survey };
  if (!isRecord(value) || typeof value.surveyId !== 'string') return null;
  const problem = closureOf(value.problem, value);
  return problem && { kind: 'problem', surveyId: value.surveyId, problem, language: languageIn(value.language) };
}
