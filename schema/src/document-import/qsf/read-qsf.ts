import { rowByKey } from '../../catalogue/question-catalogue.js';
import { bothOf } from '../draft/draft-logic.js';
import {
  DRAFT_END,
  DRAFT_SCREEN_OUT,
  type DraftOption,
  type DraftPart,
  type DraftRow,
  type DraftSurvey,
  type DraftWhen,
} from '../draft/draft-survey.js';
import { DraftWriter, sourceOf } from '../draft/draft-writer.js';
import { type JsonRecord, isJsonRecord, listOf, recordOf, textOf } from '../draft/json-record.js';
import { type BlockPlace, type FlowEnd, QsfFlow } from './qsf-flow.js';
import { QSF_INSERTED, qsfMeaning } from './qsf-insert.js';
import { qsfDescription, qsfTest, qsfWhen } from './qsf-logic.js';
import { qsfContent, qsfDemands } from './qsf-question.js';

/** Returns whether a document is a survey of Qualtrics. */
export const isQsf = (document: unknown): document is JsonRecord =>
  isJsonRecord(document) && isJsonRecord(document.SurveyEntry) && Array.isArray(document.SurveyElements);

interface Skip {
  readonly part: DraftPart;
  readonly entry: JsonRecord;
  /** Key of the first question behind the block. */
  readonly block: number;
}

class QsfReader {
  private readonly byId = new Map<string, DraftPart>();
  private readonly questions = new Map<string, JsonRecord>();
  private readonly blocks = new Map<string, JsonRecord>();
  private readonly skips: Skip[] = [];
  /** Parts of each block in the order of the flow. */
  private readonly partsOf: DraftPart[][] = [];
  private readonly find = (id: string) => this.byId.get(id);
  private readonly writer = new DraftWriter(QSF_INSERTED, qsfMeaning(this.find));

  constructor(private readonly document: JsonRecord) {}

  read(): DraftSurvey {
    const entry = recordOf(this.document.SurveyEntry);
    const elements = listOf(this.document.SurveyElements).map(recordOf);
    this.writer.draft.title = textOf(entry.SurveyName);
    const language = textOf(entry.SurveyLanguage).toUpperCase();
    if (language !== '') this.writer.draft.language = language.startsWith('ZH') ? 'zh-CN' : 'en';
    this.collect(elements);
    this.readHeader(elements);
    const flow = new QsfFlow((code, text) => this.writer.note(code, undefined, text));
    flow.take(recordOf(elements.find(({ Element }) => Element === 'FL')?.Payload).Flow);
    const order = flow.places.length > 0 ? flow.places : [...this.blocks.keys()].map((id) => ({ id, branches: [] }));
    order.forEach(({ id }, place) => this.readBlock(this.blocks.get(id) ?? {}, place));
    order.forEach((place, index) => this.readConditions(place, this.partsOf[index] ?? []));
    for (const skip of this.skips) this.readSkip(skip);
    for (const end of flow.ends) this.readEnd(end);
    this.noteLosses(elements);
    return this.writer.finish();
  }

  private collect(elements: readonly JsonRecord[]): void {
    for (const { Element, PrimaryAttribute, Payload } of elements) {
      if (Element === 'SQ') this.questions.set(textOf(recordOf(Payload).QuestionID) || textOf(PrimaryAttribute), recordOf(Payload));
      if (Element !== 'BL') continue;
      for (const block of listOf(Payload).map(recordOf)) if (textOf(block.Type) !== 'Trash') this.blocks.set(textOf(block.ID), block);
    }
  }

  private readBlock(block: JsonRecord, place: number): void {
    const parts: DraftPart[] = [];
    this.partsOf[place] = parts;
    if (place > 0) this.writer.breakPage();
    for (const element of listOf(block.BlockElements).map(recordOf)) {
      if (textOf(element.Type) === 'Page Break' || textOf(element.Type) === 'PageBreak') this.writer.breakPage();
      const id = textOf(element.QuestionID);
      const part = this.byId.has(id) ? undefined : this.readQuestion(id, this.questions.get(id));
      if (!part) continue;
      parts.push(part);
      for (const entry of [...listOf(element.SkipLogic), ...listOf(this.questions.get(id)?.SkipLogic)]) {
        this.skips.push({ part, entry: recordOf(entry), block: place });
      }
    }
    const loop = recordOf(recordOf(block.Options).LoopingOptions);
    if (Object.keys(loop).length > 0) this.writer.note('courseLost', undefined, 'Loop & Merge');
    const random = textOf(recordOf(block.Options).RandomizeQuestions);
    if (random !== '' && random !== 'false') this.writer.note('courseLost', undefined, 'RandomizeQuestions');
  }

