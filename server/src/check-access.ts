import { describeServer } from './describe-server.js';

/** Part of the build: fails when an operation has no rule of access, or one that leaves out a place of an id. */
const { operations } = await describeServer();
process.stdout.write(`${operations.length} operations say who may call them and whose objects they name\n`);
