import { hash, verify } from '@node-rs/argon2';

/** How passwords are kept. */
export interface Passwords {
  hash(password: string): Promise<string>;
  /** Against null (no such account) it does the same work and answers false. */
  verify(hashed: string | null, password: string): Promise<boolean>;
}

const cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;

/** Argon2id with 19 MiB and two passes. */
export function createPasswords(): Passwords {
  let decoy: Promise<string> | null = null;
  return {
    hash: (password) => hash(password, cost),
    verify: async (hashed, password) => {
      decoy ??= hash('nobody has this password', cost);
      const isRight = await verify(hashed ?? (await decoy), password);
      return hashed !== null && isRight;
    },
  };
}
