export interface FairLimits {
  /** Tasks of all that run at once. */
  readonly atOnce: number;
  /** Tasks of one key that run at once. */
  readonly perKey: number;
  /** Tasks of one key that may stand in line. */
  readonly waiting: number;
  /** Tasks of all keys that may stand in line, where the number of keys has no end of its own. */
  readonly waitingInAll?: number;
  /** How long one stands in line at most, in milliseconds. */
  readonly patienceMs: number;
}

/** The line of its key was full, or did not move in time. */
export class BusyError extends Error {
  override readonly name = 'BusyError';
}

export interface FairGate {
  /**
   * Resolves when a task of `key` may run, with what to call once it has ended.
   * @throws {BusyError}
   */
  enter(key: string): Promise<() => void>;
  /** As `enter`, around `task`. */
  run<T>(key: string, task: () => Promise<T>): Promise<T>;
  readonly running: number;
  readonly waiting: number;
}

interface Line {
  running: number;
  readonly waiting: Set<() => void>;
}

/** Shares places out between keys in turn: one key with a thousand tasks delays another's next task by one at most. */
export function createFairGate(limits: FairLimits): FairGate {
  // In the order in which they come to their turn.
  const lines = new Map<string, Line>();
  const { waitingInAll = Number.POSITIVE_INFINITY } = limits;
  let running = 0;
  let waiting = 0;

  function forgetIdle(key: string, line: Line): void {
    if (line.running === 0 && line.waiting.size === 0) lines.delete(key);
  }

  function letIn(): void {
    for (const [key, line] of lines) {
      if (running >= limits.atOnce) return;
      const [next] = line.waiting;
      if (next === undefined || line.running >= limits.perKey) continue;
      line.waiting.delete(next);
      waiting -= 1;
      lines.delete(key);
      lines.set(key, line);
      next();
    }
  }

  function take(key: string, line: Line): () => void {
    running += 1;
    line.running += 1;
    let isOver = false;
    return () => {
      if (isOver) return;
      isOver = true;
      running -= 1;
      line.running -= 1;
      forgetIdle(key, line);
      letIn();
    };
  }

  function enter(key: string): Promise<() => void> {
    const line = lines.get(key) ?? { running: 0, waiting: new Set() };
    lines.set(key, line);
    if (running < limits.atOnce && line.running < limits.perKey) return Promise.resolve(take(key, line));
    if (line.waiting.size >= limits.waiting || waiting >= waitingInAll) {
      forgetIdle(key, line);
      return Promise.reject(new BusyError('the line is full'));
    }
    return new Promise((resolve, reject) => {
      const begin = () => {
        clearTimeout(timer);
        resolve(take(key, line));
      };
      const timer = setTimeout(() => {
        line.waiting.delete(begin);
        waiting -= 1;
        forgetIdle(key, line);
        reject(new BusyError('waited for too long'));
      }, limits.patienceMs);
      line.waiting.add(begin);
      waiting += 1;
    });
  }

  return {
    enter,
    async run(key, task) {
      const leave = await enter(key);
      try {
        return await task();
      } finally {
        leave();
      }
    },
    get running() {
      return running;
    },
    get waiting() {
      return waiting;
    },
  };
}
