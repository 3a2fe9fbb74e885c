import { quoteSample } from '@wence/schema';
import type { SampleProvider } from '../../platform/outside/sample-provider.js';
import type { VersionService } from '../publish/version.service.js';
import type { SurveyService } from '../survey/survey.service.js';
import type { Fieldwork } from './fieldwork.js';
import type { SimulatedPanel } from './simulated-panel.js';

interface LocalParts {
  readonly surveys: Pick<SurveyService, 'find'>;
  readonly versions: Pick<VersionService, 'read'>;
  readonly panel: SimulatedPanel;
  readonly fieldwork: Fieldwork;
}

/** The supplier on this very server. It simulates respondents, so that everything can be tried without an account anywhere; nothing is charged. */
export function localProvider({ surveys, versions, panel, fieldwork }: LocalParts): SampleProvider {
  return {
    quote: async (task) => {
      const version = (await surveys.find(task.surveyId))?.publishedVersion ?? null;
      const frozen = version === null ? null : await versions.read(task.surveyId, version);
      if (!frozen || !(await panel.reaches(frozen))) return { kind: 'rejected', reason: 'unanswerable' };
      return { kind: 'quoted', ...quoteSample({ ...task, supplier: 'local' }) };
    },
    start: async () => fieldwork.wake(),
    pause: async ({ orderId }) => panel.forget(orderId),
    end: async ({ orderId }) => panel.forget(orderId),
  };
}

/** A panel of the author's own: they hand out links by themselves, so there is nothing to tell anybody, and nothing to pay here. */
export const manualProvider: SampleProvider = {
  quote: async (task) => ({ kind: 'quoted', ...quoteSample({ ...task, supplier: 'manual' }) }),
  start: async () => {},
  pause: async () => {},
  end: async () => {},
};
