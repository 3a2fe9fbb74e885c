import type { Examples } from './kinds';
import { LIST_QUERY, RESPONSES_QUERY } from './queries';

export const CURL: Examples = {
  list: {
    '/v1': `curl -sS --fail-with-body "{origin}/v1/surveys?first=20" \\
  -H "Authorization: Bearer $WENCE_KEY"`,
    GraphQL: `curl -sS --fail-with-body "{origin}/graphql" \\
  -H "Authorization: Bearer $WENCE_KEY" \\
  -H "Content-Type: application/json" \\
  -d '{"query":"${LIST_QUERY}"}'`,
  },
  responses: {
    '/v1': `after=
while
  page=$(curl -sS --fail-with-body -G "{origin}/v1/surveys/responses/$WENCE_SURVEY" \\
    -H "Authorization: Bearer $WENCE_KEY" \\
    -d first=100 \${after:+--data-urlencode "after=$after"})
  echo "$page"
  after=$(sed -n 's/.*"endCursor":"\\([^"]*\\)".*/\\1/p' <<< "$page")
  [ -n "$after" ]
do :; done`,
    GraphQL: `query='${RESPONSES_QUERY}'
after=null
while [ -n "$after" ]; do
  page=$(curl -sS --fail-with-body "{origin}/graphql" \\
    -H "Authorization: Bearer $WENCE_KEY" \\
    -H "Content-Type: application/json" \\
    -d "{\\"query\\":\\"\${query//$'\\n'/ }\\",\\"variables\\":{\\"id\\":\\"$WENCE_SURVEY\\",\\"after\\":$after}}")
  echo "$page"
  after=$(sed -n 's/.*"hasNextPage":true,"endCursor":\\("[^"]*"\\).*/\\1/p' <<< "$page")
done`,
  },
  submit: {
    '/v1': `id=$(uuidgen 2>/dev/null || cat /proc/sys/kernel/random/uuid)
curl -sS --fail-with-body "{origin}/v1/r/$WENCE_SURVEY/responses" \\
  -H "Content-Type: application/json" \\
  -d "{\\"submissionId\\":\\"$id\\",\\"answers\\":{\\"1\\":{\\"option\\":2}}}"`,
    GraphQL: `id=$(uuidgen 2>/dev/null || cat /proc/sys/kernel/random/uuid)
curl -sS --fail-with-body "{origin}/graphql" \\
  -H "Content-Type: application/json" \\
  -d "{\\"query\\":\\"mutation (\\$input: SubmitResponseInput!) { submitResponse(input: \\$input) { responseId status } }\\",
       \\"variables\\":{\\"input\\":{\\"surveyId\\":\\"$WENCE_SURVEY\\",\\"submissionId\\":\\"$id\\",\\"answers\\":{\\"1\\":{\\"option\\":2}}}}}"`,
  },
};
