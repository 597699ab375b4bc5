import { availableParallelism } from 'node:os';
import { hash, verify } from '@node-rs/argon2';
import { createFairGate, type FairLimits } from '@imah/server-platform/overload';

/** How passwords are kept. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Against null (no such account) it does the same work and answers false. */
  verify(hashed: string | null, password: string): Promise<boolean>;
}

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/**
 * One takes some 20 ms of a processor: half of the processors stay with everybody who is signed in, however many guess
 * passwords from however many addresses.
 */
const hashLimits: FairLimits = {
  atOnce: Math.max(1, Math.floor(availableParallelism() / 2)),
  perKey: Number.POSITIVE_INFINITY,
  waiting: 500,
  patienceMs: 10_000,
};

const hashing = createFairGate(hashLimits);
const atWork = <T>(task: () => Promise<T>) => hashing.run('password', task);

/** Argon2id with 19 MiB and two passes. Both reject with `BusyError` when more wait than can be served soon. */
export function createPasswords(): Passwords {
  let decoy: Promise<string> | null = null;
  return {
    hash: (password) => atWork(() => hash(password, cost)),
    verify: async (hashed, password) => {
      decoy ??= hash('nobody has this password', cost);
      const compared = hashed ?? (await decoy);
      const isRight = await atWork(() => verify(compared, password));
      return hashed !== null && isRight;
    },
  };
}
