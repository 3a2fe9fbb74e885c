import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** As `npm start` has it. Every process that is measured gets the same. */
const MEMORY = ['--max-semi-space-size=64', '--min-semi-space-size=64'];

/** Starts a server of this folder as a process of its own, and says where it listens. */
export async function startChild(file, args, execArgv = []) {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args.map(String), { execArgv: [...MEMORY, ...execArgv] });
  const ended = once(child, 'exit');
  const [addresses] = await Promise.race([
    once(child, 'message'),
    ended.then(([code]) => Promise.reject(new Error(`${file} ended with ${code}`))),
  ]);
  return {
    ...addresses,
    stop: async () => {
      child.send('stop');
      await ended;
    },
  };
}
