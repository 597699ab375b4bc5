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
  const canvas = new OffscreenCanvas(Math.min(edge, side), Math.min(edge, side));
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2];
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, canvas.width, canvas.height);
  picture.close();
  const small = await canvas.convertToBlob({ type: 'image/jpeg', quality: 0.9 });
  return toBase64(new Uint8Array(await small.arrayBuffer()));
}

function toBase64(bytes: Uint8Array): string {
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return btoa(text);
}
