import type { SurveyTheme } from '@wence/schema';
import { type RefObject, useCallback, useEffect, useRef } from 'react';
import { dressPage, undressPage } from '../../../../../shared/theme/dress-page';
import lookOfThemes from '../../../../../shared/theme/theme-look.css?inline';

/** A survey without a theme has not loaded this sheet. The page's policy allows no inline styles; a sheet that a script builds is none. */
function addLook({ contentWindow, contentDocument }: HTMLIFrameElement): void {
  if (!contentDocument || !contentWindow) return;
  const sheet = new (contentWindow as Window & typeof globalThis).CSSStyleSheet(); // A window has the classes of its own.
  sheet.replaceSync(lookOfThemes);
  contentDocument.adoptedStyleSheets = [sheet];
}

/**
 * Keeps the page in a frame dressed in this theme, from the moment it is loaded. The page itself puts on what is saved, a little later; it is dressed
 * anew then. Returns what the frame calls when it has loaded.
 */
export function useDressedFrame(frame: RefObject<HTMLIFrameElement | null>, theme: SurveyTheme): () => void {
  const wanted = useRef(theme);
  const watch = useRef<{ dress: () => void; stop: () => void } | null>(null);

  useEffect(
    function dressAgain() {
      wanted.current = theme;
      watch.current?.dress();
    },
    [theme],
  );
  useEffect(() => () => watch.current?.stop(), []);

  return useCallback(() => {
    watch.current?.stop();
    const root = frame.current?.contentDocument?.documentElement;
    if (!frame.current || !root) return;
    addLook(frame.current);
    let dressed = '';
    const dress = () => {
      undressPage(root);
      dressPage(root, wanted.current);
      dressed = root.style.cssText;
    };
    const observer = new MutationObserver(() => {
      if (root.style.cssText !== dressed) dress();
    });
    observer.observe(root, { attributes: true, attributeFilter: ['style'] });
    watch.current = { dress, stop: () => observer.disconnect() };
    dress();
  }, [frame]);
}
