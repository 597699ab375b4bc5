import type sharpType from 'sharp';

/** Loaded where it is used: most processes see a picture now and then. */
export async function loadSharp(): Promise<typeof sharpType> {
  const { default: sharp } = await import('sharp');
  // An image takes one of the threads that password hashes and files need as well, never all of them; what was
  // decoded is not kept.
  sharp.concurrency(1);
  sharp.cache(false);
  return sharp;
}
