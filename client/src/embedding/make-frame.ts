import { LINK_PARAMETERS } from '@wence/schema';
import { heightIn, isNewPageIn } from './frame-message';

/** Height in pixels until the survey tells its own. */
const FIRST_HEIGHT = 480;
/** After so long without a word from the survey, something keeps it from being shown here. */
const PATIENCE_MS = 10_000;

/**
 * Puts a frame with the survey in the place of the script on somebody else's page, as high as its content. If nothing is heard of it, because this server
 * does not allow the site to frame it or cannot be reached, a plain link stands there instead of an empty box.
 */
export function makeFrame(script: HTMLScriptElement): HTMLIFrameElement {
  const address = new URL(script.dataset.url ?? '', script.src);
  const title = script.dataset.title ?? '';
  const frame = document.createElement('iframe');
  frame.title = title;
  frame.allow = 'geolocation; clipboard-write';
  Object.assign(frame.style, { border: '0', width: '100%', height: `${FIRST_HEIGHT}px` });
  frame.src = framedAddress(address);
  script.parentNode?.insertBefore(frame, script.nextSibling);

  const link = linkBelow(frame, { address: address.href, title });
  const patience = window.setTimeout(link.show, PATIENCE_MS);
  window.addEventListener('message', ({ source, data }: MessageEvent<unknown>) => {
    const height = source === frame.contentWindow ? heightIn(data) : null;
    if (height === null) return;
    window.clearTimeout(patience);
    link.hide();
    frame.style.height = `${height}px`;
    if (isNewPageIn(data) && frame.getBoundingClientRect().top < 0) frame.scrollIntoView();
  });
  return frame;
}

function framedAddress(address: URL): string {
  const framed = new URL(address.href);
  framed.searchParams.set(LINK_PARAMETERS.frame, '1');
  return framed.href;
}

function linkBelow(frame: HTMLIFrameElement, { address, title }: { readonly address: string; readonly title: string }) {
  const link = document.createElement('a');
  link.href = address;
  link.target = '_blank';
  link.rel = 'noopener';
  link.textContent = title || address;
  return {
    show: () => {
      frame.style.display = 'none';
      frame.parentNode?.insertBefore(link, frame.nextSibling);
    },
    /** It can still come, only late. */
    hide: () => {
      frame.style.display = '';
      link.remove();
    },
  };
}
