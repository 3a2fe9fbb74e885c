import type { Language } from '../../definition/definition.js';
import { bothOf } from '../draft/draft-logic.js';
import type { DraftPart, DraftSurvey, DraftWhen } from '../draft/draft-survey.js';
import { DraftWriter, type MeaningOf, sourceOf } from '../draft/draft-writer.js';
import { type JsonRecord, isJsonRecord, listOf, recordOf, textOf } from '../draft/json-record.js';
import { comparePart } from '../expression/compare-part.js';
import { type Compare, readExpression } from '../expression/read-expression.js';
import { localText } from './surveyjs-choices.js';
import { addOffers, carriedChoices } from './surveyjs-offers.js';
import { PANEL_DEPTH, panelLosses } from './surveyjs-panels.js';
import { surveyJsContent } from './surveyjs-question.js';
import { readTriggers } from './surveyjs-triggers.js';
import { validated } from './surveyjs-validators.js';

/** Settings of a question that change who may answer it or what is accepted, and that we cannot say. */
const LOST = [
  'enableIf',
  'requiredIf',
  'resetValueIf',
  'defaultValueExpression',
  'choicesByUrl',
  'setValueExpression',
  'minValueExpression',
  'maxValueExpression',
  'correctAnswer',
  'hasComment',
  'showCommentArea',
  'cells',
];

/** Returns whether a document is a survey of SurveyJS. */
export const isSurveyJs = (document: unknown): document is JsonRecord =>
  isJsonRecord(document) && ['pages', 'elements', 'questions'].some((key) => Array.isArray(document[key]));

const isSet = (value: unknown): boolean => value !== undefined && value !== null && value !== false && value !== '';

class SurveyJsReader {
  private readonly byName = new Map<string, DraftPart>();
  /** Parts of each page and each panel by its name, for triggers that show them. */
  private readonly within = new Map<string, DraftPart[]>();
  private readonly waiting: { readonly part: DraftPart; readonly question: JsonRecord; readonly conditions: readonly string[] }[] = [];
  private readonly languages = new Set<string>();

  constructor(
    private readonly document: JsonRecord,
    private readonly language: string,
  ) {}

  /** `{question}` or `{question.field}`. */
  private readonly meaningOf: MeaningOf = (placeholder) => {
    const name = placeholder.slice(1, -1).trim();
    if (this.byName.has(name)) return { question: name };
    const dot = name.lastIndexOf('.');
    const owner = this.byName.get(name.slice(0, Math.max(0, dot)));
    return owner?.kind === 'form' ? { question: owner.key, field: name.slice(dot + 1) } : null;
  };

  private readonly writer = new DraftWriter(/\{[^{}\n]{1,100}\}/g, this.meaningOf);

  read(): DraftSurvey {
    const { draft } = this.writer;
    draft.title = this.text(this.document.title);
    const welcome = this.text(this.document.description);
    if (welcome !== '') draft.welcome = welcome;
    const pages = listOf(this.document.pages);
    const contents = pages.length > 0 ? pages : [this.document];
    contents.forEach((page, place) => this.readPage(recordOf(page), place));
    this.readLogic();
    const end = this.text(this.document.completedHtml);
    if (end !== '') draft.end = { text: end };
    this.writer.endAddress('redirectUrl', textOf(this.document.navigateToUrl));
    this.noteLosses();
    return this.writer.finish();
  }

  private text(value: unknown, key?: string): string {
    if (isJsonRecord(value)) for (const language of Object.keys(value)) this.languages.add(language);
    return this.writer.text(localText(value, this.language), key);
  }

  private readPage(page: JsonRecord, place: number): void {
    if (place > 0) this.writer.breakPage();
    const isPage = page !== this.document;
    if (isPage) this.writer.addStatement(joined(this.text(page.title), this.text(page.description)));
    const conditions = isPage ? conditionsOf(page) : [];
    this.readElements(page.elements ?? page.questions, conditions, isPage ? [textOf(page.name)] : []);
  }

  private readElements(elements: unknown, conditions: readonly string[], around: readonly string[]): void {
    for (const given of listOf(elements)) {
      const element = recordOf(given);
      if (textOf(element.type) !== 'panel') this.readQuestion(element, conditions, around);
      else if (around.length < PANEL_DEPTH) {
        this.writer.addStatement(joined(this.text(element.title), this.text(element.description)));
        this.readElements(
          element.elements ?? element.questions,
          [...conditions, ...conditionsOf(element)],
          [...around, textOf(element.name)],
        );
      }
    }
  }

