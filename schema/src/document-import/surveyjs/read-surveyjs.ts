import type { Language } from '../../definition/definition.js';
import { bothOf } from '../draft/draft-logic.js';
import { DRAFT_END, type DraftPart, type DraftSurvey, type DraftWhen } from '../draft/draft-survey.js';
import { DraftWriter, sourceOf } from '../draft/draft-writer.js';
import { type JsonRecord, isJsonRecord, listOf, recordOf, textOf } from '../draft/json-record.js';
import { comparePart } from '../expression/compare-part.js';
import { type Compare, readExpression } from '../expression/read-expression.js';
import { localText } from './surveyjs-choices.js';
import { surveyJsContent } from './surveyjs-question.js';

/** Panels in panels beyond this are not looked into. */
const DEPTH = 20;

/** Settings of a question that change who may answer it or what is accepted, and that we cannot say. */
const LOST = [
  'enableIf',
  'requiredIf',
  'defaultValueExpression',
  'choicesByUrl',
  'choicesVisibleIf',
  'rowsVisibleIf',
  'setValueExpression',
  'validators',
  'correctAnswer',
];

/** Returns whether a document is a survey of SurveyJS. */
export const isSurveyJs = (document: unknown): document is JsonRecord =>
  isJsonRecord(document) && ['pages', 'elements', 'questions'].some((key) => Array.isArray(document[key]));

class SurveyJsReader {
  private readonly writer = new DraftWriter(/\{[^{}\n]{1,100}\}/g);
  private readonly byName = new Map<string, DraftPart>();
  private readonly waiting: { readonly part: DraftPart; readonly conditions: readonly string[] }[] = [];

  constructor(
    private readonly document: JsonRecord,
    private readonly language: string,
  ) {}

  read(): DraftSurvey {
    const { draft } = this.writer;
    draft.title = this.text(this.document.title);
    const welcome = this.text(this.document.description);
    if (welcome !== '') draft.welcome = welcome;
    const pages = listOf(this.document.pages);
    const contents = pages.length > 0 ? pages : [this.document];
    contents.forEach((page, place) => this.readPage(recordOf(page), place));
    this.readLogic();
    this.noteLosses();
    return this.writer.finish();
  }

  private text(value: unknown, key?: string): string {
    return this.writer.text(localText(value, this.language), key);
  }

  private readPage(page: JsonRecord, place: number): void {
    if (place > 0) this.writer.breakPage();
    const isPage = page !== this.document;
    if (isPage) this.writer.addStatement(joined(this.text(page.title), this.text(page.description)));
    const conditions = isPage ? conditionsOf(page) : [];
    this.readElements(page.elements ?? page.questions, conditions, 0);
  }

  private readElements(elements: unknown, conditions: readonly string[], depth: number): void {
    for (const given of listOf(elements)) {
      const element = recordOf(given);
      if (textOf(element.type) !== 'panel') this.readQuestion(element, conditions);
      else if (depth < DEPTH) {
        this.writer.addStatement(joined(this.text(element.title), this.text(element.description)));
        this.readElements(element.elements ?? element.questions, [...conditions, ...conditionsOf(element)], depth + 1);
      }
    }
  }

  private readQuestion(question: JsonRecord, conditions: readonly string[]): void {
    const type = textOf(question.type);
    const name = textOf(question.name);
    if (type === 'html') return this.writer.addStatement(this.text(question.html));
    const content = surveyJsContent(question, this.language);
    if (!content) return this.writer.note(type === 'image' ? 'picturesLost' : 'partLost', undefined, name ? `${name} (${type})` : type);
    const { isChanged, ...made } = content;
    const title = joined(this.text(question.title, name) || name, this.text(question.description, name));
    const part = this.writer.add({
      key: name || `question ${this.byName.size + 1}`,
      ...made,
      title: title.replace(/\n/g, ' '),
      required: question.isRequired === true,
      ...(question.choicesOrder === 'random' && { sequence: 1 as const }),
      ...((question.rowsOrder === 'random' || question.rowOrder === 'random') && { childSequence: 1 as const }),
      source: sourceOf(title, made.options, made.rows),
    });
    if (isChanged === true) this.writer.note('typeChanged', part.key, type);
    if (question.visible === false && question.visibleIf === undefined) part.setting = { ...part.setting, attribute: 'hide' };
    for (const lost of LOST) if (question[lost] !== undefined) this.writer.note('settingLost', part.key, lost);
    if (JSON.stringify(question.choices ?? []).includes('"visibleIf"')) this.writer.note('conditionLost', part.key);
    if (!this.byName.has(part.key)) this.byName.set(part.key, part);
    this.waiting.push({ part, conditions: [...conditions, ...conditionsOf(question)] });
  }

  /** Conditions may look at any question, so they wait until all of them are known. */
  private readLogic(): void {
    for (const { part, conditions } of this.waiting) {
      if (conditions.length === 0) continue;
      const when = conditions.map((condition) => readExpression(condition, this.compare)).reduce<DraftWhen | undefined>(bothOf, []);
      if (when) part.show = when;
      else this.writer.note('conditionLost', part.key, conditions.join(' & '));
    }
    for (const given of listOf(this.document.triggers)) this.readTrigger(recordOf(given));
  }

  private readonly compare: Compare = (name, comparing, values) => {
    const part = this.byName.get(name);
    if (part) return comparePart({ part }, comparing, values);
    const dot = name.indexOf('.');
    const matrix = dot < 0 ? undefined : this.byName.get(name.slice(0, dot));
    return matrix && comparePart({ part: matrix, row: name.slice(dot + 1) }, comparing, values);
  };

  /** A trigger that skips, or completes the survey, becomes a jump of the last question that its condition looks at. */
  private readTrigger(trigger: JsonRecord): void {
    const type = textOf(trigger.type).replace(/trigger$/, '');
    const expression = textOf(trigger.expression);
    const when = expression === '' ? undefined : readExpression(expression, this.compare);
    const to = type === 'complete' ? DRAFT_END : type === 'skip' ? textOf(trigger.gotoName) : undefined;
    if (to === undefined) return this.writer.note('scriptLost', undefined, type);
    const asked = new Set(when?.flat().map(({ question }) => question));
    const owner = this.writer.draft.parts.filter(({ key }) => asked.has(key)).at(-1);
    if (!when || !owner) return this.writer.note('jumpLost', undefined, expression);
    owner.jumps = [...(owner.jumps ?? []), { when, to }];
  }

  private noteLosses(): void {
    const { calculatedValues, completedHtml, completedHtmlOnCondition, questionsOrder } = this.document;
    if (listOf(calculatedValues).length > 0) this.writer.note('scriptLost', undefined, 'calculatedValues');
    if (completedHtml !== undefined || listOf(completedHtmlOnCondition).length > 0) this.writer.note('endTextLost');
    if (questionsOrder === 'random') this.writer.note('courseLost', undefined, 'questionsOrder');
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
