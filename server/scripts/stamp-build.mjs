import { stampBuild } from './start/build.mjs';

stampBuild();
