import type { Words } from './i18n/words';

interface Tab {
  readonly query: string;
  readonly variables?: string;
}

const SURVEYS = `query MySurveys {
  surveys(first: 10) {
    edges {
      node {
        id
        title
        status
        responseCount
        updatedAt
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
}`;

const SURVEY = `query OneSurvey($id: ID!) {
  survey(id: $id) {
    title
    status
    nodes {
      localId
      code
      title
    }
    responses(first: 5) {
      edges {
        node {
          id
          submittedAt
          answers {
            nodeId
            value {
              ... on ChoiceAnswer {
                optionId
              }
              ... on TextAnswer {
                text
              }
            }
          }
        }
      }
    }
    shareLink {
      url
    }
  }
}`;

const LIVE = `subscription LiveCount($id: ID!) {
  responseCount(surveyId: $id) {
    count
  }
}`;

const CREATE = `mutation NewSurvey($input: CreateSurveyInput!) {
  createSurvey(input: $input) {
    survey {
      id
      title
    }
  }
}`;

const commented = (lines: readonly string[], query: string) => `${lines.map((line) => `# ${line}`).join('\n')}\n${query}\n`;
const written = (variables: object) => JSON.stringify(variables, null, 2);

/** The tabs that the page begins with: an operation of each kind, with comments for newcomers. */
export function defaultTabs({ tabs }: Words): Tab[] {
  const ofSurvey = written({ id: '' });
  return [
    { query: commented(tabs.surveys, SURVEYS) },
    { query: commented(tabs.survey, SURVEY), variables: ofSurvey },
    { query: commented(tabs.live, LIVE), variables: ofSurvey },
    { query: commented(tabs.create, CREATE), variables: written({ input: { title: tabs.newTitle } }) },
  ];
}
