#!/usr/bin/env node
import { askPassword } from './ask-password.js';
import { runCommand } from './run-command.js';

// Only the exit code is set, because output may still be buffered in a pipe.
process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  now: () => new Date(),
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  askPassword: () => askPassword(process.stdin, process.stdout),
});
