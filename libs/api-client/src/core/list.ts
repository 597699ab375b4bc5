interface Page<R> {
  readonly data: readonly R[];
  readonly meta: { readonly nextCursor: string | null };
}

/**
 * All rows of a list, page after page: `readAllRows((cursor) => client.listDevices({ params, query: { limit: 200, cursor } }))`.
 * Throws when the server hands out a cursor twice, which would never end.
 */
export async function readAllRows<R>(readPage: (cursor: string | undefined) => Promise<Page<R>>): Promise<R[]> {
  const rows: R[] = [];
  const seen = new Set<string>();
  let cursor: string | undefined;
  for (;;) {
    const page = await readPage(cursor);
    rows.push(...page.data);
    const next = page.meta.nextCursor;
    if (next === null) return rows;
    if (seen.has(next)) throw new Error(`The list handed out the cursor ${next} twice`);
    seen.add(next);
    cursor = next;
  }
}
