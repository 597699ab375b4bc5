import { createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { finished } from 'node:stream/promises';

export interface Output {
  readonly write: (text: string) => void;
  /** Resolves when everything is on the disk. */
  readonly end: () => Promise<void>;
}

/**
 * Appends to a file, with the head first where the file is new; `-` is standard output.
 * @throws the system's error when the file cannot be written; one that comes later goes to `onError`.
 */
export async function openOutput(file: string, head: string, onError: (error: Error) => void): Promise<Output> {
  if (file === '-') {
    process.stdout.on('error', onError).write(head);
    return { write: (text) => void process.stdout.write(text), end: () => Promise.resolve() };
  }
  const handle = await open(file, 'a');
  const { size } = await handle.stat();
  const stream = createWriteStream(file, { fd: handle, flush: true });
  stream.on('error', onError);
  if (size === 0) stream.write(head);
  return {
    write: (text) => void stream.write(text),
    async end() {
      if (stream.errored !== null) return;
      stream.end();
      await finished(stream);
    },
  };
}
