import type { Finding, SurveyDefinition } from '@wence/schema';
import { inTheEnd } from '../../../../shared/lazy-part';

interface Asked {
  readonly definition: SurveyDefinition;
  readonly tell: (findings: readonly Finding[]) => void;
}

/** The check in progress, followed by those that wait. */
let queue: readonly Asked[] = [];
let checker: Worker | 'none' | undefined;

/** Checks a survey without holding up the page. Returns the way to ask no more: what has not been begun by then never is. */
export function checkBeside(definition: SurveyDefinition, tell: Asked['tell']): () => void {
  const asked = { definition, tell };
  queue = [...queue, asked];
  if (queue.length === 1) begin(asked);
  return () => {
    queue = queue.filter((each, place) => place === 0 || each !== asked);
  };
}

function begin({ definition }: Asked): void {
  checker ??= start();
  if (checker === 'none') void checkHere(definition);
  else checker.postMessage(JSON.stringify(definition), []);
}

async function checkHere(definition: SurveyDefinition): Promise<void> {
  const { launchFindings } = await inTheEnd(async () => import('./check-here'));
  finish(launchFindings(definition));
}

function finish(findings: readonly Finding[]): void {
  const [asked, next] = queue;
  queue = queue.slice(1);
  asked?.tell(findings);
  if (next) begin(next);
}

function start(): Worker {
  const worker = new Worker(new URL('check.worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<readonly Finding[]>) => finish(data));
  // If the worker cannot be loaded, the check runs on the page's own thread.
  worker.addEventListener('error', () => {
    checker = 'none';
    const [asked] = queue;
    if (asked) begin(asked);
  });
  return worker;
}
