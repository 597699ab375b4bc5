import { createFairGate } from '../overload/fair-gate.ts';

/** What people send is decoded two at a time, of one person one at a time: each may need some hundred megabytes. */
export const decoding = createFairGate({ atOnce: 2, perKey: 1, waiting: 100, patienceMs: 120_000 });
