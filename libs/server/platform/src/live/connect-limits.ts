import { createHash } from 'node:crypto';
import type { FairLimits } from '../overload/fair-gate.ts';

export const connectLimits = {
  /** Connections that one name and password may open in a minute. */
  perMinute: 600,
  /** Open connections of one person or device. */
  open: 300,
  /** Open connections of one wall. */
  openOfWall: 50,
  /** Of one credential of a building: all of its devices may have it. */
  openOfBuilding: 5_000,
} as const;

/** Checks of who somebody is: those of one name and password delay nobody else's. */
export const checkLimits: FairLimits = {
  atOnce: 8,
  perKey: 2,
  waiting: connectLimits.open,
  waitingInAll: 2_000,
  patienceMs: 10_000,
};

/** What stands for a name and password in the memory of this process: not the password. */
export function credentialKey(username: string, password: string): string {
  return createHash('sha256').update(`${username}\0${password}`).digest('base64');
}

const minuteMs = 60_000;
/** Names remembered at once; the oldest goes first. */
const maxNames = 20_000;

/** Counts connections by name and password, so that nobody uses up those of another by naming them. */
export function createConnectCounter(now: () => number = () => performance.now()) {
  let began = now();
  const counts = new Map<string, number>();

  /** Whether one more of {@link credentialKey} is within the limit. */
  return (key: string): boolean => {
    if (now() - began >= minuteMs) {
      began = now();
      counts.clear();
    }
    const count = (counts.get(key) ?? 0) + 1;
    if (count === 1 && counts.size >= maxNames) counts.delete(counts.keys().next().value ?? '');
    counts.set(key, count);
    return count <= connectLimits.perMinute;
  };
}
