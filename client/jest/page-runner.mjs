import { nativeRunner } from '../../schema/scripts/jest/native-runner.mjs';
import { addBrowser, emptyBrowser } from './browser.mjs';

let unmountAll = () => {};

async function prepare() {
  // In `test`, antd gives all elements the same id, so that every dialog would have the name of the first.
  process.env.NODE_ENV = 'development';
  addBrowser();
  const { act, cleanup, configure } = await import('@testing-library/react');
  // As long as the tests of a busy machine need; what is there at once is found at once.
  configure({ asyncUtilTimeout: 10_000, getElementError: (message) => new Error(message.slice(0, 2000)) });
  unmountAll = cleanup;
  // Some modules add their words as soon as they are loaded, which on a page comes after this.
  const { default: i18next } = await import('i18next');
  await i18next.init();
  // React keeps the timer of its first `act`, which must not be a fake one.
  await act(async () => {});
}

function tidyUp() {
  unmountAll();
  emptyBrowser();
}

export default nativeRunner({ hooks: new URL('page-hooks.mjs', import.meta.url), prepare, tidyUp });
