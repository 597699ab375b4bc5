/** How much a person has written on this device that is not on the server; 0 where that cannot be known. */
export async function countUnsent(account: string | null): Promise<number> {
  if (account === null) return 0;
  try {
    const { createOutboxStore } = await import('@imah/app/outbox/engine');
    return (await createOutboxStore().list(account)).filter(({ state }) => state !== 'sent').length;
  } catch {
    // A browser that keeps nothing holds nothing back either.
    return 0;
  }
}

/** Forgets it. */
export async function dropUnsent(account: string): Promise<void> {
  const { createOutboxStore } = await import('@imah/app/outbox/engine');
  const store = createOutboxStore();
  await store.remove((await store.list(account)).map(({ seq }) => seq));
}
