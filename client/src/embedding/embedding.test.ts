import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { makeFrame } from './make-frame';
import { reportHeight } from './report-height';

const LINK = 'https://survey.example/r/abc?s=shop';

function scriptOf(title: string): HTMLScriptElement {
  const script = document.createElement('script');
  // jsdom loads no scripts, so this one only says where it is from.
  script.type = 'text/plain';
  script.src = 'https://survey.example/embed.js';
  script.dataset.url = LINK;
  script.dataset.title = title;
  document.body.append(script);
  return script;
}

const hear = (source: unknown, data: unknown) =>
  window.dispatchEvent(new MessageEvent('message', { source: source as Window | null, data }));

describe('the script on the page of another site', () => {
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    jest.restoreAllMocks();
  });

  it('puts a named frame in its place, whose address says that it is one', () => {
    const script = scriptOf('Tea');

    const frame = makeFrame(script);

    expect(script.nextSibling).toBe(frame);
    expect(frame.title).toBe('Tea');
    expect(frame.src).toBe(`${LINK}&f=1`);
  });

  it('gives the frame the height that the survey tells, and heeds nobody else', () => {
    const frame = makeFrame(scriptOf('Tea'));

    hear(window, { wenceHeight: 9000 });
    hear(frame.contentWindow, { wenceHeight: '9000' });
    hear(frame.contentWindow, null);
    expect(frame.style.height).toBe('480px');

    hear(frame.contentWindow, { wenceHeight: 812.4 });
    expect(frame.style.height).toBe('813px');
  });

  it('shows the beginning of a new page where that has been scrolled away, and else stays put', () => {
    const frame = makeFrame(scriptOf('Tea'));
    const scroll = jest.fn();
    frame.scrollIntoView = scroll;
    const top = jest.spyOn(frame, 'getBoundingClientRect').mockReturnValue({ top: 40 } as DOMRect);

    hear(frame.contentWindow, { wenceHeight: 500, isNewPage: true });
    expect(scroll).not.toHaveBeenCalled();

    top.mockReturnValue({ top: -600 } as DOMRect);
    hear(frame.contentWindow, { wenceHeight: 500, isNewPage: false });
    expect(scroll).not.toHaveBeenCalled();
    hear(frame.contentWindow, { wenceHeight: 500, isNewPage: true });
    expect(scroll).toHaveBeenCalledTimes(1);
  });

  it('shows a link where nothing is heard of the survey, until it is', () => {
    const frame = makeFrame(scriptOf('Tea'));

    jest.advanceTimersByTime(10_000);
    const link = frame.nextSibling as HTMLAnchorElement;
    expect([link.textContent, link.href]).toEqual(['Tea', LINK]);
    expect(frame.style.display).toBe('none');

    hear(frame.contentWindow, { wenceHeight: 500 });
    expect(link.isConnected).toBe(false);
    expect(frame.style.display).toBe('');
  });

  it('keeps quiet once the survey has been heard of', () => {
    const frame = makeFrame(scriptOf(''));
    hear(frame.contentWindow, { wenceHeight: 500 });

    jest.advanceTimersByTime(60_000);

    expect(frame.nextSibling).toBeNull();
  });
});

describe('the script in the frame', () => {
  afterEach(() => void jest.restoreAllMocks());

  it('tells the height whenever that has changed, and of each new page when its title gets the focus', () => {
    document.body.innerHTML = '<style></style><main id="content"><h1 id="screen-title" tabindex="-1">Tea</h1><button>Next</button></main>';
    const told: unknown[] = [];
    jest.spyOn(window.parent, 'postMessage').mockImplementation((message: unknown) => void told.push(message));
    const page = jest.spyOn(document.documentElement, 'getBoundingClientRect');
    const beHigh = (height: number) => page.mockReturnValue({ height } as DOMRect);
    let resized = () => {};
    window.ResizeObserver = class implements ResizeObserver {
      constructor(callback: ResizeObserverCallback) {
        resized = () => callback([], this);
      }
      observe() {}
      unobserve() {}
      disconnect() {}
    };

    reportHeight();
    beHigh(698.5);
    resized();
    resized();
    document.querySelector('button')?.focus();
    document.getElementById('screen-title')?.focus();
    beHigh(299);
    resized();

    expect(told).toEqual([
      { wenceHeight: 700, isNewPage: false },
      { wenceHeight: 700, isNewPage: true },
      { wenceHeight: 300, isNewPage: false },
    ]);
  });
});
