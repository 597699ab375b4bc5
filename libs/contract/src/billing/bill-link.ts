import * as z from 'zod/mini';
import { timeZones } from '../buildings/words.ts';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { locales } from '../core/locale.ts';
import { billStates } from '../payments/words.ts';
import { day } from './bill-line.ts';
import { period } from './tariff.ts';
import { billKinds, billLinkDays, billLinkStates, lineKinds } from './words.ts';

/** Whole rupiah. */
const rupiah = z.int();

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

/** A link that was just made, with its address. That is stored nowhere and answered no second time. */
export const newBillLink = z.extend(billLink, { address: z.string() });
export type NewBillLink = z.infer<typeof newBillLink>;

/** What a link has behind its `#`. */
export const billLinkToken = z.object({ token: z.string().check(z.minLength(1), z.maxLength(80)) });
export type BillLinkToken = z.infer<typeof billLinkToken>;

/** The bill of a link as a document, in the language of whoever reads it. */
export const sharedBillAsked = z.extend(billLinkToken, { language: z.enum(locales) });
export type SharedBillAsked = z.infer<typeof sharedBillAsked>;

/** A charge of a bill as a link shows it. */
const sharedLine = z.object({
  kind: z.enum(lineKinds),
  /** What the product is called, or what was written down of what was owed; null where its kind says it. */
  name: z.nullable(z.string()),
  amount: rupiah,
  /** What all of its taxes come to. */
  tax: rupiah,
});

/** What a link shows of a bill: what it prints, and no id that leads elsewhere. */
export const sharedBill = z.object({
  kind: z.enum(billKinds),
  number: z.string(),
  organizationName: z.string(),
  buildingName: z.string(),
  unitCode: z.string(),
  personName: z.string(),
  period,
  dueOn: day,
  total: rupiah,
  /** What is not paid of it. */
  outstanding: rupiah,
  state: z.enum(billStates),
  lines: z.array(sharedLine),
  /** Until when the link is good, by the clock of the building. */
  expiresAt: instant,
  timeZone: z.enum(timeZones),
});
export type SharedBill = z.infer<typeof sharedBill>;
