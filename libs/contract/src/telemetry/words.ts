/** Limits of one packet on a `tele` topic (domain model 5.3). */
export const ingestLimits = { maxBytes: 65_536, maxPoints: 100, maxFutureMs: 300_000 } as const;

/** How finely past values are kept. */
export const rollupLevels = ['raw', '5m', '1h', '1d'] as const;
export type RollupLevel = (typeof rollupLevels)[number];
