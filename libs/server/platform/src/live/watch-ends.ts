/** Milliseconds ahead of which the ends of rights are asked for; asked anew at least as often. */
export const endsAheadMs = 60_000;

export interface EndsOptions {
  /** Of these people those who lose a right within so many milliseconds, and after how many. */
  readonly rightsThatEnd: (userIds: readonly string[], withinMs: number) => Promise<ReadonlyMap<string, number>>;
  readonly ended: (userId: string) => void;
}

/** Calls `ended` at the moment at which a right of a person that is watched runs out. */
export interface EndsWatch {
  /** To be called when these people come, when their rights change, and at least every `endsAheadMs` after. */
  watch(userIds: readonly string[]): Promise<void>;
  close(): void;
}

export function createEndsWatch({ rightsThatEnd, ended }: EndsOptions): EndsWatch {
  const timers = new Map<string, NodeJS.Timeout>();
  let isClosed = false;

  function set(userId: string, afterMs: number | undefined): void {
    clearTimeout(timers.get(userId));
    timers.delete(userId);
    if (afterMs === undefined || isClosed) return;
    const timer = setTimeout(() => {
      timers.delete(userId);
      ended(userId);
    }, afterMs);
    timers.set(userId, timer.unref());
  }

  return {
    async watch(userIds) {
      if (userIds.length === 0) return;
      const ends = await rightsThatEnd(userIds, endsAheadMs);
      for (const userId of userIds) set(userId, ends.get(userId));
    },
    close() {
      isClosed = true;
      for (const timer of timers.values()) clearTimeout(timer);
      timers.clear();
    },
  };
}
