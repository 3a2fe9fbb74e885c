/**
 * A browser's globals for all test files of a worker, by jsdom. `window` is jsdom's. Each of its names is a global too, which asks the window, so
 * that a test may replace either; the names in `FROM_NODE` go the other way.
 */
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { JSDOM, VirtualConsole } from 'jsdom';
import { addMissing } from './missing-in-jsdom.mjs';

/** jsdom lacks these, or has others than the ones that fake timers replace. */
const FROM_NODE = (
  'setTimeout setInterval clearTimeout clearInterval queueMicrotask performance console ' +
  'URL URLSearchParams Headers fetch TextEncoder TextDecoder crypto atob btoa structuredClone'
).split(' ');
const START = 'http://localhost/';

export function addBrowser() {
  const virtualConsole = new VirtualConsole().sendTo(console, { omitJSDOMErrors: true });
  const { window } = new JSDOM('<!doctype html><html><head></head><body></body></html>', {
    url: START,
    pretendToBeVisual: true,
    virtualConsole,
  });
  addMissing(window);
  for (const name of FROM_NODE) forward(window, name, globalThis);
  for (const name of namesOf(window)) {
    if (!FROM_NODE.includes(name) && !Object.is(window[name], globalThis[name])) forward(globalThis, name, window);
  }
  // An error in an event handler fails the test that runs.
  window.addEventListener('error', ({ error }) => error && process.emit('uncaughtException', error));
  globalThis.addressesOfFiles = addressesOfFiles;
  emptyBrowser();
}

const { fetch } = globalThis;

/** Leaves nothing of a test to the next one, and puts back what it removed. */
export function emptyBrowser() {
  globalThis.fetch ??= fetch;
  globalThis.IS_REACT_ACT_ENVIRONMENT = true;
  document.body.replaceChildren();
  // Every designer that is rendered adds styles of its own to the head, which keeps them; looking at all of them makes each question about a style slow.
  for (const style of document.head.querySelectorAll('style')) style.remove();
  document.title = '';
  localStorage.clear();
  sessionStorage.clear();
  history.replaceState(null, '', START);
}

function namesOf(window) {
  const names = new Set();
  for (let at = window; at && at !== Object.prototype; at = Object.getPrototypeOf(at)) {
    for (const name of Object.getOwnPropertyNames(at)) names.add(name);
  }
  return [...names].filter((name) => name !== 'constructor' && !name.startsWith('_'));
}

/** `object[name]` reads and writes `source[name]`. A method of the window belongs to the window however it is called; classes stay as they are. */
function forward(object, name, source) {
  const bound = new Map();

  function read() {
    const value = source[name];
    if (typeof value !== 'function' || 'prototype' in value) return value;
    if (!bound.has(value)) bound.set(value, value.bind(source));
    return bound.get(value);
  }

  function write(value) {
    source[name] = value;
  }

  Object.defineProperty(object, name, { configurable: true, get: read, set: write });
}

/** Answers `import.meta.glob`. */
function addressesOfFiles(moduleUrl, pattern) {
  const [start, end] = pattern.replace('./', '').split('*');
  const names = readdirSync(fileURLToPath(new URL('.', moduleUrl))).filter((name) => name.startsWith(start) && name.endsWith(end));
  return Object.fromEntries(names.map((name) => [`./${name}`, `/assets/${name}`]));
}
