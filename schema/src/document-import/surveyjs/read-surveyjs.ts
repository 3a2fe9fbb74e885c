import type { Language } from '../../definition/definition.js';
import { bothOf } from '../draft/draft-logic.js';
import type { DraftPart, DraftSurvey, DraftWhen } from '../draft/draft-survey.js';
import { DraftWriter, type MeaningOf, sourceOf } from '../draft/draft-writer.js';
import { type JsonRecord, isJsonRecord, listOf, recordOf, textOf } from '../draft/json-record.js';
import { compareCount, comparePart, compareWhole } from '../expression/compare-part.js';
import { type Compare, readExpression } from '../expression/read-expression.js';
import { localText } from './surveyjs-choices.js';
import { addOffers, carriedChoices } from './surveyjs-offers.js';
import { aroundLosses, questionLosses, surveyLosses } from './surveyjs-losses.js';
import { PANEL_DEPTH, panelLosses } from './surveyjs-panels.js';
import { surveyJsContent } from './surveyjs-question.js';
import { readTriggers } from './surveyjs-triggers.js';

/** Returns whether a document is a survey of SurveyJS. */
export const isSurveyJs = (document: unknown): document is JsonRecord =>
  isJsonRecord(document) && ['pages', 'elements', 'questions'].some((key) => Array.isArray(document[key]));

/** What stands around a question: conditions of its page and its panels, their names, and whether one of them is out of sight. */
interface Around {
  readonly conditions: readonly string[];
  readonly names: readonly string[];
  readonly isHidden: boolean;
}

const NOTHING: Around = { conditions: [], names: [], isHidden: false };

class SurveyJsReader {
  private readonly byName = new Map<string, DraftPart>();
  /** Parts of each page and each panel by its name, for triggers that show them. */
  private readonly within = new Map<string, DraftPart[]>();
  private readonly waiting: { readonly part: DraftPart; readonly question: JsonRecord; readonly conditions: readonly string[] }[] = [];
  private readonly languages = new Set<string>();
  /** Statements that are seen only if a trigger shows them. */
  private readonly outOfSight = new Set<DraftPart>();

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
    draft.isPerQuestion = /^(?:question|input)PerPage$/.test(textOf(this.document.questionsOnPageMode));
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

  /** Pages are told apart, unless the survey shows all of them as one or each question by itself. */
  private readPage(page: JsonRecord, place: number): void {
    const { isSinglePage, questionsOnPageMode } = this.document;
    if (place > 0 && isSinglePage !== true && !/^(?:singlePage|(?:question|input)PerPage)$/.test(textOf(questionsOnPageMode))) {
      this.writer.breakPage();
    }
    const around = page === this.document ? NOTHING : this.enter(page, NOTHING);
    this.readElements(page.elements ?? page.questions, around);
  }

  /** A page or a panel: its own words are shown where what is in it is shown. */
  private enter(element: JsonRecord, outer: Around): Around {
    for (const lost of aroundLosses(element)) this.writer.note('settingLost', undefined, lost);
    if ([element.questionsOrder, element.elementsOrder, element.questionOrder].includes('random')) {
      this.writer.note('courseLost', undefined, `${textOf(element.name)}: random`);
    }
    const conditions = [...outer.conditions, ...conditionsOf(element)];
    const names = [...outer.names, textOf(element.name)];
    const around = { conditions, names, isHidden: outer.isHidden || isOutOfSight(element) };
    this.addStatement(joined(this.text(element.title), this.text(element.description)), around);
    return around;
  }

  private addStatement(text: string, { conditions, names, isHidden }: Around): void {
    const { parts } = this.writer.draft;
    const count = parts.length;
    this.writer.addStatement(text);
    for (const part of parts.slice(count)) this.place(part, {}, conditions, names, isHidden);
  }

  private readElements(elements: unknown, around: Around): void {
    for (const given of listOf(elements)) {
      const element = recordOf(given);
      if (textOf(element.type) !== 'panel') this.readQuestion(element, around);
      else if (around.names.length < PANEL_DEPTH) this.readElements(element.elements ?? element.questions, this.enter(element, around));
    }
  }

