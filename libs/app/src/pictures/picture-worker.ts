import type { PictureAnswer, PictureTask } from './picture-order.ts';

async function encode({ picture, order }: PictureTask): Promise<Blob> {
  const { from, width, height, type, quality } = order;
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('This browser draws nothing');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, from.left, from.top, from.width, from.height, 0, 0, width, height);
  picture.close();
  return canvas.convertToBlob({ type, ...(quality === undefined ? {} : { quality }) });
}

self.addEventListener('message', ({ data }: MessageEvent<PictureTask>) => {
  encode(data).then(
    (content) => self.postMessage({ content } satisfies PictureAnswer),
    (error: unknown) => self.postMessage({ reason: String(error) } satisfies PictureAnswer),
  );
});
