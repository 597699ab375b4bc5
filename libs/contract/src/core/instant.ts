import * as z from 'zod/mini';

/** ISO-8601 in UTC with milliseconds, `2026-11-20T10:05:00.000Z`. */
export const instant = z.iso.datetime({ precision: 3 });

/** Milliseconds since 1970 UTC: how telemetry and the live channel count time. */
export const epochMs = z.int().check(z.gte(0), z.lte(9_999_999_999_999));
