import { Readable } from 'node:stream';
import { instantTexts, isTimeZone, LINK_COLUMNS, LINK_WORDS, type LinkColumn } from '@wence/schema';
import { invalidInput } from '../../platform/errors/app-error.js';
import type { Attachment } from '../../platform/files/attachment.js';
import type { RequestContext } from '../../platform/request/context.js';
import { xlsxStream } from '../../platform/spreadsheet/xlsx-file.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { LinkFilter, LinkList } from './link-list.read-model.js';
import type { LinkReadings } from './link-readings.service.js';
import type { PersonalLink } from './personal-link.entity.js';
import { stateOf } from './personal-link.service.js';

/** Spreadsheet programs take a file without it for one in the language of the system. */
const BOM = '\ufeff';
/** Signs with which spreadsheet programs take a text for a formula; full-width ones as well, where Chinese is typed. */
const FORMULA = /^[=+\-@\t\r\uff1d\uff0b\uff0d\uff20]/;
/** A mobile with its country is no formula, and a sign in front of it would break it. */
const NUMBER = /^\+\d+$/;
const WIDTHS = [16, 18, 28, 28, 60, 14, 20, 20];

export interface LinkFileWishes extends LinkFilter {
  readonly surveyId: string;
  readonly format: 'xlsx' | 'csv';
  /** IANA name of the zone of the times. */
  readonly timeZone: string;
}

/** The one-to-one links of a survey as a file, in the language of whoever asks. It is written as it is sent, a batch of links at a time. */
export class LinkFiles {
  constructor(
    private readonly surveys: SurveyService,
    private readonly list: LinkList,
    private readonly readings: LinkReadings,
  ) {}

  /** A0404: not the caller's survey. A0400: `timeZone` (format), `keyword` (tooLong). */
  async make(ctx: RequestContext, { surveyId, format, timeZone, ...filter }: LinkFileWishes): Promise<Attachment> {
    const survey = await this.surveys.requireOwned(ctx, surveyId);
    if (!isTimeZone(timeZone)) throw invalidInput([{ field: 'timeZone', rule: 'format' }]);
    const { sheet } = LINK_WORDS[ctx.language];
    const batches = this.list.batches(survey.id, filter);
    // A fault in the filter shows now, and not in the middle of the file.
    const first = await batches.next();
    const rows = this.rows(ctx, { first: first.value ?? [], batches, timeZone });
    const bytes =
      format === 'xlsx' ? xlsxStream({ name: sheet, widths: WIDTHS }, rows) : Readable.from(csvPieces(rows), { objectMode: false });
    return { name: `${survey.title} ${sheet}.${format}`, size: null, bytes };
  }

  private async *rows(ctx: RequestContext, { first, batches, timeZone }: Source): AsyncGenerator<readonly string[], void> {
    const { columns, states } = LINK_WORDS[ctx.language];
    yield LINK_COLUMNS.map((column) => columns[column]);
    const textOf = instantTexts({ kind: 2, timeZone });
    const timeOf = (at: Date | null) => (at ? textOf(at.getTime()) : '');
    const cellsOf = (link: PersonalLink, url: string | null): Readonly<Record<LinkColumn, string>> => ({
      name: link.name ?? '',
      mobile: link.mobile ?? '',
      email: link.email ?? '',
      remark: link.remark ?? '',
      url: url ?? '',
      state: states[stateOf(link)],
      openedAt: timeOf(link.openedAt),
      completedAt: timeOf(link.completedAt),
    });
    const rowsOf = async (links: readonly PersonalLink[]) => {
      const urls = await this.readings.urlsOf(ctx, links);
      return links.map((link, index) => {
        const cells = cellsOf(link, urls[index] ?? null);
        return LINK_COLUMNS.map((column) => cells[column]);
      });
    };
    yield* await rowsOf(first);
    for await (const links of batches) yield* await rowsOf(links);
  }
}

interface Source {
  readonly first: readonly PersonalLink[];
  readonly batches: AsyncGenerator<readonly PersonalLink[], void>;
  readonly timeZone: string;
}

async function* csvPieces(rows: AsyncIterable<readonly string[]>): AsyncGenerator<string, void> {
  yield BOM;
  for await (const cells of rows) yield `${cells.map(csvCell).join(',')}\r\n`;
}

function csvCell(text: string): string {
  const isFormula = FORMULA.test(text) && !NUMBER.test(text);
  return `"${(isFormula ? `'${text}` : text).replaceAll('"', '""')}"`;
}
