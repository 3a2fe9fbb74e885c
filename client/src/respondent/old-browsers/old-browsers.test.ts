import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { waitFor } from '@testing-library/react';
import { addDialogs } from './dialogs';
import { marginsFor, spaceFlexItems } from './flex-gap';
import { addMissingFunctions } from './missing-functions';

describe('functions that old browsers lack', () => {
  const originals = {
    at: Array.prototype.at,
    findLastIndex: Array.prototype.findLastIndex,
    hasOwn: Object.hasOwn,
    replaceAll: String.prototype.replaceAll,
  };
  const owners = { at: Array.prototype, findLastIndex: Array.prototype, hasOwn: Object, replaceAll: String.prototype };
  type Name = keyof typeof originals;

  /** What `use` comes to with the function as it is added to an old browser. */
  function inOldBrowser<T>(name: Name, use: () => T): T {
    Reflect.deleteProperty(owners[name], name);
    addMissingFunctions();
    try {
      expect(owners[name]).not.toHaveProperty(name, originals[name]);
      return use();
    } finally {
      Object.defineProperty(owners[name], name, { value: originals[name], configurable: true, writable: true });
    }
  }

  it.each([0, 2, 3, -1, -3, -4])('finds the item at place %i as a new browser does', (place) => {
    const list = ['a', 'b', 'c'];

    expect(inOldBrowser('at', () => list.at(place))).toBe(list.at(place));
  });

  it.each([1, 2, 9])('finds the last place of %i as a new browser does', (sought) => {
    const list = [1, 2, 1, 2, 3];

    expect(inOldBrowser('findLastIndex', () => list.findLastIndex((item) => item === sought))).toBe(list.lastIndexOf(sought));
  });

  it('tells own keys from inherited ones', () => {
    expect(inOldBrowser('hasOwn', () => [Object.hasOwn({ a: 1 }, 'a'), Object.hasOwn({}, 'toString')])).toEqual([true, false]);
  });

  it('replaces every place of a text and of a global pattern', () => {
    expect(inOldBrowser('replaceAll', () => ['a.b.c'.replaceAll('.', '$'), 'a1b2'.replaceAll(/\d/g, '-')])).toEqual(['a$b$c', 'a-b-']);
  });

  it('leaves alone what the browser has', () => {
    addMissingFunctions();

    expect([Array.prototype.at, Object.hasOwn]).toEqual([originals.at, originals.hasOwn]);
  });
});

describe('margins in place of the gap of a flex container', () => {
  const row = { display: 'flex', flexDirection: '', flexWrap: '', rowGap: '8px', columnGap: '12px' };

  it('stand between the items of a row', () => {
    expect(marginsFor(row, '.row')).toBe('.row > * + * { margin-left: 12px }');
  });

  it('stand between the items of a column, for each selector of the rule', () => {
    expect(marginsFor({ ...row, flexDirection: 'column' }, '.a, .b')).toBe('.a > * + *, .b > * + * { margin-top: 8px }');
  });

  it('stand beside and below the items of rows that wrap', () => {
    expect(marginsFor({ ...row, flexWrap: 'wrap' }, '.tags')).toBe('.tags > * { margin: 0 12px 8px 0 }');
  });

  it.each([
    { ...row, display: 'grid' },
    { ...row, columnGap: '' },
    { ...row, columnGap: 'normal' },
  ])('are none for a grid and for a container without a gap', (style) => {
    expect(marginsFor(style, '.row')).toBeNull();
  });
});

