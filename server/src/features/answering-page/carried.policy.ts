import { EXPIRY_PARAMETER, LIMITS, LINK_PARAMETERS } from '@wence/schema';
import type { Carried } from './gate.type.js';

type Query = Readonly<Record<string, unknown>>;

/** The signature stands among the parameters that it is made over. */
const OURS: ReadonlySet<string> = new Set(Object.values(LINK_PARAMETERS).filter((name) => name !== LINK_PARAMETERS.signature));
/** What signed links carry beside the parameters of a survey. */
const BESIDE: readonly string[] = [LINK_PARAMETERS.signature, EXPIRY_PARAMETER];

/** A parameter that is given twice is a list, and counts as missing. */
function textIn(query: Query, name: string): string | null {
  const value = query[name];
  return typeof value === 'string' && value !== '' ? value : null;
}

/** What the address of the answering page brings along. Passwords never stand in an address; an invitation code there is for the form that asks for it. */
export function carriedIn(query: Query): Carried {
  const params: Record<string, string> = Object.create(null) as Record<string, string>;
  let places: number = LIMITS.linkParameters;
  for (const name of Object.keys(query)) {
    const value = OURS.has(name) ? null : textIn(query, name);
    if (value === null) continue;
    if (!BESIDE.includes(name)) places -= 1;
    if (BESIDE.includes(name) || places >= 0) params[name] = value;
  }
  return {
    linkCode: textIn(query, LINK_PARAMETERS.link),
    source: textIn(query, LINK_PARAMETERS.tag) ?? textIn(query, LINK_PARAMETERS.source),
    password: null,
    invitationCode: null,
    params,
  };
}

/** The same as a submission carries it. */
export const carriedBy = ({ submissionId, challenge, linkCode, source, password, invitationCode, params, answers }: Sent): Carried => ({
  submissionId,
  challenge: challenge ?? null,
  linkCode: linkCode ?? null,
  source: source ?? null,
  password: password ?? null,
  invitationCode: invitationCode ?? null,
  params: params ?? {},
  answers: answers ?? null,
});

interface Sent {
  readonly submissionId: string;
  readonly challenge?: Carried['challenge'] | undefined;
  readonly linkCode?: string | null | undefined;
  readonly source?: string | null | undefined;
  readonly password?: string | null | undefined;
  readonly invitationCode?: string | null | undefined;
  readonly params?: Readonly<Record<string, string>> | null | undefined;
  readonly answers?: Readonly<Record<string, unknown>> | null | undefined;
}
