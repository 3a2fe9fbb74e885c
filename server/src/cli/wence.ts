#!/usr/bin/env node
import { askPassword } from './ask-password.js';
import { runCommand } from './run-command.js';

// Only the exit code is set: what was said may still be on its way through a pipe.
process.exitCode = await runCommand(process.argv.slice(2), {
  env: process.env,
  now: () => new Date(),
  say: (line) => process.stdout.write(`${line}\n`),
  complain: (line) => process.stderr.write(`${line}\n`),
  askPassword: () => askPassword(process.stdin, process.stdout),
});
