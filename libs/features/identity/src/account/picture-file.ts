import { encodePicture } from '@imah/app/pictures';

/** Pixels of an edge: what the server keeps, twice over, so that a phone's photo is not sent whole. */
const edge = 512;

/**
 * A photo as a small JPEG in Base64, cut to its middle square; null for what the browser cannot read as a picture.
 * The server makes it once more: it believes no browser.
 */
export async function readPicture(file: Blob): Promise<string | null> {
  const picture = await createImageBitmap(file).catch(() => null);
  if (picture === null) return null;
  const side = Math.min(picture.width, picture.height);
  const from = { left: (picture.width - side) / 2, top: (picture.height - side) / 2, width: side, height: side };
  const size = Math.min(edge, side);
  const small = await encodePicture(picture, { from, width: size, height: size, type: 'image/jpeg', quality: 0.9 });
  return toBase64(new Uint8Array(await small.arrayBuffer()));
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
