import type { Page } from 'playwright';

export interface Tolerance {
  /** From 0 to 1: how far two colours may be apart before they count as different. */
  readonly color: number;
  /** Share of the pixels that may be different. */
  readonly share: number;
  /** Pixels by which width and height may differ. */
  readonly size: number;
}

/** The same browser: only what a person would see. */
export const strict: Tolerance = { color: 0.1, share: 0.001, size: 0 };
/** As a picture is kept: in fewer colours than it was drawn. */
export const asKept: Tolerance = { color: 0.03, share: 0, size: 0 };
/** Another version of the browser draws letters and edges a little differently. */
export const lenient: Tolerance = { color: 0.25, share: 0.02, size: 4 };

export interface Difference {
  readonly words: string;
  /** The new picture with what is different marked. */
  readonly png: Buffer;
}

/** Compares two pictures; null when they are alike within the tolerance. The page is one that may be emptied. */
export async function differenceOf(
  page: Page,
  before: Buffer,
  after: Buffer,
  tolerance: Tolerance,
): Promise<Difference | null> {
  const found = await page.evaluate(compareInPage, {
    before: before.toString('base64'),
    after: after.toString('base64'),
    tolerance,
  });
  return found === null ? null : { words: found.words, png: Buffer.from(found.png, 'base64') };
}

/** The same picture in colours a person does not tell from its own, and in less than half of the bytes. */
export async function shrink(page: Page, png: Buffer): Promise<Buffer> {
  return Buffer.from(await page.evaluate(shrinkInPage, png.toString('base64')), 'base64');
}

/** Runs in a page. Every eighth step of a channel is kept; a quality of 1 is WebP without loss of the rest. */
async function shrinkInPage(base64: string) {
  const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
  const bitmap = await createImageBitmap(new Blob([bytes]));
  const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
  const context = canvas.getContext('2d');
  if (context === null) throw new Error('This browser cannot draw');
  context.drawImage(bitmap, 0, 0);
  const image = context.getImageData(0, 0, bitmap.width, bitmap.height);
  // A clamped array keeps 256 at 255.
  for (const [at, value] of image.data.entries()) image.data[at] = Math.round(value / 8) * 8;
  context.putImageData(image, 0, 0);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality: 1 });
  let text = '';
  for (const byte of new Uint8Array(await blob.arrayBuffer())) text += String.fromCharCode(byte);
  return btoa(text);
}

interface Asked {
  readonly before: string;
  readonly after: string;
  readonly tolerance: Tolerance;
}

/** Runs in a page: a browser reads and writes pictures without another package. */
async function compareInPage({ before, after, tolerance }: Asked) {
  const read = async (base64: string) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const bitmap = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(bitmap.width, bitmap.height);
    const context = canvas.getContext('2d');
    if (context === null) throw new Error('This browser cannot draw');
    context.drawImage(bitmap, 0, 0);
    return { canvas, context, width: bitmap.width, height: bitmap.height };
  };
  const [one, other] = await Promise.all([read(before), read(after)]);
  const width = Math.min(one.width, other.width);
  const height = Math.min(one.height, other.height);
  const left = one.context.getImageData(0, 0, width, height).data;
  const right = other.context.getImageData(0, 0, width, height);
  const marked = new ImageData(new Uint8ClampedArray(right.data), width, height);
  // The largest distance of two colours weighted by what eyes see of each channel.
  const furthest = 255 * 255;
  let different = 0;
  for (let at = 0; at < left.length; at += 4) {
    const channel = (index: number) => (left[at + index] ?? 0) - (right.data[at + index] ?? 0);
    const distance = 0.299 * channel(0) ** 2 + 0.587 * channel(1) ** 2 + 0.114 * channel(2) ** 2;
    if (distance / furthest <= tolerance.color ** 2) {
      marked.data[at + 3] = 60;
      continue;
    }
    different += 1;
    marked.data.set([220, 0, 80, 255], at);
  }

  const share = different / (width * height);
  const sizes = Math.max(Math.abs(one.width - other.width), Math.abs(one.height - other.height));
  if (share <= tolerance.share && sizes <= tolerance.size) return null;
  const words =
    sizes > tolerance.size
      ? `${one.width} × ${one.height} menjadi ${other.width} × ${other.height}`
      : `${different} titik berbeda (${(share * 100).toFixed(2)} %)`;
  other.context.putImageData(marked, 0, 0);
  const blob = await other.canvas.convertToBlob({ type: 'image/png' });
  const bytes = new Uint8Array(await blob.arrayBuffer());
  let text = '';
  for (const byte of bytes) text += String.fromCharCode(byte);
  return { words, png: btoa(text) };
}
