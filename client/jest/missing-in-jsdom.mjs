import { computedStyle } from './computed-style.mjs';

const later = globalThis.setImmediate;

class IdleObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}

/** A channel that ends by itself: Node's keeps its process alive for as long as it is open, and antd closes none. */
class TaskChannel {
  port1 = Object.assign(new window.EventTarget(), { onmessage: null, start() {}, close() {} });
  port2 = { postMessage: (data) => void later(() => deliver(this.port1, data)) };
}

function deliver(port, data) {
  const event = new window.MessageEvent('message', { data });
  port.onmessage?.(event);
  port.dispatchEvent(event);
}

function NoWorker() {
  throw new Error('There is no worker; a test that needs one replaces this class.');
}

function readBytes() {
  return new Promise((resolve, reject) => {
    const reader = new window.FileReader();
    reader.addEventListener('load', () => resolve(reader.result));
    reader.addEventListener('error', () => reject(reader.error));
    reader.readAsArrayBuffer(this);
  });
}

/** Adds what jsdom lacks and our pages need. There is no server: a test replaces `fetch` and `XMLHttpRequest`. */
export function addMissing(window) {
  window.ResizeObserver ??= IdleObserver;
  window.IntersectionObserver ??= IdleObserver;
  window.PointerEvent ??= window.MouseEvent;
  window.CSS ??= { escape: (text) => text.replaceAll(/[^\w-]/g, '\\$&'), supports: () => false };
  window.matchMedia ??= (media) => Object.assign(new window.EventTarget(), { media, matches: false });
  window.MessageChannel ??= TaskChannel;
  window.Worker ??= NoWorker;
  window.scrollTo = () => {};
  addElementMethods(window);
  window.Blob.prototype.arrayBuffer ??= readBytes;
  URL.createObjectURL = () => 'blob:test';
  URL.revokeObjectURL = () => {};
  window.getComputedStyle = computedStyle;
}

function addElementMethods({ Element, HTMLDialogElement }) {
  Element.prototype.scrollIntoView ??= () => {};
  Element.prototype.setPointerCapture ??= () => {};
  Element.prototype.releasePointerCapture ??= () => {};
  HTMLDialogElement.prototype.showModal ??= showModal;
  HTMLDialogElement.prototype.close ??= close;
}

/** Without modality: a test sees whether a dialog is open, not that the rest is out of reach. */
function showModal() {
  this.open = true;
}

function close(returnValue) {
  if (!this.open) return;
  this.open = false;
  if (returnValue !== undefined) this.returnValue = returnValue;
  this.dispatchEvent(new Event('close'));
}
