import { launchFindings, type SurveyDefinition } from '@wence/schema';

// Looks at all ways through a survey, beside the page: who types meanwhile does not notice. Takes a survey as text, which is handed over faster.
self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const definition = JSON.parse(data) as SurveyDefinition; // Written by `checkBeside`.
  self.postMessage(launchFindings(definition), {});
});
