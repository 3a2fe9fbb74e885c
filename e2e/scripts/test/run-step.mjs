import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TICKS_PER_SECOND = 100;

/** Processor seconds of the processes that this one has started and that have ended; known on Linux only. */
function childSeconds() {
  if (!existsSync('/proc/self/stat')) return undefined;
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ')[1].split(' ');
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

/** Runs the command in the repository's folder and shows what it prints. A step that this machine cannot do is skipped, which is said. */
export async function runStep({ name, command, skipped }, env) {
  if (skipped !== undefined) {
    console.log(`\nSKIPPED: ${name} (${skipped})`);
    return { name, code: 0, skipped, seconds: 0 };
  }
  console.log(`\n> ${name}: ${command}`);
  const began = performance.now();
  const cpuBefore = childSeconds();
  const code = await new Promise((resolve) => {
    spawn(command, { cwd: ROOT, env, shell: true, stdio: 'inherit' }).on('close', (status, signal) =>
      resolve(signal === null ? status : 1),
    );
  });
  const cpu = cpuBefore === undefined ? undefined : childSeconds() - cpuBefore;
  return { name, code, seconds: (performance.now() - began) / 1000, cpu };
}
