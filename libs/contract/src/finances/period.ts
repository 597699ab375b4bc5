import * as z from 'zod/mini';
import { instant } from '../core/instant.ts';
import { month } from './report.ts';
import { checkResults, closingChecks, periodStates } from './words.ts';

/** A month of the books. */
export const ledgerPeriod = z.object({
  period: month,
  state: z.enum(periodStates),
  /** How many entries fall into it. */
  entryCount: z.int(),
  closing: z.nullable(z.object({ at: instant, byName: z.nullable(z.string()) })),
  /** When and why it was opened again, the last first; at most ten. */
  reopenings: z.array(z.object({ at: instant, byName: z.string(), reason: z.string() })),
  /** Whether it is the one that can be closed next, or the last that was closed. */
  next: z.enum(['close', 'reopen', 'none']),
});
export type LedgerPeriod = z.infer<typeof ledgerPeriod>;

/** What is looked at before a month is closed. */
export const closingReview = z.object({
  period: month,
  checks: z.array(
    z.object({
      check: z.enum(closingChecks),
      result: z.enum(checkResults),
      /** What it found: how many runs are not issued, or the rupiah still on their way to the bank. */
      found: z.int(),
    }),
  ),
});
export type ClosingReview = z.infer<typeof closingReview>;

/** The month whose checks are asked for. */
export const closingQuery = z.object({ period: month });

/** The month that is closed. */
export const periodClosing = z.object({ period: month });

/** The month that is opened again, and why. */
export const periodReopening = z.object({
  period: month,
  reason: z.string().check(z.trim(), z.minLength(3), z.maxLength(500)),
});
