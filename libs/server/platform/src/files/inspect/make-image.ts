import type { FileTypeName, PreviewSize } from '@imah/contract/files/words';
import type { Sharp } from 'sharp';
import { loadSharp } from './load-sharp.ts';
import { HttpProblem } from '../../http/errors.ts';

/** A small file that unpacks to a wall of pixels is not for us; the largest phone cameras stay below. */
const maxPixels = 64_000_000;
const maxEdge = 16_384;
const secondsForOne = 30;
/** Pixels at the longer edge. */
const previewEdge: Readonly<Record<PreviewSize, number>> = { small: 320, large: 1280 };

/** An image written anew: nothing that was hidden in, before or behind it is left. */
export interface MadeImage {
  readonly content: Buffer;
  readonly width: number;
  readonly height: number;
  readonly previews: Readonly<Record<PreviewSize, Buffer>>;
}

/**
 * Decodes the image at `path` and writes it anew, upright, with two small pictures. What the camera wrote into it (place,
 * time, owner) is dropped, from the small pictures always.
 * @throws {HttpProblem} 422 when it cannot be decoded, or is too large to be
 */
export async function makeImage(
  path: string,
  type: FileTypeName,
  { keepLocation }: { keepLocation: boolean },
): Promise<MadeImage> {
  const sharp = await loadSharp();
  const open = () => sharp(path, { limitInputPixels: maxPixels, failOn: 'error' }).timeout({ seconds: secondsForOne });
  try {
    const { format, width, height } = await open().metadata();
    if (`image/${format}` !== type) throw new HttpProblem(415, 'ISI_BERKAS_BERBEDA');
    if (width * height > maxPixels || Math.max(width, height) > maxEdge)
      throw new HttpProblem(422, 'GAMBAR_TERLALU_LUAS');
    const upright = open().autoOrient();
    const whole = await written(keepLocation ? upright.keepExif() : upright, type).toBuffer({
      resolveWithObject: true,
    });
    const preview = (size: PreviewSize) =>
      sharp(whole.data)
        .resize(previewEdge[size], previewEdge[size], { fit: 'inside', withoutEnlargement: true })
        .webp({ quality: 80 })
        .toBuffer();
    const previews = { small: await preview('small'), large: await preview('large') };
    return { content: whole.data, width: whole.info.width, height: whole.info.height, previews };
  } catch (error) {
    if (error instanceof HttpProblem) throw error;
    const isTooLarge = error instanceof Error && /pixel limit/.test(error.message);
    throw new HttpProblem(422, isTooLarge ? 'GAMBAR_TERLALU_LUAS' : 'BERKAS_RUSAK');
  }
}

function written(image: Sharp, type: FileTypeName): Sharp {
  if (type === 'image/png') return image.png({ compressionLevel: 8 });
  return type === 'image/webp' ? image.webp({ quality: 86 }) : image.jpeg({ quality: 86, mozjpeg: true });
}
