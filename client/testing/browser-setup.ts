/**
 * Adds what jsdom lacks and our pages need, for tests that begin with `@jest-environment jsdom`; tests that run in Node are left alone. There is no
 * `fetch`: a test replaces the module that asks the server. React Testing Library removes what a test rendered by itself.
 */
import { webcrypto } from 'node:crypto';
import { TextDecoder, TextEncoder } from 'node:util';
import { deserialize, serialize } from 'node:v8';

class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

function addMissingGlobals() {
  const globals = {
    TextDecoder,
    TextEncoder,
    structuredClone: (value: unknown): unknown => deserialize(serialize(value)),
    ResizeObserver: IdleObserver,
    IntersectionObserver: IdleObserver,
    PointerEvent: MouseEvent,
    CSS: { escape: (text: string) => text.replaceAll(/[^\w-]/g, '\\$&'), supports: () => false },
  };
  for (const [name, value] of Object.entries(globals)) {
    if (!(name in window)) Object.defineProperty(window, name, { value, configurable: true, writable: true });
  }
  Object.defineProperty(window.crypto, 'subtle', { value: webcrypto.subtle, configurable: true });
}

function addMissingMethods() {
  window.matchMedia ??= (media) =>
    Object.assign(new EventTarget(), { media, matches: false, onchange: null, addListener() {}, removeListener() {} }) as MediaQueryList;
  window.scrollTo = () => {};
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.setPointerCapture ??= () => {};
  Element.prototype.releasePointerCapture ??= () => {};
  HTMLDialogElement.prototype.showModal ??= showModal;
  HTMLDialogElement.prototype.close ??= close;
  URL.createObjectURL ??= () => 'blob:test';
  URL.revokeObjectURL ??= () => {};
}

/** Without modality: a test sees whether a dialog is open, not that the rest is out of reach. */
function showModal(this: HTMLDialogElement) {
  this.open = true;
}

function close(this: HTMLDialogElement, returnValue?: string) {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.dispatchEvent(new Event('close'));
}

/** jsdom logs an error for styles of pseudo-elements, which antd asks for to measure scroll bars. */
function ignorePseudoElements() {
  const { getComputedStyle } = window;
  window.getComputedStyle = (element) => getComputedStyle(element);
}

if (typeof window !== 'undefined') {
  addMissingGlobals();
  addMissingMethods();
  ignorePseudoElements();
}
