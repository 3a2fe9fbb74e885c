import { bothOf } from '../draft/draft-logic.js';
import { DRAFT_END, type DraftPart, type DraftSurvey, type DraftWhen } from '../draft/draft-survey.js';
import { DraftWriter, sourceOf } from '../draft/draft-writer.js';
import { type JsonRecord, isJsonRecord, listOf, recordOf, textOf } from '../draft/json-record.js';
import { qsfDescription, qsfTest, qsfWhen } from './qsf-logic.js';
import { qsfContent, qsfDemands } from './qsf-question.js';

/** Returns whether a document is a survey of Qualtrics. */
export const isQsf = (document: unknown): document is JsonRecord =>
  isJsonRecord(document) && isJsonRecord(document.SurveyEntry) && Array.isArray(document.SurveyElements);

/** Flow elements beyond this depth are not looked into. */
const DEPTH = 20;

/** Elements of the flow that we have nothing for. */
const COURSES: ReadonlySet<string> = new Set(['EndSurvey', 'BlockRandomizer', 'Quota', 'WebService', 'Authenticator']);

interface BlockPlace {
  readonly id: string;
  /** Conditions of the branches that it stands in. */
  readonly branches: readonly unknown[];
}

interface Skip {
  readonly part: DraftPart;
  readonly entry: JsonRecord;
  /** Key of the first question behind the block. */
  readonly block: number;
}

class QsfReader {
  private readonly writer = new DraftWriter(/\$\{[^{}\n]{1,200}\}/g);
  private readonly byId = new Map<string, DraftPart>();
  private readonly questions = new Map<string, JsonRecord>();
  private readonly blocks = new Map<string, JsonRecord>();
  private readonly skips: Skip[] = [];
  /** Parts of each block in the order of the flow. */
  private readonly partsOf: DraftPart[][] = [];
  private readonly find = (id: string) => this.byId.get(id);

  constructor(private readonly document: JsonRecord) {}

  read(): DraftSurvey {
    const entry = recordOf(this.document.SurveyEntry);
    const elements = listOf(this.document.SurveyElements).map(recordOf);
    this.writer.draft.title = textOf(entry.SurveyName);
    const language = textOf(entry.SurveyLanguage).toUpperCase();
    if (language !== '') this.writer.draft.language = language.startsWith('ZH') ? 'zh-CN' : 'en';
    this.collect(elements);
    const flow = elements.find(({ Element }) => Element === 'FL');
    const places = flow ? this.blocksIn(recordOf(flow.Payload).Flow, []) : [];
    const order = places.length > 0 ? places : [...this.blocks.keys()].map((id) => ({ id, branches: [] }));
    const isInOrder = order.filter(({ id }) => this.blocks.has(id));
    isInOrder.forEach(({ id }, place) => this.readBlock(this.blocks.get(id) ?? {}, place));
    isInOrder.forEach((place, index) => this.readConditions(place, this.partsOf[index] ?? []));
    for (const skip of this.skips) this.readSkip(skip);
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

  /** The blocks in the order in which the flow leads through them. A block that it names twice is taken once. */
  private blocksIn(flow: unknown, branches: readonly unknown[], depth = 0): BlockPlace[] {
    if (depth > DEPTH) return [];
    return listOf(flow)
      .map(recordOf)
      .flatMap((element): BlockPlace[] => {
        const type = textOf(element.Type);
        if (type === 'Block' || type === 'Standard') return [{ id: textOf(element.ID), branches }];
        if (type === 'EmbeddedData') this.writer.note('hiddenValuesLost');
        else if (COURSES.has(type)) this.writer.note('courseLost', undefined, type);
        return this.blocksIn(element.Flow, type === 'Branch' ? [...branches, element.BranchLogic] : branches, depth + 1);
      });
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
    if (JSON.stringify(payload.Choices ?? {}).includes('"DisplayLogic"')) this.writer.note('conditionLost', id);
    if (payload.DynamicChoices !== undefined) this.writer.note('settingLost', id, 'DynamicChoices');
    return part;
  }

  private readConditions({ branches }: BlockPlace, parts: readonly DraftPart[]): void {
    for (const part of parts) {
      const own = this.questions.get(part.key)?.DisplayLogic;
      const given = [...branches, ...(isJsonRecord(own) ? [own] : [])];
      if (given.length === 0) continue;
      const when = given.map((each) => qsfWhen(this.find, each)).reduce<DraftWhen | undefined>(bothOf, []);
      if (when && when.length > 0) part.show = when;
      else this.writer.note('conditionLost', part.key, given.map((each) => qsfDescription(each, readOnly)).join(' & '));
    }
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

  private noteLosses(elements: readonly JsonRecord[]): void {
    if (elements.some(({ Element }) => Element === 'QO')) this.writer.note('quotasLost');
    if (elements.some(({ Element, Payload }) => Element === 'SCO' && listOf(recordOf(Payload).ScoringCategories).length > 0))
      this.writer.note('scoresLost');
    const options = recordOf(elements.find(({ Element }) => Element === 'SO')?.Payload);
    if (textOf(options.EOSMessage) !== '' || textOf(options.SurveyTermination).includes('Message')) this.writer.note('endTextLost');
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

function orderOf(payload: JsonRecord): Pick<DraftPart, 'sequence' | 'childSequence'> {
  if (textOf(recordOf(payload.Randomization).Type) !== 'All') return {};
  return textOf(payload.QuestionType) === 'Matrix' ? { childSequence: 1 } : { sequence: 1 };
}

/** Reads a survey of Qualtrics. */
export const readQsf = (document: JsonRecord): DraftSurvey => new QsfReader(document).read();
