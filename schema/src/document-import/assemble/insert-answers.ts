import { questionRow } from '../../catalogue/question-catalogue.js';
import type { SurveyNode } from '../../definition/definition.js';
import { LIMITS } from '../../limit/limits.js';
import { hasMarkup } from '../../rich-text/scan-tags.js';
import { byteLength, escapeHtml, textLength } from '../../text/text.js';
import { type DraftInsert, ELLIPSIS, hasMarks, replaceMarks } from '../draft/draft-insert.js';
import type { DraftPart } from '../draft/draft-survey.js';
import type { DraftNote } from '../draft/import-note.js';
import type { AssembledNode } from './assemble-node.js';

type Note = (note: DraftNote) => void;

interface Place {
  /** Nodes whose answers are known where the text stands. */
  readonly known: ReadonlyMap<string, AssembledNode>;
  /** Codes of all nodes by id, which authors read in the token. */
  readonly codes: ReadonlyMap<number, string>;
  readonly inserts: readonly DraftInsert[];
  /** Key of the part that the text belongs to; absent: the survey as a whole. */
  readonly key?: string;
  readonly note: Note;
}

/** The token for an answer; null if there is no such answer, or if it cannot be inserted. */
function tokenOf({ question, field, what }: DraftInsert, { known, codes }: Place): string | null {
  const source = known.get(question);
  if (!source || !questionRow(source.node).isPipingSource) return null;
  const child = field === undefined ? undefined : source.options.get(field);
  const isForm = questionRow(source.node).answer === 'fields';
  // A form is inserted by its fields, everything else as a whole.
  if (isForm !== (child !== undefined)) return null;
  const attributes = [
    `data-ref="${source.node.id}"`,
    ...(child === undefined ? [] : [`data-child="${child}"`]),
    ...(what === undefined ? [] : [`data-field="${what}"`]),
  ];
  return `<span ${attributes.join(' ')}>[${codes.get(source.node.id) ?? ''}]</span>`;
}

/** A text with tokens in place of its marks, and dots where nothing can be inserted. With too many tokens for its limit it has dots only. */
function withTokens(text: string, place: Place, max: number, sizeOf: (text: string) => number): string {
  if (!hasMarks(text)) return text;
  const tokens = new Map<DraftInsert, string | null>();
  const plain = replaceMarks(text, place.inserts, (insert) => {
    tokens.set(insert, tokenOf(insert, place));
    return ELLIPSIS;
  });
  const hasToken = [...tokens.values()].some((token) => token !== null);
  // A token is markup, so the rest of a plain text has to be written as such.
  const html = hasToken && !hasMarkup(text) ? escapeHtml(text) : text;
  const filled = replaceMarks(html, place.inserts, (insert) => tokens.get(insert) ?? ELLIPSIS);
  const isFit = hasToken && sizeOf(filled) <= max;
  for (const [insert, token] of tokens) {
    if (token === null || !isFit) place.note({ code: 'insertedLost', key: place.key, text: insert.written });
  }
  return isFit ? filled : plain;
}

function filledNode(node: SurveyNode, place: Place): SurveyNode {
  const { optionTitle } = questionRow(node);
  const optionSize = optionTitle.unit === 'bytes' ? byteLength : textLength;
  return {
    ...node,
    title: withTokens(node.title, place, LIMITS.title, textLength),
    ...(node.options && {
      options: node.options.map((option) => ({ ...option, title: withTokens(option.title, place, optionTitle.max, optionSize) })),
    }),
    ...(node.children && {
      children: node.children.map((row) => ({ ...row, title: withTokens(row.title, place, LIMITS.rowTitle, textLength) })),
    }),
  };
}

type Dots = (text: string) => string;

/** Settings are plain texts and lists of such. */
function dotsInSetting<Setting extends object>(setting: Setting, dots: Dots): Setting {
  const plain = (value: unknown): unknown => (typeof value === 'string' ? dots(value) : Array.isArray(value) ? value.map(plain) : value);
  return Object.fromEntries(Object.entries(setting).map(([key, value]) => [key, plain(value)])) as Setting;
}

/** A part with dots for the answers in its plain texts, which can hold no token: settings, and the right ends of rows and options. */
export function withPlainTexts(part: DraftPart, inserts: readonly DraftInsert[], note: Note): DraftPart {
  if (inserts.length === 0) return part;
  const dots: Dots = (text) =>
    replaceMarks(text, inserts, ({ written }) => {
      note({ code: 'insertedLost', key: part.key, text: written });
      return ELLIPSIS;
    });
  return {
    ...part,
    ...(part.setting && { setting: dotsInSetting(part.setting, dots) }),
    ...(part.rows && { rows: part.rows.map((row) => ({ ...row, ...(row.rightTitle && { rightTitle: dots(row.rightTitle) }) })) }),
    ...(part.options && {
      options: part.options.map((option) => ({
        ...option,
        ...(option.rightTitle && { rightTitle: dots(option.rightTitle) }),
        ...(option.setting && { setting: dotsInSetting(option.setting, dots) }),
      })),
    }),
  };
}

/** Fills the marks in the texts of a survey. `nodes` have their codes; each text inserts what stands before it. */
export class AnswerInserter {
  private readonly known = new Map<string, AssembledNode>();
  private readonly codes: ReadonlyMap<number, string>;

  constructor(
    nodes: readonly SurveyNode[],
    private readonly inserts: readonly DraftInsert[],
    private readonly note: Note,
  ) {
    this.codes = new Map(nodes.map(({ id, code }) => [id, code]));
  }

  /** A text of the survey as a whole: what comes before the first node inserts nothing, what comes behind the last one anything. */
  text(text: string, max: number): string {
    return withTokens(text, this.place(), max, textLength);
  }

  /** The next node, filled. */
  node(assembled: AssembledNode, coded: SurveyNode): SurveyNode {
    const filled = this.inserts.length === 0 ? coded : filledNode(coded, this.place(assembled.part.key));
    if (!this.known.has(assembled.part.key)) this.known.set(assembled.part.key, assembled);
    return filled;
  }

  private place(key?: string): Place {
    return { known: this.known, codes: this.codes, inserts: this.inserts, key, note: this.note };
  }
}
