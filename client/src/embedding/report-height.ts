import type { FrameMessage } from './frame-message';

/** The page fills the screen by itself, which in a frame of its own height would keep the frame from ever becoming lower. */
const AS_HIGH_AS_CONTENT = '#content{min-height:0!important}';
/** Pixels of the text for screen readers, which lies below the content. */
const SPOKEN = 1;
/** Only browsers that cannot watch sizes are looked after this way. */
const LOOK_EVERY_MS = 500;
const SCREEN_TITLE = 'screen-title';

/** Tells the page around the answering page how high it is: at first, and whenever that changes. */
export function reportHeight(): void {
  document.styleSheets[0]?.insertRule(AS_HIGH_AS_CONTENT, 0);
  let toldHeight = 0;
  const tell = (isNewPage: boolean) => {
    const height = Math.ceil(document.documentElement.getBoundingClientRect().height) + SPOKEN;
    if (height === toldHeight && !isNewPage) return;
    toldHeight = height;
    window.parent.postMessage({ wenceHeight: height, isNewPage } satisfies FrameMessage, '*');
  };
  watchSize(() => tell(false));
  // Every new page of the survey begins by moving the focus to its title.
  document.addEventListener('focusin', ({ target }) => {
    if (target instanceof HTMLElement && target.id === SCREEN_TITLE) tell(true);
  });
}

/** Calls back at once as well. */
function watchSize(onSize: () => void): void {
  if ('ResizeObserver' in window) new ResizeObserver(onSize).observe(document.documentElement);
  else setInterval(onSize, LOOK_EVERY_MS);
}
