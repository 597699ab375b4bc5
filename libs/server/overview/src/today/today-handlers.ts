import type { Today, todayEndpoints } from '@imah/contract/today';
import { todayKinds } from '@imah/contract/today/words';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { countWaitingTickets } from './tickets-today.ts';
import { todaySources } from './today-sources.ts';

/** As many of each kind as a person can look through at a glance; the rest is behind its number. */
const shownOfEach = 20;

export function todayHandlers({ db, now }: ServerContext): Pick<Handlers, keyof typeof todayEndpoints> {
  return {
    getToday: async ({ actor, query }) => {
      const asked = { db, actor, now: now(), buildingId: query.buildingId ?? null };
      const ask = { ...asked, waiting: countWaitingTickets(asked) };
      const [{ overdue, unassigned }, ...parts] = await Promise.all([
        ask.waiting,
        ...todayKinds.map((kind) => todaySources[kind](ask, shownOfEach)),
      ]);
      const totals = todayKinds.map((kind, index) => [kind, parts[index]?.total ?? 0] as const);
      return {
        data: {
          items: parts
            .flatMap(({ items }) => [...items])
            // The order of what has the same time is that of the sources.
            .toSorted((one, other) => (one.until === other.until ? 0 : one.until - other.until))
            .map(({ item }) => item),
          // Object.fromEntries forgets which keys it was given.
          totals: Object.fromEntries(totals) as Today['totals'],
          tickets: { overdue, unassigned },
        },
      };
    },
  };
}