  private readQuestion(id: string, payload: JsonRecord | undefined): DraftPart | undefined {
    if (!payload) return undefined;
    const type = textOf(payload.QuestionType);
    const read = (html: string) => this.writer.text(html, id);
    const content = qsfContent(payload, read);
    if (!content) {
      if (type !== 'Timing' && type !== 'Meta') this.writer.note('partLost', undefined, `${textOf(payload.DataExportTag) || id} (${type})`);
      return undefined;
    }
    const { isChanged, ...made } = content;
    const title = read(textOf(payload.QuestionText)).replace(/\n/g, ' ');
    const { required, lost } = qsfDemands(payload);
    const part = this.writer.add({
      key: id,
      ...made,
      title,
      required,
      ...orderOf(payload),
      source: sourceOf(title, made.options, made.rows),
    });
    this.byId.set(id, part);
    if (isChanged === true) this.writer.note('typeChanged', id, `${type} ${textOf(payload.Selector)}`);
    if (lost !== null) this.writer.note('settingLost', id, lost);
    if (textOf(payload.QuestionJS) !== '') this.writer.note('scriptLost', id);
    for (const setting of qsfLosses(payload)) this.writer.note('settingLost', id, setting);
    this.readCarry(part, textOf(recordOf(payload.DynamicChoices).Locator));
    return part;
  }

  /** Choices carried forward are those of a question before. */
  private readCarry(part: DraftPart, locator: string): void {
    if (locator === '') return;
    const [, question = '', group = ''] = /^q:\/\/([^/]+)\/ChoiceGroup\/(\w+)/.exec(locator) ?? [];
    const isChosen = group === 'SelectedChoices';
    if (this.byId.has(question) && (isChosen || group === 'UnselectedChoices')) part.carry = { question, isChosen };
    else this.writer.note('settingLost', part.key, 'DynamicChoices');
  }

  private readConditions({ branches }: BlockPlace, parts: readonly DraftPart[]): void {
    for (const part of parts) {
      this.readOffers(part);
      const own = this.questions.get(part.key)?.DisplayLogic;
      const given = [...branches, ...(isJsonRecord(own) ? [own] : [])];
      if (given.length === 0) continue;
      const when = given.map((each) => qsfWhen(this.find, each)).reduce<DraftWhen | undefined>(bothOf, []);
      if (when && when.length > 0) part.show = when;
      else this.writer.note('conditionLost', part.key, given.map((each) => qsfDescription(each, readOnly)).join(' & '));
    }
  }

  /** Choices and rows may have conditions of their own. */
  private readOffers(part: DraftPart): void {
    const { Choices, Answers } = this.questions.get(part.key) ?? {};
    const read = (offered: DraftOption | DraftRow, entries: unknown) => {
      const logic = recordOf(recordOf(entries)[offered.key]).DisplayLogic;
      if (!isJsonRecord(logic)) return;
      offered.show = qsfWhen(this.find, logic);
      if (!offered.show) this.writer.note('conditionLost', part.key, qsfDescription(logic, readOnly));
    };
    for (const row of part.rows ?? []) read(row, Choices);
    for (const option of part.options ?? []) read(option, part.rows ? Answers : Choices);
  }

  /** A branch that ends the survey is a jump of the last question before it, unless that one may be left out itself. */
  private readEnd({ branches, after, isScreenedOut }: FlowEnd): void {
    const isLast = this.partsOf.slice(after).every((parts) => parts.length === 0);
    if (branches.length === 0 && isLast) return;
    const before = this.partsOf.slice(0, after).flat();
    const owner = before.filter(({ kind }) => rowByKey(kind).takesJump).at(-1);
    const when = branches.map((each) => qsfWhen(this.find, each)).reduce<DraftWhen | undefined>(bothOf, []);
    if (owner && !owner.show && when) {
      owner.jumps = [...(owner.jumps ?? []), { when, to: isScreenedOut ? DRAFT_SCREEN_OUT : DRAFT_END }];
    } else this.writer.note('jumpLost', owner?.key, branches.map((each) => qsfDescription(each, readOnly)).join(' & ') || 'EndSurvey');
  }

