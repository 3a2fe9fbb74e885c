import type { ExamSetting, NodeExam, SurveyDefinition } from '@wence/schema';
import { examTexts } from '../i18n/exam-texts.js';
import type { Language } from '../i18n/words.js';

/** Two questions, of which the first is one choice and the second a text; no exam yet. */
export function examSurvey(language: Language): SurveyDefinition {
  const texts = examTexts(language);
  const [paris, lyon] = texts.capitals;
  return {
    format: 1,
    lastId: 4,
    title: texts.title,
    ...(language === 'en' && { language }),
    nodes: [
      {
        id: 1,
        code: 'Q1',
        type: 1,
        title: texts.capital,
        options: [
          { id: 2, code: '1', title: paris },
          { id: 3, code: '2', title: lyon },
        ],
      },
      { id: 4, code: 'Q2', type: 3, title: texts.river },
    ],
  };
}

/** The same two questions as an exam: for 2 points the right capital, for 3 points the river as `river` says, else by what is accepted. */
export function markedSurvey(language: Language, exam: ExamSetting, river?: Omit<NodeExam, 'score'>): SurveyDefinition {
  const survey = examSurvey(language);
  const keys = [
    { score: 2, optionIds: [2] },
    { score: 3, ...(river ?? { texts: [examTexts(language).rivers] }) },
  ];
  return { ...survey, settings: { exam }, nodes: survey.nodes.map((node, place) => ({ ...node, exam: keys[place] })) };
}
