/** Calls `onTurn` once this tab is the one that sends; it stays that until `signal` is aborted or the tab is gone. */
export type TakeTurn = (name: string, signal: AbortSignal, onTurn: () => void) => void;

/**
 * The browser's locks: the turn of a killed tab goes to the next by itself. On an address without them (plain http in a
 * house's own network) every tab sends; the server knows the ids, so nothing arrives twice.
 */
export function takeTurnOver(locks: LockManager | undefined): TakeTurn {
  return (name, signal, onTurn) => {
    if (locks === undefined) {
      onTurn();
      return;
    }
    const hold = async () => {
      onTurn();
      await new Promise<void>((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
    };
    // Rejects when it is given up before its turn came.
    locks.request(name, { signal }, hold).catch(() => undefined);
  };
}
