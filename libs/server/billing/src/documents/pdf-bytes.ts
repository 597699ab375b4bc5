import type { Paper } from './paper.ts';

/**
 * The bytes of a file that is drawn in steps, each as soon as somebody wants what it brings: what waits to be sent is what
 * a few steps have drawn, however long the file becomes.
 */
export async function* bytesOf(
  { pdf }: Paper,
  steps: AsyncIterable<() => void> | Iterable<() => void>,
): AsyncGenerator<Buffer> {
  let drawn: Buffer[] = [];
  pdf.on('data', (part: Buffer) => drawn.push(part));
  const take = () => {
    const bytes = Buffer.concat(drawn);
    drawn = [];
    return bytes;
  };
  for await (const step of steps) {
    step();
    // Others come to their turn between two steps, and what was drawn arrives.
    await new Promise((resolve) => setImmediate(resolve));
    const bytes = take();
    if (bytes.length > 0) yield bytes;
  }
  const ended = new Promise((resolve) => pdf.once('end', resolve));
  pdf.end();
  await ended;
  yield take();
}
