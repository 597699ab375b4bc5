import type { TicketSlaState } from './ticket-clock.ts';

/** A clock as an answer carried it, read again later without asking. */
export interface ShownSla {
  readonly state: TicketSlaState;
  /** Milliseconds until it is due by the clock on the wall, or since it was; null while it stands. */
  readonly awayMs: number | null;
}

/** What an answered clock says at `now`: one that ran past its end meanwhile is late, without another answer. */
export function slaAt(clock: { readonly state: TicketSlaState; readonly dueAt: string | null }, now: number): ShownSla {
  const { state, dueAt } = clock;
  if (dueAt === null) return { state, awayMs: null };
  const awayMs = Date.parse(dueAt) - now;
  const isCounting = state === 'running' || state === 'near';
  return { state: isCounting && awayMs < 0 ? 'late' : state, awayMs };
}
