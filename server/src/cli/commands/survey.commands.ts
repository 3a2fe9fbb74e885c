import { compareDefinitions, type DefinitionChange, type FieldChange, readableText, type SurveyDefinition } from '@wence/schema';
import type { Command } from './command.js';
import { noteRevision, readFile, revisionOf, SurveyDesk, writePulled } from './survey-desk.js';

const OVERWRITE = '--overwrite';

const SIGNS: Readonly<Record<DefinitionChange['kind'], string>> = { added: '+', removed: '-', changed: '~' };

function valueText(value: unknown): string {
  if (value === undefined) return 'default';
  return typeof value === 'string' ? JSON.stringify(readableText(value)) : JSON.stringify(value);
}

const fieldLine = ({ field, before, after }: FieldChange): string => `      ${field}: ${valueText(before)} -> ${valueText(after)}`;

/** Lists the changes that a push would make, one line for each part and each field. */
function planLines(before: SurveyDefinition, after: SurveyDefinition): string[] {
  return compareDefinitions(before, after).flatMap(({ kind, part, code, title, isMoved, fields }) => [
    [`  ${SIGNS[kind]} ${part}`, code, readableText(title), isMoved ? '(moved)' : ''].filter((word) => word !== '').join(' '),
    ...fields.map(fieldLine),
  ]);
}

export const surveyPullCommand: Command = {
  usage: 'survey pull <survey> <file>',
  summary: 'Writes the definition of a survey of the server at WENCE_URL to a file, with the API key in WENCE_KEY.',
  takes: { least: 2, most: 2 },
  async run([surveyId = '', file = ''], { env, say }) {
    const pulled = await new SurveyDesk(surveyId, env).pull();
    writePulled(file, pulled);
    say(`${file} holds revision ${pulled.revision} of ${surveyId}.`);
    return 0;
  },
};

export const surveyPlanCommand: Command = {
  usage: 'survey plan <survey> <file>',
  summary: 'Says what a push of the file would change, and changes nothing.',
  takes: { least: 2, most: 2 },
  async run([surveyId = '', file = ''], { env, say }) {
    const definition = readFile(file);
    const desk = new SurveyDesk(surveyId, env);
    const current = await desk.pull();
    await desk.check(definition, current.revision);
    const lines = planLines(current.definition, definition);
    say(lines.length === 0 ? 'Nothing would change.' : lines.join('\n'));
    const pulled = revisionOf(file);
    if (pulled !== null && pulled !== current.revision) {
      say(`The survey was edited since it was pulled: ${file} is of revision ${pulled}, the newest is ${current.revision}.`);
    }
    return 0;
  },
};

export const surveyPushCommand: Command = {
  usage: `survey push <survey> <file> [${OVERWRITE}]`,
  summary: `Puts the file in place of the draft. Refused when the survey was edited since it was pulled, unless ${OVERWRITE} is typed.`,
  takes: { least: 2, most: 3 },
  async run([surveyId = '', file = '', overwrite], { env, say }) {
    const definition = readFile(file);
    const desk = new SurveyDesk(surveyId, env);
    const pulled = revisionOf(file);
    const isForced = overwrite === OVERWRITE;
    if (pulled === null && !isForced) {
      say(`${file} was not pulled, so that nobody knows what it would overwrite. Pull the survey first, or type ${OVERWRITE}.`);
      return 1;
    }
    const base = isForced || pulled === null ? (await desk.pull()).revision : pulled;
    const { revision, changed } = await desk.push(definition, base);
    noteRevision(file, revision);
    say(changed ? `${surveyId} is at revision ${revision} now.` : 'Nothing had to change.');
    return 0;
  },
};
