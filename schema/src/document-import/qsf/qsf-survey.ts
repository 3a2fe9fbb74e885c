import type { DraftWriter } from '../draft/draft-writer.js';
import { type JsonRecord, listOf, recordOf, textOf } from '../draft/json-record.js';
import { optionLosses } from './qsf-losses.js';

interface QsfSurvey {
  readonly entry: JsonRecord;
  readonly elements: readonly JsonRecord[];
  /** The options of the survey as a whole. */
  readonly options: JsonRecord;
  readonly questions: readonly JsonRecord[];
}

/** What stands over every page is said once, before the first. */
export function readHeader({ Header, Footer }: JsonRecord, writer: DraftWriter): void {
  const header = writer.text(textOf(Header));
  if (header !== '') writer.draft.welcome = header;
  if (writer.text(textOf(Footer)) !== '') writer.note('settingLost', undefined, 'Footer');
}

/** The end page: its words are in a library of Qualtrics. A survey with the usual message keeps those of an earlier choice. */
function readEndPage(options: JsonRecord, writer: DraftWriter): void {
  const end = textOf(options.SurveyTermination);
  const isOwn = end === 'DisplayMessage' || (end !== 'DefaultMessage' && textOf(options.EOSMessage) !== '');
  if (isOwn) writer.note('endTextLost');
  if (end === 'Redirect') writer.endAddress('redirectUrl', textOf(options.EOSRedirectURL));
}

/** Languages that the survey is offered in, or that some question is translated into, besides its own. */
function otherLanguages({ entry, options, questions }: QsfSurvey): string[] {
  const translated = questions.flatMap(({ Language }) => Object.keys(recordOf(Language)));
  const all = new Set([...Object.keys(recordOf(options.AvailableLanguages)), ...translated]);
  all.delete(textOf(entry.SurveyLanguage));
  return [...all];
}

/** Notes what a survey as a whole loses. */
export function noteSurvey(survey: QsfSurvey, writer: DraftWriter): void {
  const { elements, options } = survey;
  if (elements.some(({ Element }) => Element === 'QO')) writer.note('quotasLost');
  const isScored = elements.some(({ Element, Payload }) => Element === 'SCO' && listOf(recordOf(Payload).ScoringCategories).length > 0);
  if (isScored) writer.note('scoresLost');
  readEndPage(options, writer);
  for (const setting of optionLosses(options)) writer.note('settingLost', undefined, setting);
  const languages = otherLanguages(survey);
  if (languages.length > 0) writer.note('languagesLost', undefined, languages.join(', '));
}
