import { type ImportNoteCode, LIMITS } from '@wence/schema';

/** Descriptions of the fields, the same at both doors. */
export const IMPORT_TEXTS = {
  kind: 'What the document is, by its contents.',
  definition: 'The survey as a definition, with ids of its own.',
  sources: 'The document in passages, in the order of its questions.',
  sourceText: 'The passage, at most 2,000 characters.',
  sourceNode: 'Local id of the question that it became; null: nothing was made of it.',
  notes: 'What could not be carried over, at most 500 entries.',
  noteCode: 'What it is about.',
  noteNode: 'Local id of the question concerned; null: the survey as a whole, or a part that was left out.',
  noteText: 'What it says in the document, at most 200 characters; empty if the code says it all.',
  findings: 'What the check before a launch says of the definition, errors first.',
  severity: 'The word error: it could not be launched like this; or warning: it could.',
  findingCode: 'What was found.',
  findingNode: 'Local id of the question concerned; null: the survey as a whole.',
  text: `Plain text, at most ${LIMITS.importTextCharacters.toLocaleString('en')} characters; or the text of a .qsf, .lss or .json file, at most ${LIMITS.importCharacters.toLocaleString('en')}.`,
} as const;

/** Meaning of each note. */
export const NOTE_TEXTS: Readonly<Record<ImportNoteCode, string>> = {
  typeChanged: 'The question became one of the nearest type; the text names the type that it had.',
  partLost: 'A part of a type without a counterpart was left out.',
  conditionLost: 'A condition on showing the question or an option of it.',
  jumpLost: 'A jump to somewhere else.',
  settingLost: 'A setting or a rule for answers; the text names it.',
  picturesLost: 'Pictures, sound or video.',
  scriptLost: 'Scripts and calculations.',
  insertedLost: 'An answer or value that a text inserts; dots stand in its place.',
  languagesLost: 'Texts in further languages.',
  quotasLost: 'Quotas.',
  courseLost: 'A branch, loop or random part of the course.',
  endTextLost: 'The text of the end page.',
  scoresLost: 'Scores and assessments.',
  hiddenValuesLost: 'Values that come with a link or are set on the way.',
  textCut: 'A text was longer than it may be.',
  tooManyCut: 'There were more parts than there may be; the text is the limit.',
};