  private readQuestion(question: JsonRecord, around: Around): void {
    const type = textOf(question.type);
    const name = textOf(question.name);
    const conditions = [...around.conditions, ...conditionsOf(question)];
    const isHidden = around.isHidden || isOutOfSight(question);
    if (type === 'html')
      return this.addStatement(this.text(question.html), { ...around, names: [...around.names, name], conditions, isHidden });
    const content = surveyJsContent(question, this.language);
    if (!content) return this.writer.note(type === 'image' ? 'picturesLost' : 'partLost', undefined, name ? `${name} (${type})` : type);
    const { isChanged, ...made } = content;
    const key = this.freeKey(name);
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
    carriedChoices(part, question, (from) => this.byName.get(from));
    this.noteQuestion(part, question, isChanged === true);
    this.byName.set(part.key, part);
    this.place(part, question, conditions, around.names, isHidden);
  }

  /** Of questions with one name each keeps its place; the first one is meant by the name. */
  private freeKey(name: string): string {
    const base = name || `question ${this.byName.size + 1}`;
    let key = base;
    for (let count = 2; this.byName.has(key); count += 1) key = `${base} ${count}`;
    return key;
  }

  private place(part: DraftPart, question: JsonRecord, conditions: readonly string[], names: readonly string[], isHidden: boolean): void {
    const isStatement = part.kind === 'statement';
    if (isHidden && !isStatement) part.setting = { ...part.setting, attribute: 'hide' };
    if (isHidden && isStatement) this.outOfSight.add(part);
    for (const outer of names) this.within.set(outer, [...(this.within.get(outer) ?? []), part]);
    this.waiting.push({ part, question, conditions });
  }

  private noteQuestion(part: DraftPart, question: JsonRecord, isChanged: boolean): void {
    const [type, input] = [textOf(question.type), textOf(question.inputType)];
    if (isChanged) this.writer.note('typeChanged', part.key, input === '' ? type : `${type} (${input})`);
    for (const lost of questionLosses(question, this.language)) this.writer.note('settingLost', part.key, lost);
    if (listOf(question.choices).some((choice) => Boolean(recordOf(choice).imageLink))) this.writer.note('picturesLost', part.key);
    if (listOf(question.choices).some((choice) => recordOf(choice).score !== undefined)) this.writer.note('scoresLost', part.key);
    const { parts, conditions } = panelLosses(question);
    for (const lost of parts) this.writer.note('partLost', part.key, lost);
    for (const lost of conditions) this.writer.note('conditionLost', part.key, lost);
  }

  /** Conditions may look at any question, so they wait until all of them are known. */
  private readLogic(): void {
    for (const { part, question, conditions } of this.waiting) {
      if (this.outOfSight.has(part)) continue;
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
    this.dropUnseen();
  }

  private dropUnseen(): void {
    const { draft } = this.writer;
    draft.parts = draft.parts.filter((part) => !this.outOfSight.has(part) || part.show !== undefined);
  }

  private readonly compare: Compare = (name, comparing, values) => {
    const part = this.byName.get(name);
    if (part) return compareWhole(part, comparing, values);
    const dot = name.indexOf('.');
    const owner = dot < 0 ? undefined : this.byName.get(name.slice(0, dot));
    const inner = name.slice(dot + 1);
    if (owner && inner === 'length') return compareCount(owner, comparing, values);
    if (owner?.kind === 'form') return comparePart({ part: owner, option: inner }, comparing, values);
    return owner?.rows?.some(({ key }) => key === inner) ? comparePart({ part: owner, row: inner }, comparing, values) : undefined;
  };

  private noteLosses(): void {
    const { calculatedValues, completedHtmlOnCondition, navigateToUrlOnCondition, questionsOrder, logo } = this.document;
    for (const lost of surveyLosses(this.document)) this.writer.note('settingLost', undefined, lost);
    if (textOf(isJsonRecord(logo) ? Object.values(logo)[0] : logo) !== '') this.writer.note('settingLost', undefined, 'logo');
    if (listOf(calculatedValues).length > 0) this.writer.note('scriptLost', undefined, 'calculatedValues');
    if (listOf(completedHtmlOnCondition).length > 0) this.writer.note('endTextLost');
    if (listOf(navigateToUrlOnCondition).length > 0) this.writer.note('settingLost', undefined, 'navigateToUrlOnCondition');
    if (questionsOrder === 'random') this.writer.note('courseLost', undefined, 'questionsOrder');
    const short = this.language.slice(0, 2).toLowerCase();
    const own = [...this.languages].find((language) => language !== 'default' && language.toLowerCase().startsWith(short)) ?? 'default';
    const further = [...this.languages].filter((language) => language !== own && language !== 'default');
    if (further.length > 0) this.writer.note('languagesLost', undefined, further.join(', '));
  }
}

/** What has a condition is shown when it holds. */
const isOutOfSight = ({ visible, visibleIf }: JsonRecord): boolean => visible === false && visibleIf === undefined;

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
