import { LINK_PARAMETERS, respondentLink } from '@wence/schema';
import qrcode from 'qrcode';
import type { RequestContext } from '../../platform/request/context.js';
import { assertThat } from '../../platform/errors/app-error.js';
import { textsOf } from '../../platform/i18n/messages.js';
import type { LaunchedSurvey } from './publish.service.js';
import type { Survey } from '../survey/survey.entity.js';
import type { SurveyService } from '../survey/survey.service.js';

/** Link that respondents open. */
export interface ShareLink {
  readonly url: string;
  /** The address as a QR code: a data URL with an SVG picture. */
  readonly qrCode: string;
  /** The version that the link opens. */
  readonly version: number;
  /** The last part of the address. */
  readonly token: string;
}

export interface Launched extends ShareLink {
  readonly survey: Survey;
  /** Notice to the author, in the author's language; null if there is none. */
  readonly notice: string | null;
}

/** What a link of its own carries. */
export interface LinkWishes {
  /** Code of a source tag. */
  readonly tag?: string;
  /** Code of a one-to-one link. */
  readonly link?: string;
  /** Parameters of the author's. */
  readonly params?: Readonly<Record<string, string>>;
}

export interface Addresses {
  /** Origins people reach this server by. */
  readonly configured: readonly string[];
  /** The one that is used unless another is asked for. */
  standard(): string;
}

/** The link of a launched survey, and its picture. */
export class ShareLinkService {
  constructor(
    private readonly surveys: SurveyService,
    private readonly addresses: Addresses,
  ) {}

  /** Returns null for a survey that was never launched. An unconfigured address is ignored, because links must lead to this server. */
  async read(ctx: RequestContext, surveyId: string, domain?: string | null): Promise<ShareLink | null> {
    const { publishedVersion } = await this.surveys.requireOwned(ctx, surveyId);
    return publishedVersion === null ? null : this.make(surveyId, publishedVersion, domain);
  }

  /** The link of the running survey that the caller launched last; null while none runs. */
  async readLast(ctx: RequestContext): Promise<ShareLink | null> {
    const survey = await this.surveys.lastLaunched(ctx);
    return survey?.publishedVersion ? this.make(survey.id, survey.publishedVersion) : null;
  }

  /** A survey that was just launched, and the way to it. */
  async launched(ctx: RequestContext, { survey, isCheckWhole }: LaunchedSurvey, domain?: string | null): Promise<Launched> {
    assertThat(survey.publishedVersion !== null, 'A0412');
    const notice = isCheckWhole ? null : textsOf(ctx.language).checkCutShort;
    return { survey, notice, ...(await this.make(survey.id, survey.publishedVersion, domain)) };
  }

  /** The link of a survey that the caller has already, and that was launched. */
  async make(surveyId: string, version: number, domain?: string | null): Promise<ShareLink> {
    const url = respondentLink(this.baseOf(domain), surveyId);
    return { url, qrCode: await this.pictureOf(url), version, token: surveyId };
  }

  /** An address of the answering page with parameters; where they are ours, they are given by what they mean. */
  addressOf(surveyId: string, { tag = '', link = '', params = {} }: LinkWishes): string {
    return respondentLink(this.baseOf(), surveyId, { ...params, [LINK_PARAMETERS.tag]: tag, [LINK_PARAMETERS.link]: link });
  }

  /** An address as a QR code: a data URL with an SVG picture. */
  async pictureOf(url: string): Promise<string> {
    return `data:image/svg+xml;base64,${Buffer.from(await this.svgOf(url)).toString('base64')}`;
  }

  /** An address as a QR code: the text of an SVG picture. */
  svgOf(url: string): Promise<string> {
    return qrcode.toString(url, { type: 'svg', margin: 2 });
  }

  private baseOf(domain?: string | null): string {
    const wanted = withoutLastSlashes(domain?.trim() ?? '');
    return this.addresses.configured.find((address) => address === wanted) ?? this.addresses.standard();
  }
}

/** Uses no regular expression, because one that matches trailing slashes takes quadratic time on long runs of slashes. */
function withoutLastSlashes(text: string): string {
  let end = text.length;
  while (text[end - 1] === '/') end -= 1;
  return text.slice(0, end);
}
