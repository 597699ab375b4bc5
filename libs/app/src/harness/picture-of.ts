import { encodePicture } from '../pictures/index.ts';

/** What was drawn on a canvas, as a file, without waiting for an idle moment of the page. The canvas is blank after. */
export function pictureOf(canvas: OffscreenCanvas, type: 'image/jpeg' | 'image/png'): Promise<Blob> {
  const { width, height } = canvas;
  return encodePicture(canvas.transferToImageBitmap(), {
    from: { left: 0, top: 0, width, height },
    width,
    height,
    type,
  });
}
