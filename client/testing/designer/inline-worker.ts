import { launchFindings, type SurveyDefinition } from '@wence/schema';

/** Stands in for the worker that checks surveys: does the same work, a task later. */
export class InlineWorker extends EventTarget {
  /** Texts of the surveys that were checked. */
  static readonly checked: string[] = [];

  postMessage(text: string): void {
    InlineWorker.checked.push(text);
    const definition = JSON.parse(text) as SurveyDefinition; // Our own page writes it.
    setTimeout(() => this.dispatchEvent(new MessageEvent('message', { data: launchFindings(definition) })));
  }
}
