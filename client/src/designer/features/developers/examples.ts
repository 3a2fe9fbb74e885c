/** The tasks that examples show. Each is written in every language of `LANGUAGES`. */
export const TASKS = ['list', 'responses'] as const;
export const LANGUAGES = ['curl', 'TypeScript', 'Python'] as const;

export type Task = (typeof TASKS)[number];
export type Language = (typeof LANGUAGES)[number];

const curl = (origin: string, path: string) => `curl --fail-with-body "${origin}${path.replace('{survey}', '$WENCE_SURVEY')}" \\
  -H "Authorization: Bearer $WENCE_KEY"`;

const typescript = (
  origin: string,
  path: string,
  row: string,
) => `const { WENCE_KEY${path.includes('{') ? ', WENCE_SURVEY' : ''} } = process.env;
const answer = await fetch(\`${origin}${path.replace('{survey}', '${WENCE_SURVEY}')}\`, {
  headers: { Authorization: \`Bearer \${WENCE_KEY}\` },
});
const { code, message, data } = await answer.json();
if (code !== '00000') throw new Error(\`\${code}: \${message}\`);
for (const row of data.list) console.log(${row});`;

const python = (origin: string, path: string, row: string) => `import json, os, urllib.request

request = urllib.request.Request(
    ${path.includes('{') ? 'f' : ''}"${origin}${path.replace('{survey}', "{os.environ['WENCE_SURVEY']}")}",
    headers={"Authorization": f"Bearer {os.environ['WENCE_KEY']}"},
)
answer = json.load(urllib.request.urlopen(request))
if answer["code"] != "00000":
    raise SystemExit(f"{answer['code']}: {answer['message']}")
for row in answer["data"]["list"]:
    print(${row})`;

const LIST = '/v1/surveys';
const RESPONSES = '/v1/surveys/responses/{survey}';

/** The code of an example, ready to run against this server. */
export function exampleOf(task: Task, language: Language, origin: string): string {
  const path = task === 'list' ? LIST : RESPONSES;
  if (language === 'curl') return curl(origin, path);
  if (language === 'TypeScript')
    return typescript(origin, path, task === 'list' ? 'row.id, row.title' : 'row.id, JSON.stringify(row.answers)');
  return python(origin, path, task === 'list' ? 'row["id"], row["title"]' : 'row["id"], json.dumps(row["answers"])');
}
