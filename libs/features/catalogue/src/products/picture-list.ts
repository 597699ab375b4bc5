import type { ProductPicture } from '@imah/contract/catalogue';

/** The pictures with those that were sent since, which come last. */
export function withSent(pictures: readonly ProductPicture[], sent: readonly string[]): ProductPicture[] {
  const known = new Set(pictures.map(({ fileId }) => fileId));
  return [...pictures, ...sent.filter((fileId) => !known.has(fileId)).map((fileId) => ({ fileId, alt: '' }))];
}

/** With one of them a place further up (-1) or down (1); at the end it stays. */
export function moved(pictures: readonly ProductPicture[], index: number, by: -1 | 1): ProductPicture[] {
  const [one, other] = [pictures[index], pictures[index + by]];
  if (one === undefined || other === undefined) return [...pictures];
  return pictures.map((picture, at) => (at === index ? other : at === index + by ? one : picture));
}
