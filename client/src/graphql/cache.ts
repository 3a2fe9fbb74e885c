import { InMemoryCache } from '@apollo/client';

/** Nodes and options are numbered inside their survey, so their ids alone do not name them: they live in their parent. */
const insideSurvey = { keyFields: false } as const;

export const createCache = () =>
  new InMemoryCache({
    typePolicies: {
      SurveyNode: insideSurvey,
      SurveyOption: insideSurvey,
      OverallReport: { keyFields: ['surveyId'] },
      QuestionReport: insideSurvey,
      OptionCount: insideSurvey,
      ShareLink: insideSurvey,
      SurveyVersion: insideSurvey,
    },
  });
