import { LIMITS } from '../../limit/limits.js';
import { cutText } from '../assemble/fit-setting.js';
import { bothOf } from '../draft/draft-logic.js';
import type { DraftPart, DraftSurvey, DraftWhen } from '../draft/draft-survey.js';
import { DraftWriter, sourceOf } from '../draft/draft-writer.js';
import { oneLine, plainContent } from '../draft/plain-content.js';
import { readExpression } from '../expression/read-expression.js';
import { FIXED_ANSWERS } from './locales/fixed-answers.js';
import { addOffers, conditionText, isAlways, isNever, whenOf } from './lss-conditions.js';
import { quotaText, settingLosses } from './lss-losses.js';
import { LSS_INSERTED, LssNames } from './lss-names.js';
import { lssContent } from './lss-question.js';
import { type LssGroup, LssReader, type LssQuestion, type LssRow, type LssTables } from './lss-tables.js';

interface Waiting {
  readonly part: DraftPart;
  readonly question: LssQuestion;
  /** Condition of the group around it. */
  readonly group: string;
}

class LssSurveyReader {
  private readonly names = new LssNames();
  private readonly writer = new DraftWriter(LSS_INSERTED, this.names.meaningOf);
  private readonly file: LssReader;
  private readonly survey: LssRow;
  private readonly prefilled: ReadonlySet<string>;
  private readonly waiting: Waiting[] = [];
  /** What groups say of themselves, with their conditions. */
  private readonly statements: { readonly part: DraftPart; readonly group: string }[] = [];
  private readonly language: 'zh-CN' | 'en';

  constructor(tables: LssTables) {
    this.file = new LssReader(tables);
    this.survey = this.file.survey();
    this.prefilled = this.file.prefilled();
    this.language = this.file.languages[0]?.startsWith('zh') === true ? 'zh-CN' : 'en';
  }

  read(): DraftSurvey {
    const settings = this.file.settings();
    const { draft } = this.writer;
    draft.language = this.language;
    draft.isPerQuestion = this.survey.format === 'S';
    draft.title = this.writer.text(settings.surveyls_title ?? '');
    const opening = this.survey.showwelcome === 'N' ? [] : [settings.surveyls_description, settings.surveyls_welcometext];
    const welcome = opening.map((text) => this.writer.text(text ?? '')).filter(Boolean);
    if (welcome.length > 0) draft.welcome = welcome.join('\n');
    const questions = this.file.questions();
    const groups = this.file.groups();
    const orphans = questions.filter(({ group }) => !groups.some(({ id }) => id === group));
    groups.forEach((group, place) => {
      this.openGroup(group, place);
      for (const question of questions.filter((each) => each.group === group.id)) this.readQuestion(question, group.relevance);
    });
    for (const question of orphans) this.readQuestion(question, '');
    this.readLogic();
    this.readEnd(settings);
    this.noteLosses(groups);
    return this.writer.finish();
  }

  /** A group is a page, unless all of the survey is one, or each question. Its name and its description may be hidden. */
  private openGroup({ name, description, relevance }: LssGroup, place: number): void {
    if (place > 0 && !/[AS]/.test(this.survey.format ?? '')) this.writer.breakPage();
    const shown = this.survey.showgroupinfo ?? '';
    const texts = [/[DX]/.test(shown) ? '' : name, /[NX]/.test(shown) ? '' : description].map((text) => this.writer.text(text));
    const { parts } = this.writer.draft;
    const count = parts.length;
    if (!isNever(relevance)) this.writer.addStatement(texts.filter(Boolean).join('\n'));
    for (const part of parts.slice(count)) this.statements.push({ part, group: relevance });
  }

