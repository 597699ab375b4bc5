export interface TurnLimits {
  /** Turns there are at once, and by how many that rises in a second. */
  readonly burst: number;
  readonly perSecond: number;
  /** Messages of one connection that may wait for their turn, and of all together. */
  readonly waitingOfOne: number;
  readonly waiting: number;
}

/** More wait for their turn than are kept in memory. */
export class TooManyWaitError extends Error {
  override readonly name = 'TooManyWaitError';
}

export interface Turns {
  /**
   * Resolves when a message of `connection` has its turn: those of one connection in their order, connections one after the other.
   * @throws {TooManyWaitError}
   */
  take(connection: object): Promise<void>;
  /** What waits of a connection that has ended never has its turn. */
  forget(connection: object): void;
  /** Whether nobody waits and all turns are there again: one made anew would give the same. */
  isFresh(): boolean;
}

export interface TurnsByKey {
  of(key: string): Turns;
  /** A connection of `key` has ended. Turns that are as good as new are no longer kept: those used up stay, whoever comes back. */
  forget(key: string, connection: object): void;
  keys(): readonly string[];
}

/** Below this a timer costs more than it spreads. */
const shortestWaitMs = 20;

/** Shares out turns: what comes faster than they do waits instead of being lost. */
export function createTurns(
  { burst, perSecond, waitingOfOne, waiting }: TurnLimits,
  now: () => number = () => performance.now(),
): Turns {
  // In the order in which connections come to their turn.
  const lines = new Map<object, (() => void)[]>();
  let inLine = 0;
  let left = burst;
  let at = now();
  let timer: NodeJS.Timeout | null = null;

  function refill(): void {
    const next = now();
    left = Math.min(burst, left + ((next - at) / 1_000) * perSecond);
    at = next;
  }

  function letIn(): void {
    timer = null;
    refill();
    // Whoever has had a turn stands behind the others, and is met again.
    for (const [connection, line] of lines) {
      if (left < 1) break;
      const turn = line.shift();
      lines.delete(connection);
      if (line.length > 0) lines.set(connection, line);
      left -= 1;
      inLine -= 1;
      turn?.();
    }
    wait();
  }

  function wait(): void {
    if (timer !== null || inLine === 0) return;
    timer = setTimeout(letIn, Math.max(shortestWaitMs, ((1 - left) / perSecond) * 1_000));
    timer.unref();
  }

  return {
    take(connection) {
      refill();
      if (inLine === 0 && left >= 1) {
        left -= 1;
        return Promise.resolve();
      }
      const line = lines.get(connection) ?? [];
      if (line.length >= waitingOfOne || inLine >= waiting)
        return Promise.reject(new TooManyWaitError('too many messages wait'));
      return new Promise((resolve) => {
        line.push(resolve);
        lines.set(connection, line);
        inLine += 1;
        wait();
      });
    },
    forget(connection) {
      inLine -= lines.get(connection)?.length ?? 0;
      lines.delete(connection);
    },
    isFresh() {
      refill();
      return inLine === 0 && left >= burst;
    },
  };
}

/** Turns of each key by itself, kept no longer than they tell anything. */
export function createTurnsByKey(limits: TurnLimits, now?: () => number): TurnsByKey {
  const kept = new Map<string, Turns>();
  return {
    of(key) {
      const known = kept.get(key) ?? createTurns(limits, now);
      kept.set(key, known);
      return known;
    },
    forget(key, connection) {
      kept.get(key)?.forget(connection);
      for (const [other, turns] of kept) if (turns.isFresh()) kept.delete(other);
    },
    keys: () => [...kept.keys()],
  };
}
