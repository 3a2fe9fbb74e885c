import type { Teller } from './teller.js';

const NODE = { capital: 1, why: 4, reason: 5 } as const;

/** An exam of three questions, the last of which people mark; respondents see all of it afterwards. */
const DEFINITION = {
  format: 1,
  title: 'A small exam',
  language: 'en',
  settings: {
    exam: {
      passScore: 3,
      showAfter: 'analysis',
      timeLimit: 30,
      attempts: 2,
      grades: [{ min: 50, title: 'Good', text: 'More than half of the points.' }],
      ranking: { top: 10, names: 'masked' },
    },
  },
  nodes: [
    {
      id: NODE.capital,
      code: 'Q1',
      type: 1,
      title: 'The capital of France?',
      exam: { score: 2, optionIds: [2], analysis: 'It has been since 987.' },
      options: [
        { id: 2, code: '1', title: 'Paris' },
        { id: 3, code: '2', title: 'Lyon' },
      ],
    },
    { id: NODE.why, code: 'Q2', type: 3, title: 'Its river?', exam: { score: 3, texts: ['Seine'], match: 'contains' } },
    { id: NODE.reason, code: 'Q3', type: 3, title: 'Why is it the capital?', exam: { score: 5, scoring: 'manual' } },
  ],
};

/** An exam is handed over with its key, started, taken, marked, and its score is looked at by who took it. */
export async function examChapter(teller: Teller): Promise<void> {
  const { id } = await teller.ask('createSurvey', { body: { title: DEFINITION.title, language: 'en' } });
  await teller.ask('putDefinition', { params: { id }, body: DEFINITION });
  await teller.ask('launchSurvey', { params: { id }, body: {} });
  const { token } = teller;
  teller.token = null;
  const params = { surveyId: id };
  const answers = { [NODE.capital]: { option: 3 }, [NODE.why]: { text: 'The Seine' }, [NODE.reason]: { text: 'Kings lived there.' } };
  await teller.ask('getExamStanding', { params, body: {} });
  const { attempt } = await teller.ask('startExamAttempt', { params, body: {} });
  const { submissionId } = attempt;
  const { responseId } = await teller.ask('submitResponse', { params, body: { submissionId, answers } });
  teller.token = token;
  await teller.ask('getMarkingProgress', { params: { id } });
  await teller.ask('listAnswersToMark', { params: { id } });
  const marks = [{ responseId, nodeId: NODE.reason, points: 3.5, comment: 'And the river?' }];
  await teller.ask('markAnswers', { params: { id }, body: { marks } });
  await teller.ask('getExamReport', { params: { id } });
  await teller.ask('getExamRanking', { params: { id } });
  teller.token = null;
  await teller.ask('showExamResult', { params, body: { submissionId } });
  teller.token = token;
}
