/**
 * Runs test files with Node's own module loader. Jest would give every file a registry and a realm of its own, and most of a file's time
 * went into loading the server once more; here a worker loads it once for all its files. So tests are kept apart by their data: whoever
 * changes `process.env`, a global or a module's state puts it back.
 */
import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import runCircus from 'jest-circus/runner';
import { jest, setGlobals } from './globals.mjs';

const require = createRequire(import.meta.url);
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');

let isRegistered = false;

function registerOnce({ cacheDirectory }) {
  if (isRegistered) return;
  isRegistered = true;
  process.setSourceMapsEnabled(true);
  register('./typescript-hooks.mjs', import.meta.url, { data: { cacheDirectory } });
}

export default async function run(globalConfig, config, environment, _runtime, testPath, sendMessageToJest) {
  registerOnce(config);
  // Jest's own does not know the modules that Node has loaded.
  Error.prepareStackTrace = undefined;
  Object.assign(globalThis, config.globals);
  const env = { ...process.env };
  try {
    return await runCircus.default(globalConfig, config, inThisRealm(environment), runtimeFor(config), testPath, sendMessageToJest);
  } finally {
    jest.useRealTimers();
    jest.restoreAllMocks();
    process.env = env;
  }
}

function inThisRealm(environment) {
  return { global: globalThis, handleTestEvent: environment.handleTestEvent?.bind(environment) };
}

/** Returns the members of a runtime that jest-circus calls. */
function runtimeFor(config) {
  return {
    /** The framework's state lives in its module: a fresh one for each file. */
    requireInternalModule: (path) => {
      delete require.cache[path];
      globalThis[EVENT_HANDLERS] = undefined;
      return require(path);
    },
    requireModule: (path) => require(path),
    setGlobalsForRuntime: setGlobals,
    unstable_shouldLoadAsEsm: () => true,
    // The same file runs once per project.
    unstable_importModule: (path) => import(`${pathToFileURL(path).href}?${config.id}`),
    enterTestCode: () => {},
    leaveTestCode: () => {},
  };
}
