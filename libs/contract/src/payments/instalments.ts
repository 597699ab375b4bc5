import * as z from 'zod/mini';
import { timeZones } from '../buildings/words.ts';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { listQuery } from '../core/list.ts';
import {
  instalmentAgreements,
  instalmentMoves,
  instalmentPartStates,
  instalmentRhythms,
  instalmentSplits,
  instalmentStates,
  onlineReaders,
} from './words.ts';

const most = 1_000_000_000_000;
const rupiah = z.int();
const day = z.iso.date().check(z.regex(/^20/));
const reason = z.string().check(z.trim(), z.minLength(3), z.maxLength(500));
const ids = /^[\da-f-]{36}(,[\da-f-]{36})*$/;

/** In which parts. `value`: how many parts, or what each comes to in whole rupiah. */
const terms = {
  firstOn: day,
  every: z.enum(instalmentRhythms),
  by: z.enum(instalmentSplits),
};

/** What is asked before a plan is proposed: for the payer of which bill, and which of their open bills it leaves out. */
export const instalmentPreviewQuery = z.object({
  billId: id,
  ...terms,
  value: z.coerce.number().check(z.int(), z.gte(1), z.lte(most)),
  without: z.optional(z.string().check(z.maxLength(1_850), z.regex(ids))),
});

/** A part of a plan as it was agreed. */
const part = z.object({ position: z.int(), dueOn: day, amount: rupiah });

/** A plan as it would be: the open bills of the payer, which of them it takes, and its parts. */
export const instalmentPreview = z.object({
  unitCode: z.string(),
  personName: z.string(),
  /** Whether the payer has an account, and so is asked; nobody else agrees for them. */
  reach: z.enum(['account', 'none']),
  /** Those that were due first stand on top. What is disputed, or in another plan, is not among them; at most 50. */
  bills: z.array(
    z.object({
      billId: id,
      number: z.string(),
      period: z.string(),
      dueOn: day,
      outstanding: rupiah,
      chosen: z.boolean(),
    }),
  ),
  total: rupiah,
  /** None where they would be fewer or more than a plan has. */
  parts: z.array(part),
});
export type InstalmentPreview = z.infer<typeof instalmentPreview>;

/** A plan to be proposed: bills of one payer of a unit, what they come to as it was shown, and how it is paid. */
export const instalmentDraft = z.object({
  billIds: z.array(id).check(
    z.minLength(1),
    z.maxLength(50),
    z.refine((chosen) => new Set(chosen).size === chosen.length),
  ),
  ...terms,
  value: z.int().check(z.gte(1), z.lte(most)),
  total: z.int().check(z.gt(0), z.lte(most)),
  /** Days after a part is due until the plan is broken. */
  graceDays: z.int().check(z.gte(0), z.lte(30)),
  /** What the payer reads beside it; why, where nobody asks the payer as they have no account. */
  note: z.nullable(reason),
});
export type InstalmentDraft = z.infer<typeof instalmentDraft>;

/** What the payer says to a plan. */
export const instalmentAnswer = z.object({ move: z.enum(['accept', 'refuse']), reason: z.nullable(reason) });
export type InstalmentAnswer = z.infer<typeof instalmentAnswer>;

/** Why a plan is cancelled. */
export const instalmentCancellation = z.object({ reason });

const step = z.object({ byName: z.string(), at: instant });

/** A plan by which a payer of a unit pays bills in dated parts. */
export const instalmentPlan = z.object({
  id,
  buildingId: id,
  buildingName: z.string(),
  timeZone: z.enum(timeZones),
  unitId: id,
  unitCode: z.string(),
  personId: id,
  personName: z.string(),
  state: z.enum(instalmentStates),
  every: z.enum(instalmentRhythms),
  graceDays: z.int(),
  /** What was open of its bills when it was proposed. */
  total: rupiah,
  /** What is open of them now. */
  outstanding: rupiah,
  note: z.nullable(z.string()),
  /** What of each part is still asked for, and what of it was paid since the plan was proposed. */
  parts: z.array(z.extend(part, { paid: rupiah, state: z.enum(instalmentPartStates) })),
  /** The first part that is not paid, and the last day on which it keeps the plan; null once all are, or the plan is over. */
  next: z.nullable(z.object({ position: z.int(), dueOn: day, payBy: day, rest: rupiah })),
  bills: z.array(
    z.object({ billId: id, number: z.string(), period: z.string(), dueOn: day, amount: rupiah, outstanding: rupiah }),
  ),
  proposed: step,
  agreed: z.nullable(z.extend(step, { by: z.enum(instalmentAgreements) })),
  ended: z.nullable(z.object({ byName: z.nullable(z.string()), at: instant, reason: z.nullable(z.string()) })),
  /** What the reader is to it: its payer pays its parts. */
  reader: z.enum(onlineReaders),
  /** What the reader may do about it. */
  moves: z.array(z.enum(instalmentMoves)),
  version: z.int(),
});
export type InstalmentPlan = z.infer<typeof instalmentPlan>;

/** Plans of a building, the newest first; those that are open, or all. */
export const instalmentListQuery = z.extend(listQuery, { only: z._default(z.enum(['open', 'all']), 'open') });
