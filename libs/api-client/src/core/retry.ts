import { type Clock, wait } from './clock.ts';
import { isApiError } from './api-error.ts';
import { errorOfAbort } from './error-of-answer.ts';

/** Pauses before the second and third attempt, in milliseconds; each is stretched by up to half at random. */
const pausesMs = [300, 1200];

/** Statuses of a gateway whose server is away: the call was not worked on. */
const awayStatuses = [502, 503, 504];

export interface RetryPorts {
  readonly clock: Clock;
  readonly random: () => number;
}

/** Runs `attempt`, and again after a lost connection when the route allows it. */
export async function withRetry<T>(
  allowed: boolean,
  attempt: () => Promise<T>,
  signal: AbortSignal | undefined,
  { clock, random }: RetryPorts,
): Promise<T> {
  for (const pauseMs of allowed ? pausesMs : []) {
    try {
      return await attempt();
    } catch (error) {
      if (!isLostConnection(error)) throw error;
    }
    await wait(clock, pauseMs * (1 + random() / 2), signal);
    if (signal?.aborted) throw errorOfAbort('The call', signal.reason);
  }
  return attempt();
}

/** A server that was not reached, or a gateway that did not reach it. */
export function isLostConnection(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'network' || awayStatuses.includes(error.status));
}
