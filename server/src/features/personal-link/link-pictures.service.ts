import { once } from 'node:events';
import { Readable } from 'node:stream';
import { LINK_WORDS } from '@wence/schema';
import { ZipFile } from 'yazl';
import { assertThat } from '../../platform/errors/app-error.js';
import type { Attachment } from '../../platform/files/attachment.js';
import type { RequestContext } from '../../platform/request/context.js';
import { fileNameOf } from '../asset/file-name.policy.js';
import type { ShareLinkService } from '../publish/share-link.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { LinkFilter, LinkList } from './link-list.read-model.js';
import type { PersonalLink } from './personal-link.entity.js';

const DIGITS = 6;

/** The one-to-one links of a survey as QR codes for letters and badges: a ZIP archive with an SVG picture of each. It is written as it is sent. */
export class LinkPictures {
  constructor(
    private readonly surveys: SurveyService,
    private readonly list: LinkList,
    private readonly links: ShareLinkService,
  ) {}

  /** A0404: not the caller's survey. A0412: it was never launched, so that nothing opens by its links. A0400: `keyword` (tooLong). */
  async make(ctx: RequestContext, surveyId: string, filter: LinkFilter): Promise<Attachment> {
    const survey = await this.surveys.requireOwned(ctx, surveyId);
    assertThat(survey.publishedVersion !== null, 'A0412');
    const batches = this.list.batches(survey.id, filter);
    // A fault in the filter shows now, and not in the middle of the file.
    const first = await batches.next();
    const zip = new ZipFile();
    const bytes = zip.outputStream as Readable;
    const leaving = new AbortController();
    bytes.once('close', () => leaving.abort());
    this.pack(zip, { first: first.value ?? [], batches, signal: leaving.signal }).catch((error: unknown) => bytes.destroy(error as Error));
    return { name: `${survey.title} ${LINK_WORDS[ctx.language].sheet} QR.zip`, size: null, bytes };
  }

  /** One picture after the other: the next is drawn when the last one is on its way. */
  private async pack(zip: ZipFile, { first, batches, signal }: Source): Promise<void> {
    let number = 0;
    const add = async (links: readonly PersonalLink[]) => {
      for (const link of links) {
        number += 1;
        const picture = Readable.from([Buffer.from(await this.links.svgOf(this.links.addressOf(link.surveyId, { link: link.code })))]);
        const ended = once(picture, 'end', { signal });
        zip.addReadStream(picture, nameOf(link, number), { mtime: link.createdAt });
        await ended;
      }
    };
    await add(first);
    for await (const links of batches) await add(links);
    zip.end();
  }
}

interface Source {
  readonly first: readonly PersonalLink[];
  readonly batches: AsyncGenerator<readonly PersonalLink[], void>;
  /** Ends the work when nobody takes its bytes any more. */
  readonly signal: AbortSignal;
}

/** Names carry the number of the link in the list, because two people may have one name. A slash in a name begins no folder. */
function nameOf({ name, code }: PersonalLink, number: number): string {
  return `${String(number).padStart(DIGITS, '0')}_${fileNameOf((name ?? '').replaceAll(/[/\\]/g, '_')) || code}.svg`;
}
