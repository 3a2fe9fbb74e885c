import { rowByKey } from '../../catalogue/question-catalogue.js';
import { bothOf, eitherOf } from '../draft/draft-logic.js';
import { DRAFT_END, DRAFT_SCREEN_OUT, type DraftOption, type DraftPart, type DraftRow, type DraftSurvey } from '../draft/draft-survey.js';
import { DraftWriter } from '../draft/draft-writer.js';
import { type JsonRecord, isJsonRecord, listOf, recordOf, textOf } from '../draft/json-record.js';
import { entryOf } from './qsf-choices.js';
import { quotedText } from './qsf-content.js';
import { type BlockPlace, type FlowEnd, QsfFlow } from './qsf-flow.js';
import { QSF_INSERTED, qsfMeaning } from './qsf-insert.js';
import { qsfAllOf, qsfDescription, qsfTest, qsfWhen } from './qsf-logic.js';
import { buttonLosses } from './qsf-losses.js';
import { QsfPartReader } from './qsf-part.js';
import { noteSurvey, readHeader } from './qsf-survey.js';

/** Returns whether a document is a survey of Qualtrics. */
export const isQsf = (document: unknown): document is JsonRecord =>
  isJsonRecord(document) && isJsonRecord(document.SurveyEntry) && Array.isArray(document.SurveyElements);

interface Skip {
  readonly part: DraftPart;
  readonly entry: JsonRecord;
  /** Place of its block. */
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
  private readonly partReader = new QsfPartReader(this.writer, this.find);

  constructor(private readonly document: JsonRecord) {}

  read(): DraftSurvey {
    const entry = recordOf(this.document.SurveyEntry);
    const elements = listOf(this.document.SurveyElements).map(recordOf);
    this.writer.draft.title = textOf(entry.SurveyName);
    const language = textOf(entry.SurveyLanguage).toUpperCase();
    if (language !== '') this.writer.draft.language = language.startsWith('ZH') ? 'zh-CN' : 'en';
    this.collect(elements);
    const options = recordOf(elements.find(({ Element }) => Element === 'SO')?.Payload);
    readHeader(options, this.writer);
    const flow = new QsfFlow(
      (code, text) => this.writer.note(code, undefined, text),
      (id) => quotedText(textOf(this.blocks.get(id)?.Description)),
    );
    flow.take(recordOf(elements.find(({ Element }) => Element === 'FL')?.Payload).Flow);
    const order = flow.places.length > 0 ? flow.places : [...this.blocks.keys()].map((id) => ({ id, ways: [[]] }));
    order.forEach(({ id }, place) => this.readBlock(this.blocks.get(id) ?? {}, place));
    order.forEach((place, index) => this.readConditions(place, this.partsOf[index] ?? []));
    for (const skip of this.skips) this.readSkip(skip);
    for (const end of flow.ends) this.readEnd(end);
    this.partReader.noteUnasked();
    noteSurvey({ entry, elements, options, questions: [...this.questions.values()] }, this.writer);
    return this.writer.finish();
  }

  /** Blocks stand together in one element, or each in one of its own. */
  private collect(elements: readonly JsonRecord[]): void {
    for (const { Element, PrimaryAttribute, Payload } of elements) {
      if (Element === 'SQ') this.questions.set(textOf(recordOf(Payload).QuestionID) || textOf(PrimaryAttribute), recordOf(Payload));
      if (Element !== 'BL') continue;
      const blocks = textOf(recordOf(Payload).ID) === '' ? listOf(Payload).map(recordOf) : [recordOf(Payload)];
      for (const block of blocks) if (textOf(block.Type) !== 'Trash') this.blocks.set(textOf(block.ID), block);
    }
  }

  private readBlock(block: JsonRecord, place: number): void {
    const parts: DraftPart[] = [];
    this.partsOf[place] = parts;
    if (place > 0) this.writer.breakPage();
    for (const element of listOf(block.BlockElements).map(recordOf)) {
      if (textOf(element.Type) === 'Page Break' || textOf(element.Type) === 'PageBreak') this.writer.breakPage();
      const id = textOf(element.QuestionID);
      const payload = this.questions.get(id);
      const part = this.byId.has(id) || !payload ? undefined : this.partReader.read(id, payload);
      if (!part) continue;
      this.byId.set(id, part);
      parts.push(part);
      for (const entry of [...listOf(element.SkipLogic), ...listOf(payload?.SkipLogic)]) {
        this.skips.push({ part, entry: recordOf(entry), block: place });
      }
    }
    this.noteBlock(block);
  }

