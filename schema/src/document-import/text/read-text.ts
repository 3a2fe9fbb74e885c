import type { QuestionKey } from '../../catalogue/entry/question-key.js';
import { type DraftSurvey, emptyDraft } from '../draft/draft-survey.js';
import { type ClosedQuestion, closeQuestion } from './close-question.js';
import { halfWidth } from './half-width.js';
import { lineKind, splitItems, type TextItem, type TextLine } from './line-kind.js';
import { linkQuestions } from './link-questions.js';
import { type OpenQuestion, openQuestion } from './open-question.js';
import { readMarks } from './read-marks.js';
import { layoutOf, type TextLayout } from './text-layout.js';

/** Lines of a title or a greeting that are longer than this are no options. */
const OPTION_LENGTH = 80;
/** No title of ours is longer, and looking for marks in endless lines takes endless time. */
const LINE_LENGTH = 4_000;
/** Nothing but a line to write on. */
const GAP_LINE = /^[\s_\uff3f]*[_\uff3f]{3,}[\s_\uff3f]*$/;
/** Brackets at the end of a question in which its answer is to be written. */
const EMPTY_BRACKETS = /\s*[(\uff08][\s\u3000_]*[)\uff09]$/;
/** Stands for a picture, as in texts that are copied out of documents. */
const PICTURE = '\ufffc';

