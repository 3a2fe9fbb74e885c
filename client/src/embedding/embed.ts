import { makeFrame } from './make-frame';
import { reportHeight } from './report-height';

/**
 * `/embed.js`, both ends of a survey on somebody else's page. There it is included with the address of the survey, `data-url`, and makes the frame; in the
 * frame the server includes it without one, and it tells how high the page is.
 */
const script = document.currentScript as HTMLScriptElement | null;
if (script?.dataset.url) makeFrame(script);
else if (window.parent !== window) reportHeight();
