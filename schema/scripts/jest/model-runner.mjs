import { nativeRunner } from './native-runner.mjs';

/** Tests of the model load it like those of faults do, which find it sound when no fault is named. */
export default nativeRunner({ hooks: new URL('../faults/hooks.mjs', import.meta.url) });
