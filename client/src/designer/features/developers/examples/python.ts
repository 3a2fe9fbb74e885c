import type { Examples } from './kinds';
import { LIST_QUERY, RESPONSES_QUERY } from './queries';

/** Calls a route and reads its envelope. */
const CALL = `def call(path, body=None):
    request = urllib.request.Request(
        "{origin}/v1" + path,
        data=body and json.dumps(body).encode(),
        headers={
            "Authorization": "Bearer " + os.environ["WENCE_KEY"],
            "Content-Type": "application/json",
        },
    )
    answer = json.load(urllib.request.urlopen(request))
    if answer["code"] != "00000":
        raise SystemExit(answer["code"] + ": " + answer["message"])
    return answer["data"]
`;

/** Sends an operation to the graph. */
const GRAPH = `def graph(query, **variables):
    request = urllib.request.Request(
        "{origin}/graphql",
        data=json.dumps({"query": query, "variables": variables}).encode(),
        headers={
            "Authorization": "Bearer " + os.environ["WENCE_KEY"],
            "Content-Type": "application/json",
        },
    )
    answer = json.load(urllib.request.urlopen(request))
    if "errors" in answer:
        raise SystemExit(answer["errors"][0]["message"])
    return answer["data"]
`;

/** Whoever answers needs no key. */
const anybody = (text: string) => text.replace('            "Authorization": "Bearer " + os.environ["WENCE_KEY"],\n', '');

export const PYTHON: Examples = {
  list: {
    '/v1': `import json, os, urllib.request

${CALL}
for survey in call("/surveys?first=20")["list"]:
    print(survey["id"], survey["title"], survey["responseCount"])`,
    GraphQL: `import json, os, urllib.request

${GRAPH}
query = "${LIST_QUERY}"
for edge in graph(query)["surveys"]["edges"]:
    print(edge["node"]["id"], edge["node"]["title"], edge["node"]["responseCount"])`,
  },
  responses: {
    '/v1': `import json, os, urllib.parse, urllib.request

${CALL}
path = "/surveys/responses/" + os.environ["WENCE_SURVEY"]
query = {"first": 100}
while True:
    page = call(path + "?" + urllib.parse.urlencode(query))
    for row in page["list"]:
        print(row["id"], json.dumps(row["answers"]))
    if not page["endCursor"]:
        break
    query["after"] = page["endCursor"]`,
    GraphQL: `import json, os, urllib.request

${GRAPH}
query = """${RESPONSES_QUERY}"""
after = None
while True:
    page = graph(query, id=os.environ["WENCE_SURVEY"], after=after)["responses"]
    for edge in page["edges"]:
        print(edge["node"]["id"], json.dumps(edge["node"]["answers"]))
    if not page["pageInfo"]["hasNextPage"]:
        break
    after = page["pageInfo"]["endCursor"]`,
  },
  submit: {
    '/v1': `import json, os, urllib.request, uuid

${anybody(CALL)}
receipt = call(
    "/r/" + os.environ["WENCE_SURVEY"] + "/responses",
    {"submissionId": str(uuid.uuid4()), "answers": {"1": {"option": 2}}},
)
print(receipt["responseId"])`,
    GraphQL: `import json, os, urllib.request, uuid

${anybody(GRAPH)}
query = "mutation ($input: SubmitResponseInput!) { submitResponse(input: $input) { responseId } }"
receipt = graph(query, input={
    "surveyId": os.environ["WENCE_SURVEY"],
    "submissionId": str(uuid.uuid4()),
    "answers": {"1": {"option": 2}},
})
print(receipt["submitResponse"]["responseId"])`,
  },
};