  private noteBlock(block: JsonRecord): void {
    const options = recordOf(block.Options);
    const name = quotedText(textOf(block.Description));
    const behind = name === '' ? '' : `: ${name}`;
    const isLooped = Object.keys(recordOf(options.LoopingOptions)).length > 0 && textOf(options.Looping) !== 'None';
    if (isLooped) this.writer.note('courseLost', undefined, `Loop & Merge${behind}`);
    const random = textOf(options.RandomizeQuestions);
    if (random !== '' && random !== 'false') this.writer.note('courseLost', undefined, `RandomizeQuestions ${random}${behind}`);
    for (const button of buttonLosses(options)) this.writer.note('settingLost', undefined, `${button}${name === '' ? '' : ` (${name})`}`);
  }

  /** Several ways may lead to a block, each through some branches. */
  private readConditions({ ways }: BlockPlace, parts: readonly DraftPart[]): void {
    const isBranched = ways.every((way) => way.length > 0);
    for (const part of parts) {
      this.readOffers(part);
      const own = this.questions.get(part.key)?.DisplayLogic;
      const given = [...(isBranched ? ways.flat() : []), ...(isJsonRecord(own) ? [own] : [])];
      if (given.length === 0) continue;
      const [first = [], ...others] = isBranched ? ways.map((way) => qsfAllOf(this.find, way)) : [];
      const there = others.reduce((all, way) => eitherOf(all, way), ways.length > 0 && isBranched ? first : []);
      const when = isJsonRecord(own) ? bothOf(there, qsfWhen(this.find, own)) : there;
      if (when && when.length > 0) part.show = when;
      else this.writer.note('conditionLost', part.key, given.map((each) => qsfDescription(each, quotedText)).join(' & '));
    }
  }

  /** Choices and rows may have conditions of their own; those of columns side by side have no counterpart. */
  private readOffers(part: DraftPart): void {
    const { Choices, Answers, AdditionalQuestions } = this.questions.get(part.key) ?? {};
    const read = (offered: DraftOption | DraftRow, entries: unknown) => {
      const logic = recordOf(entryOf(entries, offered.key)).DisplayLogic;
      if (!isJsonRecord(logic)) return;
      offered.show = qsfWhen(this.find, logic);
      if (!offered.show) this.writer.note('conditionLost', part.key, qsfDescription(logic, quotedText));
    };
    for (const column of listOf(AdditionalQuestions).map(recordOf)) {
      const logics = [column, ...listOf(column.Answers).map(recordOf)].map(({ DisplayLogic }) => DisplayLogic).filter(isJsonRecord);
      for (const logic of logics) this.writer.note('conditionLost', part.key, qsfDescription(logic, quotedText));
    }
    for (const row of part.rows ?? []) read(row, Choices);
    for (const option of part.options ?? []) read(option, part.rows ? Answers : Choices);
  }

  /** A branch that ends the survey is a jump of the last question before it, unless that one may be left out itself, or chance leads there. */
  private readEnd({ branches, after, isScreenedOut, isRandom }: FlowEnd): void {
    const isLast = this.partsOf.slice(after).every((parts) => parts.length === 0);
    if (branches.length === 0 && isLast) return;
    const before = this.partsOf.slice(0, after).flat();
    const owner = before.filter(({ kind }) => rowByKey(kind).takesJump).at(-1);
    const when = qsfAllOf(this.find, branches);
    if (owner && !owner.show && when && !isRandom) {
      owner.jumps = [...(owner.jumps ?? []), { when, to: isScreenedOut ? DRAFT_SCREEN_OUT : DRAFT_END }];
    } else this.writer.note('jumpLost', owner?.key, branches.map((each) => qsfDescription(each, quotedText)).join(' & ') || 'EndSurvey');
  }

  private readSkip({ part, entry, block }: Skip): void {
    const locator = textOf(entry.ChoiceLocator) || textOf(entry.Locator);
    const when = qsfTest(this.find, locator, textOf(entry.Condition).replace(/^Is/, ''), textOf(entry.Value));
    const to = this.targetOf(textOf(entry.SkipToDestination), block);
    if (when && to !== undefined) part.jumps = [...(part.jumps ?? []), { when, to }];
    else this.writer.note('jumpLost', part.key, quotedText(textOf(entry.Description)) || textOf(entry.SkipToDestination));
  }

  /** Behind a block comes the first question of the next one that has any. */
  private targetOf(destination: string, block: number): string | undefined {
    if (destination === 'ENDOFSURVEY') return DRAFT_END;
    if (destination !== 'ENDOFBLOCK') return this.byId.has(destination) ? destination : undefined;
    return this.partsOf.slice(block + 1).find((parts) => parts.length > 0)?.[0]?.key ?? DRAFT_END;
  }
}

/** Reads a survey of Qualtrics. */
export const readQsf = (document: JsonRecord): DraftSurvey => new QsfReader(document).read();
