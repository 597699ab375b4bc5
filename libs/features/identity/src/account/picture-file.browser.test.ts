import { pictureOf } from '@imah/app/harness';
import { expect, it } from 'vitest';
import { readPicture } from './picture-file.ts';

/** A picture of that size: its middle square is green, what lies beside it red. */
async function photo(width: number, height: number): Promise<Blob> {
  const canvas = new OffscreenCanvas(width, height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('The browser draws nothing.');
  const side = Math.min(width, height);
  context.fillStyle = '#f00';
  context.fillRect(0, 0, width, height);
  context.fillStyle = '#0f0';
  context.fillRect((width - side) / 2, (height - side) / 2, side, side);
  return pictureOf(canvas, 'image/png');
}
async function sizeOf(base64: string | null) {
  const bytes = Uint8Array.from(atob(base64 ?? ''), (character) => character.charCodeAt(0));
  const { width, height } = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  return [width, height];
}
/** Red and green of the four corners, each as there or not. */
async function cornersOf(base64: string | null) {
  const bytes = Uint8Array.from(atob(base64 ?? ''), (character) => character.charCodeAt(0));
  const picture = await createImageBitmap(new Blob([bytes], { type: 'image/jpeg' }));
  const context = new OffscreenCanvas(picture.width, picture.height).getContext('2d');
  context?.drawImage(picture, 0, 0);
  const [right, bottom] = [picture.width - 3, picture.height - 3];
  return [
    [2, 2],
    [right, 2],
    [2, bottom],
    [right, bottom],
  ].map(([x = 0, y = 0]) => {
    const [red = 0, green = 0] = context?.getImageData(x, y, 1, 1).data ?? [];
    return green > 200 && red < 60 ? 'green' : 'red';
  });
}

it.each([
  ['a wide photo', 1600, 900, 512],
  ['a tall photo', 600, 1200, 512],
  ['a small picture, which is not made larger', 120, 90, 90],
  ['a picture of one pixel', 1, 1, 1],
])('makes a square of %s', async (_name, width, height, side) => {
  expect(await sizeOf(await readPicture(await photo(width, height)))).toEqual([side, side]);
});

it.each([
  [1200, 600],
  [600, 1200],
])('keeps the middle of a picture of %i by %i', async (width, height) => {
  expect(await cornersOf(await readPicture(await photo(width, height)))).toEqual(['green', 'green', 'green', 'green']);
});

it.each([
  ['words', new Blob(['bukan gambar'], { type: 'image/png' })],
  ['nothing', new Blob([], { type: 'image/jpeg' })],
])('reads no picture out of %s', async (_name, file) => {
  expect(await readPicture(file)).toBeNull();
});
