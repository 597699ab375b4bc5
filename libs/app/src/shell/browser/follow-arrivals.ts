import type { Arrival } from '../arrival/index.ts';

/** Hands on where the person goes; the code for it comes with the dashboard, or with the second page of a visitor. */
export function followArrivals(page: Window): (arrival: Arrival) => void {
  let follow: ((arrival: Arrival) => void) | null = null;
  let latest: Arrival | null = null;
  return (arrival) => {
    const first = latest;
    latest = arrival;
    if (follow !== null) follow(arrival);
    else if (first !== null || arrival.pathname.startsWith('/imah'))
      import('../arrival/index.ts')
        .then(({ createArrivals }) => {
          follow ??= createArrivals(page, first ?? arrival);
          if (latest !== null) follow(latest);
        })
        // Without it the next page stays as far down as this one was.
        .catch(() => undefined);
  };
}