  private readQuestion(question: JsonRecord, conditions: readonly string[], around: readonly string[]): void {
    const type = textOf(question.type);
    const name = textOf(question.name);
    if (type === 'html') return this.writer.addStatement(this.text(question.html));
    const content = surveyJsContent(question, this.language);
    if (!content) return this.writer.note(type === 'image' ? 'picturesLost' : 'partLost', undefined, name ? `${name} (${type})` : type);
    const { isChanged, ...made } = content;
    const key = name || `question ${this.byName.size + 1}`;
    const title = joined(this.text(question.title, key) || name, this.text(question.description, key));
    const options = made.options?.map((option) => ({ ...option, title: this.text(option.title, key) || option.key }));
    const rows = made.rows?.map((row) => ({ ...row, title: this.text(row.title, key) || row.key }));
    const part = this.writer.add({
      key,
      ...made,
      ...(options && { options }),
      ...(rows && { rows }),
      title: title.replace(/\n/g, ' '),
      required: [question.isRequired, question.isAllRowRequired, question.eachRowRequired].includes(true),
      ...(question.choicesOrder === 'random' && { sequence: 1 as const }),
      ...((question.rowsOrder === 'random' || question.rowOrder === 'random') && { childSequence: 1 as const }),
      source: sourceOf(title, options, rows),
    });
    if (question.visible === false && question.visibleIf === undefined) part.setting = { ...part.setting, attribute: 'hide' };
    carriedChoices(part, question, (from) => this.byName.get(from));
    this.noteQuestion(part, question, isChanged === true);
    if (!this.byName.has(part.key)) this.byName.set(part.key, part);
    for (const outer of around) this.within.set(outer, [...(this.within.get(outer) ?? []), part]);
    this.waiting.push({ part, question, conditions: [...conditions, ...conditionsOf(question)] });
  }

  private noteQuestion(part: DraftPart, question: JsonRecord, isChanged: boolean): void {
    if (isChanged) this.writer.note('typeChanged', part.key, textOf(question.type));
    for (const lost of [...LOST.filter((key) => isSet(question[key])), ...validated(question).lost]) {
      this.writer.note('settingLost', part.key, lost);
    }
    if (listOf(question.choices).some((choice) => isSet(recordOf(choice).imageLink))) this.writer.note('picturesLost', part.key);
    const { parts, conditions } = panelLosses(question);
    for (const lost of parts) this.writer.note('partLost', part.key, lost);
    for (const lost of conditions) this.writer.note('conditionLost', part.key, lost);
  }

  /** Conditions may look at any question, so they wait until all of them are known. */
  private readLogic(): void {
    for (const { part, question, conditions } of this.waiting) {
      const when = conditions.map((condition) => readExpression(condition, this.compare)).reduce<DraftWhen | undefined>(bothOf, []);
      if (when && conditions.length > 0) part.show = when;
      else if (!when) this.writer.note('conditionLost', part.key, conditions.join(' & '));
      const lost = addOffers(part, question, this.compare);
      for (const condition of lost) this.writer.note('conditionLost', part.key, condition);
    }
    const find = (name: string) => {
      const part = this.byName.get(name);
      return part ? [part] : (this.within.get(name) ?? []);
    };
    readTriggers(this.document.triggers, {
      parts: this.writer.draft.parts,
      find,
      compare: this.compare,
      note: (...note) => this.writer.note(...note),
    });
  }

  private readonly compare: Compare = (name, comparing, values) => {
    const part = this.byName.get(name);
    if (part) return comparePart({ part }, comparing, values);
    const dot = name.indexOf('.');
    const matrix = dot < 0 ? undefined : this.byName.get(name.slice(0, dot));
    return matrix && comparePart({ part: matrix, row: name.slice(dot + 1) }, comparing, values);
  };

  private noteLosses(): void {
    const { calculatedValues, completedHtmlOnCondition, questionsOrder } = this.document;
    if (listOf(calculatedValues).length > 0) this.writer.note('scriptLost', undefined, 'calculatedValues');
    if (listOf(completedHtmlOnCondition).length > 0) this.writer.note('endTextLost');
    if (questionsOrder === 'random') this.writer.note('courseLost', undefined, 'questionsOrder');
    const short = this.language.slice(0, 2).toLowerCase();
    const own = [...this.languages].find((language) => language.toLowerCase().startsWith(short)) ?? 'default';
    const further = [...this.languages].filter((language) => language !== own && language !== 'default');
    if (further.length > 0) this.writer.note('languagesLost', undefined, further.join(', '));
  }
}

const conditionsOf = (element: JsonRecord): readonly string[] => [textOf(element.visibleIf)].filter(Boolean);

const joined = (...texts: readonly string[]): string => texts.filter(Boolean).join('\n');

/** Reads a survey of SurveyJS. */
export function readSurveyJs(document: JsonRecord, language: Language): DraftSurvey {
  const own = textOf(document.locale);
  const draft = new SurveyJsReader(document, own || language).read();
  if (own.startsWith('zh')) draft.language = 'zh-CN';
  else if (own !== '' && own !== 'default') draft.language = 'en';
  return draft;
}
