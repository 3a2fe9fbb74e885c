/**
 * Runs test files with Node's own module loader. Jest would give every file a registry and a realm of its own, and most of a file's time
 * went into loading the same modules once more; here a worker loads them once for all its files. So tests are kept apart by their data: whoever
 * changes `process.env`, a global or a module's state puts it back.
 */
import { createRequire, register } from 'node:module';
import { pathToFileURL } from 'node:url';
import runCircus from 'jest-circus/runner';
import { jest, setGlobals } from './globals.mjs';

const require = createRequire(import.meta.url);
const EVENT_HANDLERS = Symbol.for('EVENT_HANDLERS');
/** jest-circus keeps its state on the global object, under a symbol with this description that is a new one each time it is loaded. */
const STATE = 'JEST_STATE_SYMBOL';

/**
 * Makes the test runner of a workspace. `hooks` is the address of its module hooks; `prepare` is awaited once per worker, before anything of the
 * workspace is loaded; `tidyUp` is called after each test and once more at the end of each file.
 */
export function nativeRunner({ hooks, prepare = async () => {}, tidyUp = () => {} }) {
  let prepared;

  async function prepareOnce({ cacheDirectory }) {
    process.setSourceMapsEnabled(true);
    register(hooks, { data: { cacheDirectory } });
    await prepare();
  }

  return async function run(globalConfig, config, environment, _runtime, testPath, sendMessageToJest) {
    prepared ??= prepareOnce(config);
    await prepared;
    // Jest's own does not know the modules that Node has loaded.
    Error.prepareStackTrace = undefined;
    Object.assign(globalThis, config.globals);
    const env = { ...process.env };
    try {
      return await runCircus.default(
        globalConfig,
        config,
        inThisRealm(environment),
        runtimeFor(config, tidyUp),
        testPath,
        sendMessageToJest,
      );
    } finally {
      jest.useRealTimers();
      jest.restoreAllMocks();
      tidyUp();
      process.env = env;
      forgetState();
    }
  };
}

/**
 * The state has the tests and hooks of the file, and with them the servers that they started; a worker would keep those of all its files. What a hook
 * has begun, like a timer, knows the hook, so that these lose what they run.
 */
function forgetState() {
  for (const symbol of Object.getOwnPropertySymbols(globalThis)) {
    if (symbol.description !== STATE) continue;
    const { rootDescribeBlock } = globalThis[symbol];
    if (rootDescribeBlock) forgetFunctions(rootDescribeBlock);
    delete globalThis[symbol];
  }
}

function forgetFunctions({ hooks, children }) {
  for (const hook of hooks) hook.fn = undefined;
  for (const child of children) {
    if (child.type === 'describeBlock') forgetFunctions(child);
    else child.fn = undefined;
  }
}

function inThisRealm(environment) {
  return { global: globalThis, handleTestEvent: environment.handleTestEvent?.bind(environment) };
}

/** Returns the members of a runtime that jest-circus calls. */
function runtimeFor(config, tidyUp) {
  return {
    /** The framework's state lives in its module: a fresh one for each file. */
    requireInternalModule: (path) => {
      delete require.cache[path];
      globalThis[EVENT_HANDLERS] = undefined;
      return require(path);
    },
    requireModule: (path) => require(path),
    setGlobalsForRuntime: (globals) => {
      setGlobals(globals);
      globals.afterEach(tidyUp);
    },
    unstable_shouldLoadAsEsm: () => true,
    // The same file runs once per project.
    unstable_importModule: (path) => import(`${pathToFileURL(path).href}?${config.id}`),
    enterTestCode: () => {},
    leaveTestCode: () => {},
  };
}
