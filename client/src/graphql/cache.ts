import { InMemoryCache } from '@apollo/client';

/** Nodes and options are numbered inside their survey, so their ids alone do not name them: they live in their parent. */
const insideSurvey = { keyFields: false } as const;

export const createCache = () =>
  new InMemoryCache({
    typePolicies: {
      // Lists without ids of their own are replaced as a whole, not merged.
      Survey: { fields: { nodes: { merge: false }, responseTrend: { merge: false } } },
      SurveyNode: insideSurvey,
      SurveyOption: insideSurvey,
      OverallReport: { keyFields: ['surveyId'], fields: { questions: { merge: false } } },
      QuestionReport: insideSurvey,
      OptionCount: insideSurvey,
      ShareLink: insideSurvey,
      SurveyVersion: insideSurvey,
    },
  });
