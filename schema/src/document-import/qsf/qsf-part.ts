import type { DraftPart } from '../draft/draft-survey.js';
import { type DraftWriter, sourceOf } from '../draft/draft-writer.js';
import { type JsonRecord, textOf } from '../draft/json-record.js';
import { qsfCarry, withCopied } from './qsf-carry.js';
import { hiddenLinks } from './qsf-content.js';
import { hasPictures, questionLosses } from './qsf-losses.js';
import { qsfContent } from './qsf-question.js';
import { qsfOrder } from './qsf-random.js';
import { isForced, lostRules } from './qsf-validation.js';

/** Questions that nobody answers: they only record something. */
const UNASKED: ReadonlySet<string> = new Set(['Timing', 'Meta']);

/** Reads single questions of Qualtrics into parts of a draft, and notes what they lose. */
export class QsfPartReader {
  /** Names of the questions that nobody answers, by type. */
  private readonly unasked = new Map<string, string[]>();

  constructor(
    private readonly writer: DraftWriter,
    private readonly find: (questionId: string) => DraftPart | undefined,
  ) {}

  /** The part of a question; undefined if nothing here can stand for it. */
  read(id: string, payload: JsonRecord): DraftPart | undefined {
    const type = textOf(payload.QuestionType);
    const name = textOf(payload.DataExportTag) || id;
    const read = (html: string) => this.writer.text(html, id);
    const content = qsfContent(payload, read);
    const title = content ? read(textOf(payload.QuestionText)).replace(/\n/g, ' ') : '';
    if (UNASKED.has(type)) this.unasked.set(type, [...(this.unasked.get(type) ?? []), name]);
    if (!content || (type === 'DB' && title === '')) {
      if (!UNASKED.has(type)) this.writer.note('partLost', undefined, `${name} (${type})`);
      return undefined;
    }
    const { carry, copied, isLost } = qsfCarry(payload, this.find);
    const { lost: disorder, ...ordered } = qsfOrder(payload, withCopied(content, copied));
    const { kind, setting } = content;
    const source = sourceOf(title, ordered.options, ordered.rows);
    const part = this.writer.add({
      key: id,
      kind,
      setting,
      ...ordered,
      title,
      required: isForced(payload),
      ...(carry && { carry }),
      source,
    });
    if (content.isChanged === true) this.writer.note('typeChanged', id, [type, textOf(payload.Selector)].filter(Boolean).join(' '));
    const losses = [...lostRules(payload), ...disorder, ...questionLosses(payload, content), ...(isLost ? ['DynamicChoices'] : [])];
    for (const loss of losses) this.writer.note('settingLost', id, loss);
    for (const link of hiddenLinks(textOf(payload.QuestionText))) this.writer.note('settingLost', id, link);
    if (hasPictures(payload, content)) this.writer.note('picturesLost', id);
    if (textOf(payload.QuestionJS) !== '') this.writer.note('scriptLost', id);
    return part;
  }

  /** Names the questions that nobody answers, all of a type at once. */
  noteUnasked(): void {
    for (const [type, names] of this.unasked) this.writer.note('partLost', undefined, `${names.join(', ')} (${type})`);
  }
}
