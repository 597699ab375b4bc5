import type { OrderRow } from '@imah/contract/catalogue';

/** The orders of all pages; what was placed meanwhile moves the rest down, and each stands once. */
export const uniqueOrders = ({
  pages,
}: {
  readonly pages: readonly { readonly data: readonly OrderRow[] }[];
}): OrderRow[] => [...new Map(pages.flatMap(({ data }) => data).map((one) => [one.id, one])).values()];
