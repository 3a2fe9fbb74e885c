import { serveProcess } from './serve-process.js';

/** Jobs that go wrong in every way, by name. */
serveProcess(async (job: string) => {
  if (job === 'loop') for (;;);
  if (job === 'exit') process.exit(3);
  if (job === 'throw') throw new Error('thrown');
  if (job === 'grow') for (const held: string[] = []; ; ) held.push('x'.repeat(100_000) + String(held.length));
  if (job === 'buffers')
    for (const held: Buffer[] = []; ; await new Promise((resolve) => setTimeout(resolve, 20))) held.push(Buffer.alloc(40_000_000, 1));
  if (job === 'secrets') return Object.keys(process.env).join();
  return `${job} done`;
});