/** Endings of a line that asks something. */
const ASKS = /[?\uff1f:\uff1a]\s*[)\]]?$|[_\uff3f]{2,}/;
const MARKED = /^[[\u3010].+[\]\u3011]|[[\u3010(\uff08][^[\u3010(\uff08]+[\]\u3011)\uff09]\s*\*?$/;

/** Kinds whose marks leave nothing for further lines to say. */
const WITHOUT_LINES: ReadonlySet<QuestionKey> = new Set<QuestionKey>([
  'text',
  'date',
  'time',
  'city',
  'upload',
  'signature',
  'email',
  'mobile',
  'statement',
]);

function takesLines({ title }: OpenQuestion): boolean {
  const { kind } = readMarks(title);
  return kind === undefined || !WITHOUT_LINES.has(kind);
}

type NumberLine = Extract<TextLine, { readonly kind: 'number' }>;

/** Reads lines one by one. What a line is depends on what stands before it: the same words are a title, an option or a remark. */
class TextReader {
  readonly draft: DraftSurvey = emptyDraft();
  private readonly closed: ClosedQuestion[] = [];
  private readonly opening: string[] = [];
  private readonly pictured = new Set<string>();
  private open: OpenQuestion | null = null;
  private isAfterBlank = false;
  private keys = 0;

  constructor(private readonly layout: TextLayout) {}

  read(lines: readonly TextLine[], hasPicture: readonly boolean[]): DraftSurvey {
    lines.forEach((line, place) => {
      this.take(line, lines[place + 1]);
      if (hasPicture[place]) this.pictured.add(this.open?.key ?? this.draft.parts.at(-1)?.key ?? '');
    });
    this.close();
    for (const key of this.pictured) this.draft.notes.push({ code: 'picturesLost', ...(key !== '' && { key }) });
    this.takeOpening();
    linkQuestions(this.closed, this.draft.notes);
    return this.draft;
  }

  private take(line: TextLine, next: TextLine | undefined): void {
    switch (line.kind) {
      case 'blank':
        this.isAfterBlank = true;
        return;
      case 'page':
        this.breakPage(line.raw);
        break;
      case 'number':
        this.takeNumber(line);
        break;
      case 'items':
        this.addItems(line.items, line.raw);
        break;
      case 'cells':
        this.addCells(line.cells, line.raw);
        break;
      default:
        this.takePlain(line.raw.trim(), next);
    }
    this.isAfterBlank = false;
  }

  private takeNumber(line: NumberLine): void {
    if (line.style === this.layout.question) return this.begin(line.text, line.raw, line.number, line.isStarred);
    if (line.style === this.layout.section) return this.addStatement(line.raw.trim(), true);
    this.addItems([{ mark: 'number', text: line.text }], line.raw);
  }

  private takePlain(text: string, next: TextLine | undefined): void {
    const heading = /^#{1,6}\s+(.+)$/.exec(text)?.[1];
    if (heading !== undefined && (this.layout.question !== null || !this.isAsking(text, next))) return this.addHeading(heading);
    const body = heading ?? text;
    if (this.open && GAP_LINE.test(text)) return this.addGapLine(this.open);
    if (this.layout.question === null) {
      if (this.open && !this.isAfterBlank) return this.addItems([{ mark: 'plain', text: body }], text);
      return this.isAsking(body, next) ? this.begin(body, text, 0) : this.addStatement(body);
    }
    if (!this.open) return this.addStatement(body);
    const isLoose = this.open.items.every(({ mark }) => mark === 'plain') && body.length <= OPTION_LENGTH && takesLines(this.open);
    if (isLoose && !(this.isAfterBlank && this.open.items.length > 0)) this.addItems([{ mark: 'plain', text: body }], text);
    else this.addStatement(body);
  }

  /** Without numbers: a line asks if it says so, or if options stand right below it. Before the first question that takes marks or options. */
  private isAsking(text: string, next: TextLine | undefined): boolean {
    const hasOptions = next !== undefined && next.kind !== 'blank' && next.kind !== 'page' && (next.kind !== 'plain' || this.hasBegun);
    return ASKS.test(text) || MARKED.test(halfWidth(text)) || hasOptions;
  }

  private get hasBegun(): boolean {
    return this.closed.length > 0 || this.opening.length > 0;
  }

  private begin(text: string, raw: string, number: number, isStarred = false): void {
    this.close();
    const inline = splitItems(text);
    const title = inline && inline.before !== '' ? inline.before : text;
    this.keys += 1;
    this.open = openQuestion(
      `q${this.keys}`,
      number,
      title.replace(/[\s:\uff1a]+$/, '').replace(EMPTY_BRACKETS, '') || text,
      raw.trim(),
      isStarred,
    );
    if (inline && inline.before !== '') this.open.items.push(...inline.items);
  }

  private addItems(items: readonly TextItem[], raw: string): void {
    if (!this.open) return this.addStatement(raw.trim());
    this.open.items.push(...items);
    this.open.source.push(raw.trim());
  }

  /** Below options it belongs to the last of them; below a question it is where the answer goes. */
  private addGapLine(open: OpenQuestion): void {
    const last = open.items.at(-1);
    if (last && last.mark !== 'plain') open.items[open.items.length - 1] = { ...last, text: `${last.text} ____` };
    else open.gapLines += 1;
  }

  private addCells(cells: readonly string[], raw: string): void {
    if (!this.open) return this.addStatement(cells.filter(Boolean).join(' '));
    this.open.cells.push(cells);
    this.open.source.push(raw.trim());
  }

  private addHeading(text: string): void {
    // One below the title heads the first section.
    if (this.hasBegun || this.open) this.addStatement(text, true);
    else this.opening.push(text);
  }

  /** A remark. Before the first question it belongs to the title and the greeting, unless it heads a section. */
  private addStatement(text: string, isSection = false): void {
    this.close();
    if (this.draft.parts.length === 0 && !isSection) {
      this.opening.push(text);
      return;
    }
    this.keys += 1;
    this.draft.parts.push({ key: `s${this.keys}`, kind: 'statement', title: text, source: text });
  }

  private breakPage(raw: string): void {
    this.close();
    if (this.draft.parts.length === 0 || this.draft.parts.at(-1)?.kind === 'page') return;
    this.keys += 1;
    this.draft.parts.push({ key: `p${this.keys}`, kind: 'page', title: '', source: raw.trim() });
  }

  private close(): void {
    if (!this.open) return;
    const question = closeQuestion(this.open);
    this.open = null;
    this.closed.push(question);
    this.draft.parts.push(question.part);
  }

  /** What stands before the first question is the title, and a greeting below it. */
  private takeOpening(): void {
    const [title, ...greeting] = this.opening;
    if (title === undefined) return;
    const isTitle = [...title].length <= 100;
    if (isTitle) this.draft.title = title.replace(/^#+\s*/, '');
    const welcome = (isTitle ? greeting : this.opening).join('\n');
    if (welcome !== '') this.draft.welcome = welcome;
  }
}

/** Reads a questionnaire that was written down as plain text. Never fails: what says nothing becomes a remark. */
export function readText(text: string): DraftSurvey {
  const whole = text.split(/\r\n|[\r\n\u2028\u2029]/);
  const lines = whole.map((line) => lineKind(line.slice(0, LINE_LENGTH).replaceAll(PICTURE, '')));
  const hasPicture = whole.map((line) => line.includes(PICTURE));
  const draft = new TextReader(layoutOf(lines)).read(lines, hasPicture);
  if (whole.some(({ length }) => length > LINE_LENGTH)) draft.notes.push({ code: 'textCut' });
  const last = draft.parts.at(-1);
  if (last?.kind === 'page') draft.parts.pop();
  return draft;
}
