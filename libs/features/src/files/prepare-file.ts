import { cleanFileName, fileTypes } from '@imah/contract/routes';

/** Pixels of the longer edge: enough to read a nameplate on a photo of a pump. */
const maxEdge = 2048;
/** Bytes below which a photo of that edge goes as it is. */
const smallEnough = 600_000;
const quality = 0.85;

/** What is sent in the place of a chosen file. */
export interface PreparedFile {
  readonly name: string;
  readonly content: Blob;
}

/**
 * Makes a photo small enough for a slow line, upright and without what the camera wrote into it; kinds that only this
 * browser reads (HEIC of an iPhone) become JPEG. With `keepLocation`, and for anything that is no photo, the file goes
 * as it is: the server judges it either way.
 */
export async function prepareFile(file: File, { keepLocation }: { keepLocation: boolean }): Promise<PreparedFile> {
  const whole = { name: cleanFileName(file.name), content: file };
  const isTaken = Object.hasOwn(fileTypes, file.type);
  if (!file.type.startsWith('image/') || (keepLocation && isTaken)) return whole;
  const picture = await createImageBitmap(file, { imageOrientation: 'from-image' }).catch(() => null);
  if (picture === null) return whole;
  try {
    const scale = Math.min(1, maxEdge / Math.max(picture.width, picture.height));
    if (scale === 1 && isTaken && file.size <= smallEnough) return whole;
    const small = await drawn(picture, scale, file.type);
    return isTaken && small.size >= file.size && scale === 1
      ? whole
      : { name: named(whole.name, small.type), content: small };
  } finally {
    picture.close();
  }
}

async function drawn(picture: ImageBitmap, scale: number, type: string): Promise<Blob> {
  const canvas = new OffscreenCanvas(Math.round(picture.width * scale), Math.round(picture.height * scale));
  const brush = canvas.getContext('2d');
  if (brush === null) throw new Error('This browser draws nothing');
  brush.imageSmoothingQuality = 'high';
  brush.drawImage(picture, 0, 0, canvas.width, canvas.height);
  // Drawings and screenshots stay sharp, and see-through where they were.
  return canvas.convertToBlob(type === 'image/png' ? { type } : { type: 'image/jpeg', quality });
}

function named(name: string, type: string): string {
  const end = type === 'image/png' ? 'png' : 'jpg';
  return `${name.replace(/\.[^.]*$/, '') || 'foto'}.${end}`;
}