describe('the style sheets of a page', () => {
  const ROW = '.row { display: flex; columnGap: 8px }';
  const MARGIN = '.row > * + * {margin-left: 8px;}';
  const added: Element[] = [];

  /** jsdom lays nothing out, and has the properties of a rule under the names they are written with. */
  function inBrowser({ hasGap }: { hasGap: boolean }) {
    Object.defineProperty(HTMLElement.prototype, 'scrollHeight', {
      configurable: true,
      get(this: HTMLElement) {
        return hasGap ? Math.max(0, this.childElementCount - 1) : 0;
      },
    });
  }
  const append = <T extends Element>(element: T): T => {
    added.push(element);
    document.head.append(element);
    return element;
  };
  const styled = (text: string) => append(Object.assign(document.createElement('style'), { textContent: text }));
  const rulesIn = (sheet: Pick<CSSStyleSheet, 'cssRules'> | null): unknown[] =>
    [...(sheet?.cssRules ?? [])].map((rule) => (rule instanceof CSSMediaRule ? rulesIn(rule) : rule.cssText));

  afterEach(() => {
    Reflect.deleteProperty(HTMLElement.prototype, 'scrollHeight');
    for (const element of added.splice(0)) element.remove();
  });

  it('stay as they are where the browser spaces a column by itself', () => {
    inBrowser({ hasGap: true });
    const { sheet } = styled(ROW);

    spaceFlexItems(document);

    expect(rulesIn(sheet)).toHaveLength(1);
    expect(document.body.childElementCount).toBe(0);
  });

  it('get a margin behind each rule with a gap, at the size of the page that the rule is for', () => {
    inBrowser({ hasGap: false });
    const { sheet } = styled(`${ROW} .plain { color: red } @media print { ${ROW} }`);

    spaceFlexItems(document);
    spaceFlexItems(document);

    const [first, ...rest] = rulesIn(sheet);
    expect(first).toMatch(/^\.row \{/);
    expect(rest).toEqual([MARGIN, expect.stringMatching(/^\.plain/), [first, MARGIN]]);
    expect(document.body.childElementCount).toBe(0);
  });

  it('get them too if a control brings them along later, at once or when they have come', async () => {
    inBrowser({ hasGap: false });
    spaceFlexItems(document);
    const { sheet } = styled('');
    const linked = (own: CSSStyleSheet | null) =>
      append(
        Object.defineProperty(Object.assign(document.createElement('link'), { rel: 'stylesheet' }), 'sheet', {
          value: own,
          writable: true,
        }),
      );
    const sheets = [styled(ROW).sheet, styled(ROW).sheet];

    linked(sheets[0] ?? sheet);
    const late = linked(null);
    await waitFor(() => expect(rulesIn(sheets[0] ?? sheet)).toContain(MARGIN));
    expect(rulesIn(sheets[1] ?? sheet)).not.toContain(MARGIN);
    Object.assign(late, { sheet: sheets[1] });
    late.dispatchEvent(new Event('load'));

    expect(rulesIn(sheets[1] ?? sheet)).toContain(MARGIN);
  });
});

describe('a dialog where the browser has none', () => {
  const NAMES = ['open', 'showModal', 'close'] as const;
  const own = NAMES.map((name) => [name, Object.getOwnPropertyDescriptor(HTMLDialogElement.prototype, name)] as const);
  let dialog: HTMLDialogElement;
  let forget = () => {};

  beforeEach(() => {
    const listening = jest.spyOn(document, 'addEventListener');
    for (const name of NAMES) Reflect.deleteProperty(HTMLDialogElement.prototype, name);
    addDialogs();
    const added = listening.mock.calls.map(([type, listener]) => [type, listener] as const);
    forget = () => {
      for (const [type, listener] of added) document.removeEventListener(type, listener);
    };
    listening.mockRestore();
    dialog = document.createElement('dialog');
    dialog.append(document.createElement('p'), document.createElement('button'));
    document.body.append(dialog);
  });
  afterEach(() => {
    forget();
    for (const name of NAMES) Reflect.deleteProperty(HTMLElement.prototype, name);
    for (const [name, descriptor] of own) Object.defineProperty(HTMLDialogElement.prototype, name, descriptor ?? {});
  });

  it('opens over the page, with the focus on its first button', () => {
    expect(dialog.open).toBe(false);

    dialog.showModal();

    expect(dialog.open).toBe(true);
    expect([dialog.style.display, dialog.style.position, dialog.style.zIndex]).toEqual(['block', 'fixed', '10']);
    expect(document.activeElement).toBe(dialog.querySelector('button'));
  });

  it('closes by itself and by Escape only, and tells that it has', () => {
    const onClose = jest.fn();
    dialog.addEventListener('close', onClose);
    const press = (key: string) => document.dispatchEvent(new KeyboardEvent('keydown', { key }));
    press('Escape');
    dialog.showModal();
    press('Enter');
    expect([dialog.open, onClose.mock.calls.length]).toEqual([true, 0]);

    press('Escape');
    expect([dialog.open, dialog.style.display, onClose.mock.calls.length]).toEqual([false, 'none', 1]);
    dialog.showModal();
    dialog.close();

    expect([dialog.open, onClose.mock.calls.length]).toEqual([false, 2]);
  });
});
