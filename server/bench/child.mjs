import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

/** Starts a server of this folder as a process of its own, and says where it listens. */
export async function startChild(file, args, execArgv = []) {
  const child = fork(fileURLToPath(new URL(file, import.meta.url)), args.map(String), { execArgv });
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
