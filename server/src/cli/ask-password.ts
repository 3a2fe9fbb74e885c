import type { ReadStream, WriteStream } from 'node:tty';
import { createInterface } from 'node:readline/promises';
import { UsageError } from './commands/command.js';

const ENTER = new Set(['\r', '\n', '\u0004']);
const BACKSPACE = new Set(['\u007f', '\b']);
const INTERRUPT = '\u0003';

type Input = Pick<ReadStream, 'isTTY'> & NodeJS.ReadableStream & Partial<Pick<ReadStream, 'setRawMode'>>;

/** Reads a password: typed twice without echo on a terminal, or the first line of a pipe. */
export async function askPassword(input: Input, output: Pick<WriteStream, 'write'>): Promise<string> {
  if (!input.isTTY) return firstLine(input);
  const once = await typed('Password: ', input, output);
  if ((await typed('Once more: ', input, output)) !== once) throw new UsageError('The two passwords are not the same.');
  return once;
}

async function firstLine(input: NodeJS.ReadableStream): Promise<string> {
  const lines = createInterface({ input });
  for await (const line of lines) return line;
  throw new UsageError('No password came on standard input.');
}

function typed(prompt: string, input: Input, output: Pick<WriteStream, 'write'>): Promise<string> {
  output.write(prompt);
  return new Promise((resolve, reject) => {
    let text = '';
    const done = (end: () => void) => {
      input.off('data', read);
      input.setRawMode?.(false);
      input.pause();
      output.write('\n');
      end();
    };
    const read = (keys: Buffer | string) => {
      for (const key of String(keys)) {
        if (key === INTERRUPT) return done(() => reject(new UsageError('Nothing was done.')));
        if (ENTER.has(key)) return done(() => resolve(text));
        text = BACKSPACE.has(key) ? [...text].slice(0, -1).join('') : text + key;
      }
    };
    input.setRawMode?.(true);
    input.resume();
    input.on('data', read);
  });
}