  private readSkip({ part, entry, block }: Skip): void {
    const locator = textOf(entry.ChoiceLocator) || textOf(entry.Locator);
    const when = qsfTest(this.find, locator, textOf(entry.Condition).replace(/^Is/, ''), textOf(entry.Value));
    const to = this.targetOf(textOf(entry.SkipToDestination), block);
    if (when && to !== undefined) part.jumps = [...(part.jumps ?? []), { when, to }];
    else this.writer.note('jumpLost', part.key, readOnly(textOf(entry.Description)) || textOf(entry.SkipToDestination));
  }

  /** Behind a block comes the first question of the next one that has any. */
  private targetOf(destination: string, block: number): string | undefined {
    if (destination === 'ENDOFSURVEY') return DRAFT_END;
    if (destination !== 'ENDOFBLOCK') return this.byId.has(destination) ? destination : undefined;
    return this.partsOf.slice(block + 1).find((parts) => parts.length > 0)?.[0]?.key ?? DRAFT_END;
  }

  /** What stands over every page is said once, before the first. */
  private readHeader(elements: readonly JsonRecord[]): void {
    const { Header, Footer } = recordOf(elements.find(({ Element }) => Element === 'SO')?.Payload);
    const header = this.writer.text(textOf(Header));
    if (header !== '') this.writer.draft.welcome = header;
    if (this.writer.text(textOf(Footer)) !== '') this.writer.note('settingLost', undefined, 'Footer');
  }

  private noteLosses(elements: readonly JsonRecord[]): void {
    if (elements.some(({ Element }) => Element === 'QO')) this.writer.note('quotasLost');
    if (elements.some(({ Element, Payload }) => Element === 'SCO' && listOf(recordOf(Payload).ScoringCategories).length > 0))
      this.writer.note('scoresLost');
    const options = recordOf(elements.find(({ Element }) => Element === 'SO')?.Payload);
    if (textOf(options.EOSMessage) !== '' || textOf(options.SurveyTermination) === 'DisplayMessage') this.writer.note('endTextLost');
    if (textOf(options.SurveyTermination) === 'Redirect') this.writer.endAddress('redirectUrl', textOf(options.EOSRedirectURL));
    const languages = Object.keys(recordOf(options.AvailableLanguages)).filter(
      (key) => key !== textOf(recordOf(this.document.SurveyEntry).SurveyLanguage),
    );
    if (languages.length > 0) this.writer.note('languagesLost', undefined, languages.join(', '));
  }
}

const readOnly = (html: string): string =>
  html
    .replace(/<[^<>]*>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** Random, or forward or backward; a random choice among them is noted as lost. */
const ORDERS: Readonly<Record<string, 1 | 3>> = { All: 1, ScaleReversal: 3 };

function orderOf(payload: JsonRecord): Pick<DraftPart, 'sequence' | 'childSequence'> {
  const order = ORDERS[textOf(recordOf(payload.Randomization).Type)];
  if (order === undefined) return {};
  return textOf(payload.QuestionType) === 'Matrix' ? { childSequence: order } : { sequence: order };
}

/** Settings that change what is asked and that nothing here stands for. */
function qsfLosses(payload: JsonRecord): readonly string[] {
  const random = textOf(recordOf(payload.Randomization).Type);
  const isPartlyRandom = random !== '' && random !== 'None' && ORDERS[random] === undefined;
  const hasTypedRows = textOf(payload.QuestionType) === 'Matrix' && JSON.stringify(payload.Choices ?? {}).includes('"TextEntry"');
  return [
    ...(isPartlyRandom ? [`Randomization ${random}`] : []),
    ...(hasTypedRows ? ['TextEntry'] : []),
    ...(isJsonRecord(payload.DefaultChoices) ? ['DefaultChoices'] : []),
  ];
}

/** Reads a survey of Qualtrics. */
export const readQsf = (document: JsonRecord): DraftSurvey => new QsfReader(document).read();
