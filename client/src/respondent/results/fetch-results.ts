import { postJson } from '../send/post-json';
import type { Session } from '../session/session';
import type { ShownResult, ShownResults } from '../session/shown-results';
import { testToken } from '../survey/visit-access';

/** Results are not worth a longer wait. On a slow network a request that opens a connection takes some seconds. */
const PATIENCE_MS = 8000;

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

function parseResult(result: unknown): [string, ShownResult][] {
  if (!isRecord(result) || typeof result.base !== 'number' || !Array.isArray(result.options)) return [];
  const shares = result.options.flatMap((option: unknown): [string, number][] =>
    isRecord(option) && typeof option.percent === 'number' ? [[String(option.optionId), Math.round(option.percent)]] : [],
  );
  return [[String(result.nodeId), { base: result.base, percents: Object.fromEntries(shares) }]];
}

/** Reads what the server said; null when there is no result in it. */
export function parseResults(data: unknown): ShownResults | null {
  const results = isRecord(data) && Array.isArray(data.results) ? data.results.flatMap(parseResult) : [];
  return results.length === 0 ? null : Object.fromEntries(results);
}

/** Fetches the results of all questions answered so far that show them; null if there are none or they did not come in time. Never rejects. */
export async function fetchResults({ survey, submissionId, way }: Session): Promise<ShownResults | null> {
  const test = testToken();
  const body = { answers: way.answers, submissionId, ...(test ? { test } : { version: survey.version }) };
  const late = new Promise<null>((resolve) => setTimeout(() => resolve(null), PATIENCE_MS));
  const posted = await Promise.race([postJson(survey.surveyId, 'results', body), late]);
  return posted?.envelope?.code === '00000' ? parseResults(posted.envelope.data) : null;
}
