import { spawn } from 'node:child_process';
import { ROOT } from './root.mjs';

const SIGNALS = { SIGHUP: 129, SIGINT: 130, SIGTERM: 143 };
const GRACE_MS = 5000;

/** An expected end of the launcher: a sentence for the person who typed the command, and the exit code. */
export class StepFailed extends Error {
  constructor(message, exitCode) {
    super(message);
    this.exitCode = exitCode;
  }
}

/** Runs npm quietly: one line, its output only when it fails. A signal stops npm and everything it started, then ends the launcher. */
export async function runNpm(title, args) {
  const began = Date.now();
  process.stdout.write(`${title} …\n`);
  const child = spawnNpm(args);
  const output = collect(child);
  const stopped = await untilClosed(child);
  if (stopped.signal) throw new StepFailed(`${title}: stopped.`, SIGNALS[stopped.signal]);
  if (stopped.code !== 0) {
    process.stderr.write(Buffer.concat(output));
    throw new StepFailed(`${title} failed (npm ${args.join(' ')}); what npm said is above.`, 1);
  }
  process.stdout.write(`${title} took ${Math.round((Date.now() - began) / 1000)} s\n`);
}

function spawnNpm(args) {
  const cli = process.env.npm_execpath ?? '';
  const [command, prefix] = cli.endsWith('npm-cli.js') ? [process.execPath, [cli]] : ['npm', []];
  // Its own process group, so that one signal reaches npm, its shell and the compiler alike.
  return spawn(command, [...prefix, ...args], {
    cwd: ROOT,
    detached: process.platform !== 'win32',
    shell: process.platform === 'win32' && command === 'npm',
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}

function collect(child) {
  const chunks = [];
  child.stdout.on('data', (chunk) => chunks.push(chunk));
  child.stderr.on('data', (chunk) => chunks.push(chunk));
  return chunks;
}

function untilClosed(child) {
  return new Promise((resolve) => {
    let stopping;
    const handlers = Object.keys(SIGNALS).map((signal) => [signal, () => stop(signal)]);
    function stop(signal) {
      if (stopping) return;
      stopping = signal;
      kill(child, signal);
      setTimeout(() => kill(child, 'SIGKILL'), GRACE_MS).unref();
    }
    function close(code) {
      for (const [signal, handler] of handlers) process.removeListener(signal, handler);
      resolve({ code, signal: stopping });
    }
    for (const [signal, handler] of handlers) process.on(signal, handler);
    child.on('error', (error) => close(error.code ?? 1));
    child.on('close', close);
  });
}

/** The whole group where there are groups; it may be gone already. */
function kill(child, signal) {
  try {
    if (process.platform === 'win32') child.kill(signal);
    else process.kill(-child.pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}
