/** A page, or the gap between two that are not neighbours. */
export type PageShown = number | 'gap-before' | 'gap-after';

/**
 * The pages that are offered: the first, the last, and those beside the present one. Always as many entries, so
 * that nothing moves under the pointer; a gap is never drawn for a single page.
 */
export function pagesShown(page: number, pages: number): PageShown[] {
  const most = 7;
  const range = (first: number, last: number) => Array.from({ length: last - first + 1 }, (_, index) => first + index);
  if (pages <= most) return range(1, pages);
  if (page <= 4) return [...range(1, 5), 'gap-after', pages];
  if (page >= pages - 3) return [1, 'gap-before', ...range(pages - 4, pages)];
  return [1, 'gap-before', page - 1, page, page + 1, 'gap-after', pages];
}
