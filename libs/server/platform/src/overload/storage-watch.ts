/** How long after a write that found no room the server says that it cannot do its work, in milliseconds. */
export const fullForMs = 15_000;

/** Remembers whether there was room for what was last to be written. */
export interface StorageWatch {
  /** Takes an error of the database or of a file; keeps it in mind when it says that the disk is full. */
  readonly observe: (error: unknown) => void;
  readonly isFull: () => boolean;
}

export function createStorageWatch(now: () => number = () => performance.now()): StorageWatch {
  let foundFullAt = Number.NEGATIVE_INFINITY;
  return {
    observe(error) {
      if (isDiskFull(error)) foundFullAt = now();
    },
    isFull: () => now() - foundFullAt < fullForMs,
  };
}

/** PostgreSQL's code for a full disk, and the operating system's for one and for a quota that is used up. */
const codes: ReadonlySet<unknown> = new Set(['53100', 'ENOSPC', 'EDQUOT']);

export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && codes.has(error.code);
}
