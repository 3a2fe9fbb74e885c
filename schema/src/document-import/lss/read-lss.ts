import { bothOf } from '../draft/draft-logic.js';
import type { DraftPart, DraftSurvey, DraftWhen } from '../draft/draft-survey.js';
import { DraftWriter, sourceOf } from '../draft/draft-writer.js';
import { comparePart } from '../expression/compare-part.js';
import { type Compare, readExpression } from '../expression/read-expression.js';
import { FIXED_ANSWERS } from './locales/fixed-answers.js';
import { lssContent } from './lss-question.js';
import { LssReader, type LssQuestion, type LssTables } from './lss-tables.js';

/** Attributes that change what is asked or accepted, and that we have nothing for, unless they have the value that means "no". */
const LOST = [
  'array_filter',
  'array_filter_exclude',
  'em_validation_q',
  'em_validation_sq',
  'equation',
  'random_group',
  'preg',
  'equals_num_value',
];

/** A group or a question that is always shown says 1. */
const isAlways = (relevance: string): boolean => relevance === '' || relevance.trim() === '1';

/** Tells what stands behind the name of a question where its answer is meant. */
const ANSWER = /\.(?:NAOK|value|code|shown)$/;

class LssSurveyReader {
  private readonly writer = new DraftWriter(/\{[A-Za-z][^{}\n]{0,200}\}/g);
  private readonly file: LssReader;
  private readonly byCode = new Map<string, DraftPart>();
  private readonly language: 'zh-CN' | 'en';

  constructor(tables: LssTables) {
    this.file = new LssReader(tables);
    this.language = this.file.languages[0]?.startsWith('zh') === true ? 'zh-CN' : 'en';
  }

  read(): DraftSurvey {
    const settings = this.file.settings();
    const { draft } = this.writer;
    draft.language = this.language;
    draft.title = this.writer.text(settings.surveyls_title ?? '');
    const welcome = [settings.surveyls_description, settings.surveyls_welcometext]
      .map((text) => this.writer.text(text ?? ''))
      .filter(Boolean);
    if (welcome.length > 0) draft.welcome = welcome.join('\n');
    const questions = this.file.questions();
    const groups = this.file.groups();
    const orphans = questions.filter(({ group }) => !groups.some(({ id }) => id === group));
    groups.forEach(({ id, name, description, relevance }, place) => {
      if (place > 0) this.writer.breakPage();
      this.writer.addStatement([this.writer.text(name), this.writer.text(description)].filter(Boolean).join('\n'));
      for (const question of questions.filter(({ group }) => group === id)) this.readQuestion(question, relevance);
    });
    for (const question of orphans) this.readQuestion(question, '');
    this.noteLosses(settings);
    return this.writer.finish();
  }

  private readQuestion(question: LssQuestion, groupRelevance: string): void {
    const { code, type, attributes } = question;
    const read = (html: string) => this.writer.text(html, code);
    const content = lssContent(question, { read, words: FIXED_ANSWERS[this.language] });
    if (!content) return this.writer.note(type === '*' ? 'scriptLost' : 'partLost', undefined, `${code} (${type})`);
    const { isChanged, ...made } = content;
    const title = [read(question.text), read(question.help)].filter(Boolean).join('\n');
    const part = this.writer.add({
      key: this.byCode.has(code) ? `${code} ${question.id}` : code,
      ...made,
      title: title.replace(/\n/g, ' '),
      required: question.isMandatory,
      ...(attributes.random_order === '1' && (made.rows ? { childSequence: 1 as const } : { sequence: 1 as const })),
      source: sourceOf(title, made.options, made.rows),
    });
    this.byCode.set(part.key, part);
    if (attributes.hidden === '1') part.setting = { ...part.setting, attribute: 'hide' };
    if (isChanged === true) this.writer.note('typeChanged', part.key, type);
    for (const lost of LOST) if (attributes[lost]) this.writer.note('settingLost', part.key, lost);
    if (type === '|' && attributes.allowed_filetypes) this.writer.note('settingLost', part.key, 'allowed_filetypes');
    this.readRelevance(
      part,
      [groupRelevance, question.relevance].filter((relevance) => !isAlways(relevance)),
    );
  }

  private readRelevance(part: DraftPart, conditions: readonly string[]): void {
    if (conditions.length === 0) return;
    const when = conditions.map((condition) => readExpression(condition, this.compare)).reduce<DraftWhen | undefined>(bothOf, []);
    if (when && when.length > 0) part.show = when;
    else this.writer.note('conditionLost', part.key, conditions.join(' && '));
  }

  /** A name is that of a question, or of one of its sub-questions behind an underscore. */
  private readonly compare: Compare = (name, comparing, values) => {
    const code = name.replace(ANSWER, '');
    const part = this.byCode.get(code);
    if (part) return comparePart({ part }, comparing, values);
    const cut = code.indexOf('_');
    const owner = this.byCode.get(code.slice(0, cut));
    const sub = code.slice(cut + 1);
    if (cut < 0 || !owner) return undefined;
    if (owner.rows) return comparePart({ part: owner, row: sub }, comparing, values);
    return owner.kind === 'multiple' ? this.compareBox(owner, sub, comparing, values) : undefined;
  };

  /** A box of a multiple choice says "Y" if it is ticked, and nothing otherwise. */
  private compareBox(part: DraftPart, option: string, comparing: string, values: readonly (string | number)[]): DraftWhen | undefined {
    const isTicked = (comparing === 'equal' && values[0] === 'Y') || comparing === 'notEmpty';
    const isUnticked = (comparing === 'notEqual' && values[0] === 'Y') || comparing === 'empty';
    if (!isTicked && !isUnticked) return undefined;
    return comparePart({ part }, isTicked ? 'equal' : 'notEqual', [option]);
  }

  private noteLosses(settings: Readonly<Record<string, string>>): void {
    if (this.file.has('quota')) this.writer.note('quotasLost');
    if (this.file.has('assessments')) this.writer.note('scoresLost');
    if (this.file.has('defaultvalues')) this.writer.note('settingLost', undefined, 'defaultvalues');
    if ((settings.surveyls_endtext ?? '') !== '') this.writer.note('endTextLost');
    const [, ...further] = this.file.languages;
    if (further.length > 0) this.writer.note('languagesLost', undefined, further.join(', '));
  }
}

/** Reads the tables of a survey of LimeSurvey. */
export const readLss = (tables: LssTables): DraftSurvey => new LssSurveyReader(tables).read();
