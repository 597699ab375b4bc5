import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { billLinkDays, billLinkStates, billKinds, lineKinds } from './words.ts';
import { billStates } from '../payments/words.ts';
import { period } from './tariff.ts';
import { day } from './bill-line.ts';

/** For how many days a link to a bill is good. */
export const billLinkDraft = z.object({ days: z.int().check(z.gte(billLinkDays.least), z.lte(billLinkDays.most)) });
export type BillLinkDraft = z.infer<typeof billLinkDraft>;

/** A link by which anybody reads a bill; where it leads is told once, to whoever made it. */
export const billLink = z.object({
  id,
  state: z.enum(billLinkStates),
  madeByName: z.string(),
  madeAt: instant,
  expiresAt: instant,
});
export type BillLink = z.infer<typeof billLink>;

/** A link that was just made. Its token is stored nowhere and answered no second time. */
export const newBillLink = z.extend(billLink, { token: z.string() });
export type NewBillLink = z.infer<typeof newBillLink>;

/** What a link shows of a bill: what is asked for, and nothing of payments or of what anybody else pays. */
export const sharedBill = z.object({
  kind: z.enum(billKinds),
  number: z.string(),
  organizationName: z.string(),
  buildingName: z.string(),
  unitCode: z.string(),
  personName: z.string(),
  period,
  dueOn: day,
  /** Whole rupiah. */
  total: z.int(),
  outstanding: z.int(),
  state: z.enum(billStates),
  lines: z.array(z.object({ kind: z.enum(lineKinds), amount: z.int() })),
  expiresAt: instant,
});
export type SharedBill = z.infer<typeof sharedBill>;
