import { expect, it } from 'vitest';
import { encodePicture } from './encode-picture.ts';

/** Green in its left half, see-through in its right. */
function halfGreen(width: number, height: number): ImageBitmap {
  const canvas = new OffscreenCanvas(width, height);
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('The browser draws nothing.');
  brush.fillStyle = '#0f0';
  brush.fillRect(0, 0, width / 2, height);
  return canvas.transferToImageBitmap();
}
async function pixel(content: Blob, x: number, y: number): Promise<readonly number[]> {
  const picture = await createImageBitmap(content);
  const brush = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  brush?.drawImage(picture, 0, 0);
  return [picture.width, picture.height, ...(brush?.getImageData(x, y, 1, 1).data ?? [])];
}
const whole = { left: 0, top: 0, width: 40, height: 20 };

it('writes a part of a picture in the size and the kind asked for', async () => {
  const right = { ...whole, left: 20, width: 20 };

  const seen = await encodePicture(halfGreen(40, 20), { from: right, width: 10, height: 10, type: 'image/png' });
  const small = await encodePicture(halfGreen(40, 20), { from: whole, width: 20, height: 10, type: 'image/jpeg' });

  expect([seen.type, ...(await pixel(seen, 5, 5))]).toEqual(['image/png', 10, 10, 0, 0, 0, 0]);
  const [width, height, red = 255, green = 0] = await pixel(small, 4, 4);
  expect([small.type, width, height, red < 60, green > 200]).toEqual(['image/jpeg', 20, 10, true, true]);
});

it('says so where there is nothing to draw', async () => {
  const order = { from: whole, width: 0, height: 0, type: 'image/jpeg' } as const;

  await expect(encodePicture(halfGreen(40, 20), order)).rejects.toThrow(/Error/);
});

it('uses the picture up, so that nothing of it stays behind', async () => {
  const picture = halfGreen(40, 20);

  await encodePicture(picture, { from: whole, width: 4, height: 2, type: 'image/jpeg' });

  expect([picture.width, picture.height]).toEqual([0, 0]);
});
