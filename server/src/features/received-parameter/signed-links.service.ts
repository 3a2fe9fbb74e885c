import {
  type Answers,
  EXPIRY_PARAMETER,
  type FieldFault,
  LIMITS,
  LINK_PARAMETERS,
  parameterAnswers,
  type Receiving,
  receivedOf,
} from '@wence/schema';
import { invalidInput, invalidWhen } from '../../platform/errors/app-error.js';
import type { RequestContext } from '../../platform/request/context.js';
import type { ShareLinkService } from '../publish/share-link.service.js';
import type { DraftService } from '../survey/draft.service.js';
import type { ParameterJudge } from './parameter-judge.service.js';
import type { ParameterSecretService } from './parameter-secret.service.js';
import { type Refusal, signatureOf } from './parameter-signature.policy.js';

/** Links that are signed at once. */
export const MOST_LINKS = 1000;
/** Characters of a value, as submissions take them. */
export const MOST_CHARACTERS = 200;

type Params = Readonly<Record<string, string>>;

export interface SigningWishes {
  readonly surveyId: string;
  /** The values of each link by the names of the parameters. */
  readonly links: readonly Params[];
  /** Seconds since 1970 from which on the links open nothing; null: they do not expire. */
  readonly expires?: number | null | undefined;
}

export interface SignedLink {
  readonly url: string;
  readonly sign: string;
}

/** What would become of somebody who opens a link. */
export interface LinkVerdict {
  /** Null: they would take part. */
  readonly refusal: Refusal | null;
  /** The parameters that would be kept. */
  readonly params: Params;
  /** The answers that these become, by the local id of the question. */
  readonly answers: Answers;
}

interface SigningParts {
  readonly drafts: DraftService;
  readonly secrets: ParameterSecretService;
  readonly judge: ParameterJudge;
  readonly links: ShareLinkService;
}

/** Signs links for authors, and tells them what would become of one. Both by the parameters of the draft, which are those of the next launch. */
export class SignedLinksService {
  constructor(private readonly parts: SigningParts) {}

  /** A0404: not the caller's survey. A0400: `links` (required; tooMany: 1,000), `links[i].name` (notAllowed, required, tooLong: 200), `expires` (tooSmall: 1). */
  async sign(ctx: RequestContext, { surveyId, links, expires }: SigningWishes): Promise<SignedLink[]> {
    const { definition } = await this.parts.drafts.read(ctx, surveyId);
    const settings: Receiving = definition.settings ?? {};
    if (links.length === 0) throw invalidInput([{ field: 'links', rule: 'required' }]);
    if (links.length > MOST_LINKS) throw invalidInput([{ field: 'links', rule: 'tooMany', limit: MOST_LINKS }]);
    if (typeof expires === 'number' && expires < 1) throw invalidInput([{ field: 'expires', rule: 'tooSmall', limit: 1 }]);
    invalidWhen(links.flatMap((params, index) => faultsOf(settings, params, `links[${index}]`)).slice(0, LIMITS.faults));
    const { secret } = await this.parts.secrets.reveal(ctx, surveyId);
    return links.map((values) => {
      const given = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
      const params = { ...given, ...(typeof expires === 'number' && { [EXPIRY_PARAMETER]: String(expires) }) };
      const sign = signatureOf(secret, settings, params);
      return { sign, url: this.parts.links.addressOf(surveyId, { params: { ...params, [LINK_PARAMETERS.signature]: sign } }) };
    });
  }

  /** `link`: an address, or its query alone. A0404: not the caller's survey. */
  async check(ctx: RequestContext, surveyId: string, link: string): Promise<LinkVerdict> {
    const { definition } = await this.parts.drafts.read(ctx, surveyId);
    const given = new URLSearchParams(link.includes('?') ? link.slice(link.indexOf('?') + 1).split('#')[0] : link);
    // One that is given twice counts as missing, as it does when the page is opened.
    const params = Object.fromEntries([...given].filter(([name, value]) => value !== '' && given.getAll(name).length === 1));
    const kept = receivedOf(definition.settings ?? {}, params);
    const refusal = await this.parts.judge.judge(surveyId, definition, params);
    return { refusal, params: kept, answers: parameterAnswers(definition, kept) };
  }
}

function faultsOf({ parameters = [] }: Receiving, values: Params, path: string): FieldFault[] {
  const names = parameters.map(({ name }) => name);
  const wrong = Object.entries(values).flatMap(([name, value]): FieldFault[] => {
    if (!names.includes(name)) return [{ field: `${path}.${name}`, rule: 'notAllowed' }];
    return value.length > MOST_CHARACTERS ? [{ field: `${path}.${name}`, rule: 'tooLong', limit: MOST_CHARACTERS }] : [];
  });
  const absent = parameters.filter(({ name, required }) => required && !values[name]);
  return [...wrong, ...absent.map(({ name }): FieldFault => ({ field: `${path}.${name}`, rule: 'required' }))];
}
