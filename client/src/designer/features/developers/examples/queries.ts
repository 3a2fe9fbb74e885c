/** The operations that the examples send to the graph, the same in every language. None holds a quotation mark, which shells and JSON would each write in their own way. */
export const LIST_QUERY = '{ surveys(first: 20) { edges { node { id title responseCount } } } }';

/** Answers come as a type for each family of questions: here the values of two are read, and the names of all. */
export const RESPONSES_QUERY = `query ($id: ID!, $after: String) {
  responses(surveyId: $id, first: 100, after: $after) {
    edges {
      node {
        id
        submittedAt
        answers {
          nodeId
          value { __typename ... on ChoiceAnswer { optionId } ... on TextAnswer { text } }
        }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const LIVE_QUERY = 'subscription ($id: ID!) { responseCount(surveyId: $id) { count } }';
