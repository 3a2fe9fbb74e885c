import type { Finding, SurveyDefinition } from '@wence/schema';
import { loadWithRetries } from '../../lazy-part';

interface Request {
  readonly definition: SurveyDefinition;
  readonly onChecked: (findings: readonly Finding[]) => void;
}

/** The check in progress, followed by those that wait. */
let queue: readonly Request[] = [];
let checker: Worker | 'none' | undefined;

/**
 * Runs the checks before a launch in a worker, so that the page stays responsive; one survey after the other. Returns a function that withdraws
 * the request: a check that has not begun by then never does.
 */
export function checkInWorker(definition: SurveyDefinition, onChecked: Request['onChecked']): () => void {
  const request = { definition, onChecked };
  queue = [...queue, request];
  if (queue.length === 1) begin(request);
  return () => {
    queue = queue.filter((each, place) => place === 0 || each !== request);
  };
}

function begin({ definition }: Request): void {
  checker ??= startWorker();
  if (checker === 'none') void checkHere(definition);
  else checker.postMessage(JSON.stringify(definition), []);
}

async function checkHere(definition: SurveyDefinition): Promise<void> {
  const checks = await loadWithRetries(async () => import('./check-here')).catch(() => null);
  // Without their file nothing is found here; the server checks every launch itself.
  finish(checks?.launchFindings(definition) ?? []);
}

function finish(findings: readonly Finding[]): void {
  const [request, next] = queue;
  queue = queue.slice(1);
  request?.onChecked(findings);
  if (next) begin(next);
}

function startWorker(): Worker {
  const worker = new Worker(new URL('check.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<readonly Finding[]>) => finish(data));
  // If the worker cannot be loaded, the check runs on the page's own thread.
  worker.addEventListener('error', () => {
    checker = 'none';
    const [request] = queue;
    if (request) begin(request);
  });
  return worker;
}
