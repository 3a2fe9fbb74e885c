import { LINK_PARAMETERS } from '../link/respondent-link.js';
import { EXPIRY_PARAMETER, type ReceivedParameter } from '../survey-setting/received-parameters.js';

type Params = Readonly<Record<string, string>>;

/** The settings that say what a survey receives. */
export interface Receiving {
  readonly parameters?: readonly ReceivedParameter[] | undefined;
  readonly signedOnly?: boolean | undefined;
}

/** Signs that `encodeURIComponent` leaves and RFC 3986 does not. */
const LEFT = /[!'()*]/g;

const hexOf = (sign: string): string => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;

/** Percent-encodes everything but letters, digits and `-._~` (RFC 3986), so that every language can do the same. */
const encoded = (text: string): string => encodeURIComponent(text).replace(LEFT, hexOf);

/** What a survey keeps of the parameters of a link: those that it lists, all where it lists none; never the signature. */
export function receivedOf({ parameters }: Receiving, params: Params): Params {
  const names = parameters?.map(({ name }) => name) ?? Object.keys(params).filter((name) => name !== LINK_PARAMETERS.signature);
  return Object.fromEntries(names.flatMap((name) => (Object.hasOwn(params, name) ? [[name, params[name] ?? '']] : [])));
}

/**
 * The text that the signature of a link is made over: the parameters that the survey lists and the link carries, and `expires`, each as `name=value`
 * percent-encoded, in the order of their names, joined by `&`. No value can slide into another one.
 */
export function signedText(settings: Receiving, params: Params): string {
  const received = receivedOf({ parameters: settings.parameters ?? [] }, params);
  const expiry = params[EXPIRY_PARAMETER];
  const pairs = Object.entries({ ...received, ...(expiry !== undefined && { [EXPIRY_PARAMETER]: expiry }) });
  const inOrder = pairs.sort(([one], [other]) => (one < other ? -1 : 1));
  return inOrder.map(([name, value]) => `${encoded(name)}=${encoded(value)}`).join('&');
}
