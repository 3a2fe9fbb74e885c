import { launchFindings, type SurveyDefinition } from '@wence/schema';

// Follows all paths through a survey without delaying the page. Takes the survey as text, which is faster to hand over than an object.
self.addEventListener('message', ({ data }: MessageEvent<string>) => {
  const definition = JSON.parse(data) as SurveyDefinition; // Written by `checkInWorker`.
  self.postMessage(launchFindings(definition), {});
});
