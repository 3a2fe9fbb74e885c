import { nativeRunner } from '../../schema/scripts/jest/native-runner.mjs';

export default nativeRunner({ hooks: new URL('../scripts/typescript/hooks.mjs', import.meta.url) });
