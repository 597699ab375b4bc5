import * as z from 'zod/mini';
import { day } from '../billing/bill-line.ts';
import { lateFeeRule } from '../billing/late-fee-rule.ts';
import { lateFeeBounds, lateFeeModes, lateFeeScopes } from '../billing/words.ts';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { listQuery } from '../core/list.ts';

/** Whole rupiah. */
const rupiah = z.int();

/** What is to hold of bills that are due on a day or later. */
export const lateFeePolicyDraft = z
  .object({
    scope: z.enum(lateFeeScopes),
    /** The unit, where it is for one alone. */
    unitCode: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(40))),
    dueFrom: day,
    mode: z.enum(lateFeeModes),
    /** None where nothing is charged. */
    rules: z.array(lateFeeRule).check(z.maxLength(lateFeeBounds.rules)),
  })
  .check(
    z.refine(({ scope, unitCode }) => (scope === 'unit') === (unitCode !== null), { path: ['unitCode'] }),
    z.refine(({ mode, rules }) => (mode === 'charge') === rules.length > 0, { path: ['rules'] }),
    z.refine(({ scope, mode }) => scope !== 'organization' || mode !== 'inherit', { path: ['mode'] }),
  );
export type LateFeePolicyDraft = z.infer<typeof lateFeePolicyDraft>;

/** What a place says of late fees: never changed, only followed by the next. */
export const lateFeePolicy = z.object({
  id,
  scope: z.enum(lateFeeScopes),
  unitCode: z.nullable(z.string()),
  dueFrom: day,
  mode: z.enum(lateFeeModes),
  rules: z.array(lateFeeRule),
  createdAt: instant,
  createdByName: z.string(),
});
export type LateFeePolicy = z.infer<typeof lateFeePolicy>;

/** What would be charged today in a building, if a draft held. */
export const lateFeePreview = z.object({
  billCount: z.int(),
  feeCount: z.int(),
  total: rupiah,
  /** The 20 bills with the highest fees. */
  rows: z.array(
    z.object({
      billId: id,
      number: z.string(),
      unitCode: z.string(),
      personName: z.string(),
      dueOn: day,
      feeCount: z.int(),
      amount: rupiah,
    }),
  ),
});
export type LateFeePreview = z.infer<typeof lateFeePreview>;

/** Late fees of a building, the newest first. */
export const lateFeeQuery = listQuery;

/** The fees of one bill that one bill of fees asks for, and what was waived of them. */
export const lateFeeRow = z.object({
  /** The bill of fees, and the line on it, from 1. */
  billId: id,
  position: z.int(),
  number: z.string(),
  unitCode: z.string(),
  personName: z.string(),
  issuedOn: day,
  /** The bill that was not paid in time. */
  of: z.object({ billId: id, number: z.string(), dueOn: day }),
  feeCount: z.int(),
  amount: rupiah,
  /** What may still be waived. */
  rest: rupiah,
  waivers: z.array(z.object({ creditNoteId: id, number: z.string(), amount: rupiah, reason: z.string() })),
});
export type LateFeeRow = z.infer<typeof lateFeeRow>;
