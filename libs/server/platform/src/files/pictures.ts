import { randomBytes } from 'node:crypto';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { decoding } from './decoding.ts';
import { loadSharp } from './inspect/load-sharp.ts';

/** Pixels of an edge: twice what the largest avatar shows. */
const edge = 256;
/** A small file that unpacks to a wall of pixels is not for us. */
const maxPixels = 50_000_000;
const secondsForOne = 15;
const formats: ReadonlySet<string> = new Set(['jpeg', 'png', 'webp']);

/** Where pictures lie below the data folder. */
export function pictureFolder(dataDir: string): string {
  return join(dataDir, 'pictures');
}

export function pictureFile(dataDir: string, key: string): string {
  return join(pictureFolder(dataDir), `${key}.webp`);
}

/** Path under which a picture is served. */
export function picturePath(key: string): string {
  return `/api/_files/pictures/${key}.webp`;
}

/**
 * Keeps a picture as a small square WebP without anything the camera wrote into it (place, time, owner).
 * Pictures of the same `owner` are looked at one after the other. Returns its key, or null for what is not a picture, whatever it calls itself.
 */
export async function keepPicture(dataDir: string, owner: string, file: Buffer): Promise<string | null> {
  const small = await decoding.run(owner, () => shrink(file));
  if (small === null) return null;
  const key = randomBytes(20).toString('hex');
  await mkdir(pictureFolder(dataDir), { recursive: true });
  await writeFile(pictureFile(dataDir, key), small, { flag: 'wx' });
  return key;
}

/** Forgets a picture; one that is gone already is no error. */
export async function forgetPicture(dataDir: string, key: string): Promise<void> {
  await rm(pictureFile(dataDir, key), { force: true });
}

async function shrink(file: Buffer): Promise<Buffer | null> {
  const sharp = await loadSharp();
  try {
    const image = sharp(file, { limitInputPixels: maxPixels, failOn: 'error' }).timeout({ seconds: secondsForOne });
    const { format } = await image.metadata();
    if (format === undefined || !formats.has(format)) return null;
    // Turned as the camera was held, before the note of it is dropped with all others.
    return await image.rotate().resize(edge, edge, { fit: 'cover' }).webp({ quality: 82 }).toBuffer();
  } catch {
    return null;
  }
}