  private readQuestion(given: LssQuestion, group: string): void {
    // What is never offered is no part of the question.
    const question = { ...given, subquestions: given.subquestions.filter(({ relevance }) => !isNever(relevance)) };
    const { code, type, attributes } = question;
    const key = this.names.has(code) ? `${code} ${question.id}` : code;
    const read = (html: string) => this.writer.text(html, key);
    const content = lssContent(question, { read, words: FIXED_ANSWERS[this.language] });
    if (!content) return this.writer.note(type === '*' ? 'scriptLost' : 'partLost', undefined, `${code} (${type})`);
    const { isChanged, ...made } = content;
    const title = [read(question.text), read(question.help)].filter(Boolean).join('\n');
    const isRandom = attributes.random_order === '1' || attributes.subquestion_order === 'random';
    const areAnswersRandom = attributes.answer_order === 'random';
    const part = this.writer.add({
      key,
      ...made,
      title: title.replace(/\n/g, ' '),
      required: question.mandatory === 'Y',
      ...(made.rows && isRandom && { childSequence: 1 as const }),
      ...((areAnswersRandom || (isRandom && !made.rows)) && { sequence: 1 as const }),
      source: sourceOf(title, made.options, made.rows),
    });
    this.names.add(question, part);
    if (attributes.hidden === '1' || [question.relevance, group].some(isNever)) part.setting = { ...part.setting, attribute: 'hide' };
    if (isChanged === true) this.writer.note('typeChanged', part.key, type);
    if (question.script.trim() !== '') this.writer.note('scriptLost', part.key);
    for (const lost of settingLosses(question, part.kind)) this.writer.note('settingLost', part.key, lost);
    for (const { relevance, code: sub } of given.subquestions) if (isNever(relevance)) this.writer.note('partLost', part.key, sub);
    if (this.prefilled.has(question.id)) this.writer.note('settingLost', part.key, 'defaultvalue');
    this.waiting.push({ part, question, group });
  }

  /** Conditions may name any question, so they wait until all of them are known. */
  private readLogic(): void {
    const rows = this.file.conditions();
    for (const { part, group } of this.statements) {
      const show = isAlways(group) ? [] : readExpression(group, this.names.compare);
      if (show && show.length > 0) part.show = show;
      else if (!show) this.writer.note('conditionLost', part.key, group);
    }
    for (const { part, question, group } of this.waiting) {
      const expressions = [group, question.relevance].filter((relevance) => !isAlways(relevance) && !isNever(relevance));
      const older = isAlways(question.relevance) ? (rows.get(question.id) ?? []) : [];
      const parts = [
        ...expressions.map((relevance) => readExpression(relevance, this.names.compare)),
        ...(older.length > 0 ? [whenOf(older, this.names.compare)] : []),
      ];
      const when = parts.reduce<DraftWhen | undefined>(bothOf, []);
      if (when && when.length > 0) part.show = when;
      else if (parts.length > 0) this.writer.note('conditionLost', part.key, [...expressions, ...older.map(conditionText)].join(' && '));
      const lost = addOffers(part, question, this.names.compare, (code) => this.names.get(code));
      for (const condition of lost) this.writer.note('conditionLost', part.key, condition);
    }
  }

  /** The address is a link, or where the page leads on by itself. */
  private readEnd({ surveyls_endtext = '', surveyls_url = '', surveyls_urldescription = '' }: LssRow): void {
    const text = this.writer.text(surveyls_endtext);
    if (text !== '') this.writer.draft.end = { text };
    const isRedirect = this.survey.autoredirect === 'Y';
    this.writer.endAddress(isRedirect ? 'redirectUrl' : 'buttonUrl', surveyls_url);
    const { end } = this.writer.draft;
    const label = cutText(oneLine(plainContent(surveyls_urldescription).text), LIMITS.buttonText);
    if (end?.buttonUrl !== undefined && label !== '') end.buttonText = label;
  }

  /** Each quota is named at its question, if it asks of one question only. */
  private noteQuotas(): void {
    if (this.file.has('quota')) this.writer.note('quotasLost');
    for (const { quota, members } of this.file.quotas()) {
      const [id, ...others] = new Set(members.map(({ qid = '' }) => qid));
      const codeOf = (qid: string) => this.names.byNumber(qid)?.key ?? qid;
      const key = id === undefined || others.length > 0 ? undefined : this.names.byNumber(id)?.key;
      const text = quotaText(quota, members, codeOf);
      if (text !== '') this.writer.note('settingLost', key, `quota: ${text}`);
    }
  }

  private noteLosses(groups: readonly LssGroup[]): void {
    this.noteQuotas();
    if (this.file.has('assessments')) this.writer.note('scoresLost');
    for (const parameter of this.file.parameters()) this.writer.note('hiddenValuesLost', undefined, parameter);
    const policy = /^[12]$/.test(this.survey.showsurveypolicynotice ?? '') ? (this.file.settings().surveyls_policy_notice ?? '') : '';
    if (policy.trim() !== '') this.writer.note('settingLost', undefined, 'surveyls_policy_notice');
    if (groups.some(({ random }) => random !== '')) this.writer.note('courseLost', undefined, 'randomization_group');
    const [, ...further] = this.file.languages;
    if (further.length > 0) this.writer.note('languagesLost', undefined, further.join(', '));
  }
}

/** Reads the tables of a survey of LimeSurvey. */
export const readLss = (tables: LssTables): DraftSurvey => new LssSurveyReader(tables).read();
