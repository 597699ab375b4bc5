// Jakarta's clock stands seven hours before UTC the whole year.
const offset = '+07:00';

/** The instant at which a day (`2026-11-20`) begins in Jakarta. */
export function dayStart(day: string): string {
  return new Date(`${day}T00:00:00.000${offset}`).toISOString();
}

/** The instant at which the day after it begins. */
export function dayEnd(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00.000${offset}`) + 86_400_000).toISOString();
}
