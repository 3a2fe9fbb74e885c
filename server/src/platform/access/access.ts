import type { KeyScope } from '../auth/key-scope.js';

/**
 * Declares who may call an operation and whose object it touches. Every `/v1` route and every root field of the graph declares one, with every
 * place of its input where an id can stand; the server does not start with an operation that leaves one out (`access/access-faults.ts`).
 * Ownership itself is checked in the service that loads the object: there a foreign one is as absent as a missing one (A0404).
 */

/** The kind of object an id names. Local ids (from node to version) mean something only within the survey beside them; in `/v1` they travel as row ids. */
export type ObjectKind =
  | 'survey'
  /** A survey as respondents know it: whoever has its link may answer while it runs. */
  | 'answeredSurvey'
  | 'node'
  | 'option'
  | 'row'
  /** An option or a row: the id tells which. */
  | 'part'
  | 'logic'
  | 'condition'
  | 'quota'
  /** An end page of one of the caller's surveys, by its kind or its question. */
  | 'ending'
  /** Number of a launched version of the survey beside it. */
  | 'version'
  /** Opaque place in a list of the survey beside it, or of the caller's surveys. */
  | 'responseCursor'
  | 'surveyCursor'
  /** Made by clients so that the same request again is the same edit, or the same response. */
  | 'edit'
  | 'submission'
  /** A response to the survey beside it. */
  | 'response'
  /** A table of responses that was handed in for the survey beside it. */
  | 'responseImport'
  /** A file of a response to the survey beside it. */
  | 'file'
  /** A picture that the caller uploaded, by its path. Whoever has the path may see it; only its owner may put it into a library. */
  | 'picture'
  /** The same by its id. */
  | 'ownPicture'
  /** An entry of the library of one of the caller's surveys, and an opaque place in a list of them or of pictures. */
  | 'image'
  | 'imageCursor'
  /** A category or a question of the caller's own question library; the common one may be read by every author. And an opaque place in a list of them. */
  | 'libraryCategory'
  | 'libraryItem'
  | 'libraryCursor'
  /** A theme of the caller's own; in its place there may stand the word of a theme that comes with the product. */
  | 'ownTheme'
  /** A template of the caller's own; the common ones may be read by every author. And an opaque place in a list of them. */
  | 'template'
  | 'templateCursor'
  /** A one-to-one link of the survey beside it. */
  | 'personalLink'
  /** A source tag of one of the caller's surveys. */
  | 'sourceTag'
  /** An order for respondents of one of the caller's surveys. */
  | 'sampleOrder'
  /** A category of the category report of one of the caller's surveys. */
  | 'reportCategory'
  /** A saved cross table of one of the caller's surveys. */
  | 'savedCrossTable'
  /** A folder of the caller's surveys. */
  | 'surveyFolder'
  /** An export file of one of the caller's surveys, made or to be made. */
  | 'exportTask'
  /** A shared report of one of the caller's surveys, by the id that lists show; never the link. */
  | 'reportShare'
  /** An API key of the caller, by the id that lists show; never the secret. */
  | 'apiKey'
  /** A webhook of the caller, and a delivery of one. */
  | 'webhook'
  | 'webhookDelivery'
  /** Any object of the graph that the caller may read, by its id; others are null, as are those that are not there. */
  | 'object';

/** A place that looks like an id and names nothing that belongs to anybody. `because` says why. */
export interface Free {
  readonly because: string;
}

export type Named = ObjectKind | Free;

/** A place in an input, e.g. `body.options[].id`, `input.surveyId`, and what stands there. */
export interface Place<P extends string = string> {
  readonly at: P;
  readonly names: Named;
}

export type Places<P extends string = string> = Readonly<Record<P, Named>>;

export interface Access<P extends string = string> {
  /** `anyone` needs no token, `author` must be signed in. */
  readonly who: 'anyone' | 'author';
  /** Reason why it is safe without a token; null for `author`. */
  readonly because: string | null;
  /** API keys that it lets in; null: none. */
  readonly keys: KeyRule | null;
  /** The answer holds a secret that is told once, so it is never kept for a repeated request. */
  readonly answersSecret?: true;
  readonly places: readonly Place<P>[];
}

/** Which API keys an operation lets in. */
export interface KeyRule {
  /** The scope that a key needs; null: any key is let in, and meets only the objects that its scopes show it. */
  readonly scope: KeyScope | null;
  /** It touches what belongs to no survey, or makes a new one: keys that are limited to surveys stay outside. */
  readonly everySurvey: boolean;
}

/** Accounts and the keys themselves are the business of people who have signed in: no key is let in, whatever its scopes. */
export const NO_KEYS = null;

/** Lets in keys with this scope that are not limited to surveys. */
export const unlimited = (scope: KeyScope): KeyRule => ({ scope, everySurvey: true });

/** Lets in every key: the operation asks of each object it gives whether the scopes of the key show it. */
export const ANY_KEY: KeyRule = { scope: null, everySurvey: false };

/** Every operation says it: the scope that lets a key in, `unlimited(scope)`, or `NO_KEYS`. */
export type LetIn = KeyScope | KeyRule | typeof NO_KEYS;

/** Prefixes places with `before`, which the doors name differently: `body` or `input`. */
export const under = <B extends string, P extends string>(before: B, places: Places<P>) =>
  Object.fromEntries(Object.entries(places).map(([at, names]) => [`${before}.${at}`, names])) as Places<`${B}.${P}`>;

export const free = (because: string): Free => ({ because });

export const anyone = <P extends string = never>(because: string, keys: LetIn, places?: Places<P>): Access<P> => ({
  who: 'anyone',
  because,
  keys: ruleOf(keys),
  places: placesOf(places),
});

/** Objects that are named must be the caller's; without any the operation touches only what is the caller's anyway. */
export const author = <P extends string = never>(keys: LetIn, places?: Places<P>): Access<P> => ({
  who: 'author',
  because: null,
  keys: ruleOf(keys),
  places: placesOf(places),
});

/** A rule of an operation whose answer holds a secret. */
export const answeringSecret = <P extends string>(access: Access<P>): Access<P> => ({ ...access, answersSecret: true });

/** The rule that an operation's word on API keys stands for. */
export const ruleOf = (keys: LetIn): KeyRule | null => (typeof keys === 'string' ? { scope: keys, everySurvey: false } : keys);

function placesOf<P extends string>(places?: Places<P>): Place<P>[] {
  return Object.entries<Named>(places ?? {}).map(([at, names]) => ({ at: at as P, names })); // The entries have the keys of `places`.
}
