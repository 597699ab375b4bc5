import { type Clock, wait } from './clock.ts';
import { ApiError, isApiError } from './api-error.ts';

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
    if (signal?.aborted)
      throw new ApiError({ kind: 'aborted', message: 'The call was cancelled between two attempts' });
  }
  return attempt();
}

function isLostConnection(error: unknown): boolean {
  return isApiError(error) && (error.kind === 'network' || awayStatuses.includes(error.status));
}
