import * as z from 'zod/mini';

/** Years that a person means; what lies beyond is a slip, and more than databases and calendars agree on. */
const years = '(?=19|20|21)';
const within = (pattern: RegExp) => new RegExp(pattern.source.replace('^', `^${years}`));

/** ISO-8601 in UTC with milliseconds, from 1900 to 2199: `2026-11-20T10:05:00.000Z`. */
export const instant = z.stringFormat('datetime', within(z.regexes.datetime({ precision: 3 })));

/** A day without a time, from 1900 to 2199: `2026-11-20`. */
export const day = z.stringFormat('date', within(z.regexes.date));

/** Milliseconds since 1970 UTC: how telemetry and the live channel count time. */
export const epochMs = z.int().check(z.gte(0), z.lte(9_999_999_999_999));
