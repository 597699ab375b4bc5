import { createHash } from 'node:crypto';

export const connectLimits = {
  /** Connections that one name and password may open in a minute. */
  perMinute: 600,
  /** Open connections of one person or device. */
  open: 300,
  /** Checks of who somebody is under way at once, and waiting: more are sent away at once. */
  checks: 8,
  waiting: 2_000,
} as const;

const minuteMs = 60_000;
/** Names remembered at once; the oldest goes first. */
const maxNames = 20_000;

/** Counts connections by name and password, so that nobody uses up those of another by naming them. */
export function createConnectCounter(now: () => number = () => performance.now()) {
  let began = now();
  const counts = new Map<string, number>();

  /** Whether one more is within the limit. */
  return (username: string, password: string): boolean => {
    if (now() - began >= minuteMs) {
      began = now();
      counts.clear();
    }
    const key = createHash('sha256').update(`${username}\0${password}`).digest('base64');
    const count = (counts.get(key) ?? 0) + 1;
    if (count === 1 && counts.size >= maxNames) counts.delete(counts.keys().next().value ?? '');
    counts.set(key, count);
    return count <= connectLimits.perMinute;
  };
}
