import type { PictureAnswer, PictureOrder, PictureTask } from './picture-order.ts';

/**
 * Draws a part of a picture and writes it as a file, in a thread of its own: within the page the browser would wait for a
 * moment in which nothing else happens, which on a busy phone takes seconds. The picture is used up.
 */
export async function encodePicture(picture: ImageBitmap, order: PictureOrder): Promise<Blob> {
  // One for each picture: what a large photo took is free again at once.
  const worker = new Worker(new URL('./picture-worker.ts', import.meta.url), { type: 'module' });
  try {
    const answer = await new Promise<PictureAnswer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<PictureAnswer>) => resolve(data));
      worker.addEventListener('error', ({ message }) => reject(new Error(`pictures cannot be made: ${message}`)));
      worker.postMessage({ picture, order } satisfies PictureTask, [picture]);
    });
    if ('reason' in answer) throw new Error(answer.reason);
    return answer.content;
  } finally {
    worker.terminate();
  }
}
