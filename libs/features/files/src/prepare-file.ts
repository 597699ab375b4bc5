import { encodePicture } from '@imah/app/pictures';
import { cleanFileName, fileTypes } from '@imah/contract/files/words';

/** Pixels of the longer edge: enough to read a nameplate on a photo of a pump. */
const maxEdge = 2048;
/** Bytes below which a photo of that edge goes as it is. */
const smallEnough = 600_000;
const quality = 0.85;

/** Where there is little room: enough to see what is broken. */
const small = { edge: 1280, quality: 0.7 };

/** What is sent in the place of a chosen file. */
export interface PreparedFile {
  readonly name: string;
  readonly content: Blob;
}

/**
 * Makes a photo small enough for a slow line, upright and without what the camera wrote into it; kinds that only this
 * browser reads (HEIC of an iPhone) become JPEG. With `keepLocation`, and for anything that is no photo, the file goes
 * as it is: the server judges it either way. A photo that would be more than `maxBytes` is made smaller still.
 */
export async function prepareFile(
  file: File,
  { keepLocation, maxBytes = Infinity }: { readonly keepLocation: boolean; readonly maxBytes?: number },
): Promise<PreparedFile> {
  const whole = { name: cleanFileName(file.name), content: file };
  const isTaken = Object.hasOwn(fileTypes, file.type);
  if (!file.type.startsWith('image/') || (keepLocation && isTaken)) return whole;
  const read = () => createImageBitmap(file, { imageOrientation: 'from-image' });
  const picture = await read().catch(() => null);
  if (picture === null) return whole;
  const scale = Math.min(1, maxEdge / Math.max(picture.width, picture.height));
  if (scale === 1 && isTaken && file.size <= smallEnough) {
    picture.close();
    return whole;
  }
  const usual = await drawn(picture, maxEdge, file.type);
  const best = isTaken && usual.size >= file.size && scale === 1 ? file : usual;
  if (best.size > maxBytes) {
    const content = await drawn(await read(), small.edge, 'image/jpeg', small.quality);
    return { name: named(whole.name, 'image/jpeg'), content };
  }
  return best === file ? whole : { name: named(whole.name, best.type), content: best };
}

/** The whole picture with no edge longer than `edge` pixels. */
function drawn(picture: ImageBitmap, edge: number, type: string, fineness = quality): Promise<Blob> {
  const { width, height } = picture;
  const scale = Math.min(1, edge / Math.max(width, height));
  const order = {
    from: { left: 0, top: 0, width, height },
    width: Math.round(width * scale),
    height: Math.round(height * scale),
  };
  // Drawings and screenshots stay sharp, and see-through where they were.
  if (type === 'image/png') return encodePicture(picture, { ...order, type });
  return encodePicture(picture, { ...order, type: 'image/jpeg', quality: fineness });
}

function named(name: string, type: string): string {
  const end = type === 'image/png' ? 'png' : 'jpg';
  return `${name.replace(/\.[^.]*$/, '') || 'foto'}.${end}`;
}
