import { randomUUID } from 'node:crypto';
import { rowId } from '@wence/schema';
import type { Named, ObjectKind } from '../platform/access/access.js';
import { endingId, localPartId } from '../features/survey/part-id.policy.js';
import type { Operation } from '../platform/access/operation.js';
import { PART, type PartName } from './questionnaire.js';

/** Prefix of every mark of the victim; some texts have no room for more. */
export const CANARY_SIGN = 'CNRY-';

/** Mark that only the victim may ever see. */
export const CANARY = `CNRY-V-${randomUUID()}`;

/** Everything that can be named of one survey: the same shape for one's own, for the victim's, and for what never existed. */
export interface Names {
  readonly survey: string;
  readonly number: number;
  /** Offset that is added to the ids in `PART` to get the survey's local ids. */
  readonly offset: number;
  readonly version: number;
  readonly edit: string;
  readonly submission: string;
  readonly surveyCursor: string;
  readonly responseCursor: string;
  /** A response to the survey, and a file uploaded with it. They do not exist if nobody answered. */
  readonly response: string;
  readonly file: string;
  /** Path of a picture that the author uploaded. */
  readonly picture: string;
  /** Id of another one, which nothing shows. */
  readonly ownPicture: string;
  /** The picture's entry in the survey's image library, and its cursor. A survey in the recycle bin has neither. */
  readonly image: string;
  readonly imageCursor: string;
  /** A category of the author's question library, a question in it, and the question's cursor. */
  readonly libraryCategory: string;
  readonly libraryItem: string;
  readonly libraryCursor: string;
  /** A theme of the author's own. */
  readonly ownTheme: string;
  /** A template of the author's, and its cursor. A survey in the recycle bin has neither. */
  readonly template: string;
  readonly templateCursor: string;
  /** A folder of the author's surveys. */
  readonly surveyFolder: string;
  /** A one-to-one link of the survey, its code and its cursor. A survey in the recycle bin has none. */
  readonly personalLink: string;
  readonly linkCode: string;
  readonly personalLinkCursor: string;
  /** A source tag of the survey. A survey in the recycle bin has none. */
  readonly sourceTag: string;
  /** An order for respondents of the survey. A survey in the recycle bin has none. */
  readonly sampleOrder: string;
  /** A category of the survey's category report. A survey in the recycle bin has none. */
  readonly reportCategory: string;
  /** A saved cross table of the survey. A survey in the recycle bin has none. */
  readonly savedCrossTable: string;
  /** An export task of the survey whose file is made, and the secret of the file's address. A survey in the recycle bin has neither. */
  readonly exportTask: string;
  readonly exportLink: string;
  /** A table of responses that was handed in for the survey. A survey that was never launched has none. */
  readonly responseImport: string;
  /** A shared report of the survey, and the secret of its link. A survey in the recycle bin has none. */
  readonly reportShare: string;
  readonly shareLink: string;
  /** An API key of the author. */
  readonly apiKey: string;
  /** A webhook of the survey, and a delivery of it. A survey in the recycle bin has neither. */
  readonly webhook: string;
  readonly webhookDelivery: string;
}

/** A part of one's own survey in an example: whose number it gets depends on the door. */
export class OwnPart {
  constructor(readonly part: PartName) {}
}

/** Placeholder in an example for the caller's own object of the required kind. */
export const OWN = Symbol('own');

/** Placeholder in an example for the path of the caller's own picture, where it is used as an address rather than a name. */
export const OWN_PICTURE = Symbol('own picture');

/** Placeholder in an example for the code of a one-to-one link of the caller's own survey, which whoever has it may answer by. */
export const OWN_LINK_CODE = Symbol('own link code');

/** Placeholder in an example for the link of the caller's own shared report, which anybody may open. */
export const OWN_SHARE_LINK = Symbol('own share link');

/** Placeholder in an example for the secret in the address of the caller's own export file, which anybody may fetch. */
export const OWN_EXPORT_LINK = Symbol('own export link');

/** Placeholder in an example for a list of the response to the caller's own survey. */
export const OWN_RESPONSES = Symbol('own responses');
/** The same response by itself. */
export const OWN_RESPONSE = Symbol('own response');
/** A list with the author's one-to-one link. */
export const OWN_LINKS = Symbol('own one-to-one links');
/** A list with the survey itself. */
export const OWN_SURVEYS = Symbol('own surveys');

/** Placeholder in an example for a mobile number that has not been used yet. */
export const FRESH_MOBILE = Symbol('fresh mobile');

/** One part of each kind. */
const EXEMPLAR: Partial<Readonly<Record<ObjectKind, PartName>>> = {
  node: 'single',
  option: 'red',
  row: 'morning',
  part: 'red',
  logic: 'show',
  condition: 'showIf',
  quota: 'quota',
};

/** Returns the name of an object of this kind in the input of this operation. */
export function nameOf(kind: ObjectKind, names: Names, operation: Operation): string | number {
  const part = EXEMPLAR[kind];
  if (part) return partOf(part, names, operation);
  if (kind === 'answeredSurvey') return names.survey;
  if (kind === 'ending') return endingId(names.survey, 'normal');
  if (kind === 'object') return localPartId(names.survey, PART.red + names.offset);
  return names[kind as Exclude<keyof Names, 'number' | 'offset'>]; // Kinds that are not parts are keys of `Names`.
}

/** Local ids everywhere but in the `/v1` of authors, which speaks row ids. */
export function partOf(part: PartName, { number, offset }: Names, { door, name }: Operation): number {
  const local = PART[part] + offset;
  return door === '/v1' && !name.includes(' /v1/r/') ? rowId(number, local) : local;
}

export const isKind = (names: Named): names is ObjectKind => typeof names === 'string';

/** Offsets of the three worlds: one's own, the victim's, and none. */
export const OFFSET = { own: 0, victim: 1000, missing: 5000 } as const;

const ROWS = 2 ** 24;

/** An answer without what tells one id from another: what is left must be the same for what is not one's own and for what never existed. */
export function withoutNames(text: string, ...names: readonly Names[]): string {
  let plain = text;
  for (const own of names) {
    const { number, offset: _offset, version: _version, ...words } = own;
    plain = plain.replaceAll(`"number":${number}`, '"number":<name>');
    for (const word of Object.values(words).filter((each) => each !== '')) plain = plain.replaceAll(word, '<name>');
  }
  // Codes of source tags and of invitations are drawn; those of questions hold capitals or less than six letters.
  return plain
    .replaceAll(/"(responseId|fileId|clientOpId)":"\w+"/g, '"$1":"<name>"')
    .replaceAll(/"code":"[0-9a-z]{6}"/g, '"code":"<name>"')
    .replaceAll(/"codes":\["[A-Z2-9]{10}"\]/g, '"codes":["<name>"]')
    .replaceAll(/\b\d{4,}\b/g, (digits) => {
      const local = Number(digits) % ROWS;
      const offset = Object.values(OFFSET).find((each) => local - each > 0 && local - each < 100);
      return offset === undefined ? digits : `part ${local - offset}`;
    });
}
