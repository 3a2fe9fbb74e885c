import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Answers, questionCatalogue, type SurveyDefinition, type SurveyNode, type SurveyOption, validateAnswers } from '@wence/schema';
import { arbitraryAnswers } from '@wence/schema/testing';
import * as fc from 'fast-check';
import { graph, v1 } from '../../testing/callers.js';
import { startTestApp, type TestApp } from '../../testing/test-app.js';
import { signUp, type SignedUp } from '../account/account.factory.js';
import { launchedSurvey } from '../publish/publish.factory.js';
import { stored } from '../answer-file/file.factory.js';
import { submit } from '../response/response.factory.js';

const RESPONSES = 30;
/** Sixty files and thirty responses take their time on a loaded machine. */
const PATIENCE = 120_000;
const UPLOADS = [36, 41];
/** Answered with a proof only; here nobody does. */
const VERIFIED = 60;

const option = (id: number, place: number, more: Partial<SurveyOption> = {}): SurveyOption => ({
  id: id + place,
  code: String(place),
  title: `option ${place}`,
  ...more,
});

/** Two options, with what their question needs of them; a cascade has two levels. */
const optionsOf = (type: number, id: number): SurveyOption[] => [
  option(id, 1, type === 5 ? { setting: { tags: ['quick'] } } : type === 10 ? { nodes: [option(id, 11)] } : {}),
  option(id, 2, type === 10 ? { nodes: [option(id, 12)] } : type === 1 || type === 2 ? { other: true } : {}),
];

/** A question of every entry of the catalogue that can be answered. */
const nodes = questionCatalogue
  .filter(({ isAnswerable }) => isAnswerable)
  .map(({ key, type = 0, subType, hasOptions, hasRows }, place): SurveyNode => {
    const id = (place + 1) * 100;
    return {
      id,
      code: `Q${place + 1}`,
      type: type as NonNullable<SurveyNode['type']>,
      title: key,
      ...(subType !== undefined && { subType }),
      ...(hasOptions && { options: optionsOf(type, id) }),
      ...(hasRows && { children: [1, 2].map((row) => ({ id: id + 20 + row, code: String(row), title: `row ${row}` })) }),
      ...(type === 5 && { setting: { max: 2 } }),
      ...(type === 10 && { setting: { level: 2 } }),
    };
  });

const everyType: SurveyDefinition = { format: 1, lastId: 9999, title: 'Every type', nodes };

/** Answers that the survey takes: of random ones, those to questions that they do not fit are left out. Files come by another door. */
const samples: readonly Answers[] = fc.sample(arbitraryAnswers(fc, everyType), { numRuns: RESPONSES, seed: 7 }).map((answers) => {
  const judged = validateAnswers(everyType, answers);
  const wrong = new Set(judged.ok ? [] : judged.errors.map(({ nodeId }) => nodeId));
  const isTaken = ({ id, type = 0 }: SurveyNode) => !wrong.has(id) && type !== VERIFIED && !UPLOADS.includes(type);
  const taken = nodes.filter((node) => answers[node.id] !== undefined && isTaken(node)).map(({ id }) => [String(id), answers[id]!]);
  const kept = validateAnswers(everyType, Object.fromEntries(taken));
  return kept.ok ? kept.answers : {};
});

const COUNT = '{ value count percent }';
const NUMBERS = '{ answered mean median min max }';
const OPTION = `{ optionId code title count percent retired other exclusive texts group level parentId tags ${COUNT} }`;
const FIELD = `{ optionId code title base retired texts numbers ${NUMBERS} values ${COUNT} others share }`;
const QUERY = `query ($id: ID!) { overallReport(surveyId: $id) { total questions { nodeId code title type base retired texts others
  options ${OPTION} numbers ${NUMBERS} values ${COUNT} fields ${FIELD} rowCounts ${NUMBERS} dates { earliest latest }
  rows { rowId code title base retired texts options ${OPTION} numbers ${NUMBERS} values ${COUNT} others fields ${FIELD} }
  areas { code level count percent } files { count latest { id nodeId responseId name size path } } positions { lng lat address }
  points { picture count cells { column row count } } } } }`;

/** Normalizes a report: the graph includes empty values that `/v1` omits, and has names where `/v1` has numbers. */
function said(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(said);
  if (typeof value !== 'object' || value === null) return value === 'PROVINCE' ? 1 : value === 'CITY' ? 2 : value;
  const { type: _type, text, ...rest } = value as Record<string, unknown> & { text?: { latest: unknown } };
  const entries = Object.entries(text === undefined ? rest : { ...rest, texts: text.latest });
  const isSaid = (part: unknown) =>
    !(part === null || part === undefined || part === 0 || part === false || (Array.isArray(part) && part.length === 0));
  return Object.fromEntries(entries.filter(([, part]) => isSaid(part)).map(([key, part]) => [key, said(part)]));
}

describe('the overall report of a survey with every type', () => {
  let app: TestApp;
  let author: SignedUp;
  let surveyId: string;

  beforeAll(async () => {
    app = await startTestApp();
    author = await signUp(app);
    surveyId = await launchedSurvey(app, author, everyType);
    for (const answers of samples) {
      const submissionId = randomUUID();
      const files: Record<string, { files: string[] }> = {};
      for (const { id } of nodes.filter(({ type = 0 }) => UPLOADS.includes(type))) {
        files[id] = { files: [await stored(app, { surveyId, nodeId: id, submissionId })] };
      }
      const { code } = await submit(app, surveyId, { ...answers, ...files }, { submissionId });
      expect(code).toBe('00000');
    }
  }, PATIENCE);
  afterAll(() => app.stop(), PATIENCE);

  const read = async () => (await v1(app, 'GET', `/v1/surveys/report/${surveyId}`, undefined, author.token)).data;

  it('counts who answered each question', async () => {
    const { total, questions } = await read();

    const bases = nodes.map(({ id, title, type = 0 }) => [
      title,
      UPLOADS.includes(type) ? RESPONSES : samples.filter((answers) => answers[id]).length,
    ]);
    expect(total).toBe(RESPONSES);
    expect(questions.map(({ title, base }: { title: string; base: number }) => [title, base])).toEqual(bases);
    expect(bases.filter(([, base]) => base === 0).map(([title]) => title)).toEqual(['verificationCode']);
  });

  it('says the same through both doors', async () => {
    const { data, errors } = await graph(app, QUERY, { id: surveyId }, author.token);
    const { questions } = await read();

    expect(errors).toBeUndefined();
    expect(said(data.overallReport.questions)).toEqual(said(questions));
  });

  it('names files as their senders did, with the path that gives them to the author', async () => {
    const { questions } = await read();
    const { files } = questions.find(({ title }: { title: string }) => title === 'upload');

    expect(files).toMatchObject({ count: RESPONSES, latest: { length: 20, 0: { name: 'photo.png' } } });
    const response = await fetch(`${app.address}${files.latest[0].path}`, { headers: { authorization: `Bearer ${author.token}` } });
    expect(response.headers.get('content-disposition')).toContain('photo.png');
  });
});
