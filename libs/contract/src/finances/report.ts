import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { accountKeys, reportKinds, reportSections, reportSpans } from './words.ts';

/** Whole rupiah. */
const rupiah = z.int();
/** A month as `2026-11`, of this century. */
export const month = z.string().check(z.regex(/^20[0-9]{2}-(0[1-9]|1[0-2])$/));
const months = z.object({ from: month, to: month });

/** Of which building, left out for all of the organisation. */
export const placeQuery = z.object({ buildingId: z.optional(id) });

/** Which report of which span; the month is any of the span. */
export const reportQuery = z.extend(placeQuery, {
  report: z.enum(reportKinds),
  span: z.enum(reportSpans),
  month,
});

/** An account by its code and its name: in the reader's language while nobody has called it otherwise. */
export const accountName = z.object({
  accountId: id,
  code: z.string(),
  key: z.nullable(z.enum(accountKeys)),
  name: z.string(),
});
export type AccountName = z.infer<typeof accountName>;

const amounts = z.tuple([rupiah, rupiah, rupiah]);
/** Whole rupiah of now, of the span before, and of the same span of the year before. */
export type ReportAmounts = z.infer<typeof amounts>;

/** A report of the books. Amounts are on the side on which their section grows. */
export const report = z.object({
  report: z.enum(reportKinds),
  span: z.enum(reportSpans),
  columns: z.tuple([months, months, months]),
  sections: z.array(
    z.object({
      section: z.enum(reportSections),
      lines: z.array(z.extend(accountName, { amounts })),
      total: amounts,
    }),
  ),
  /** Revenue less expenses: of the span, in a balance sheet of all time until its end; in a cash flow what money has grown by. */
  result: amounts,
  /** Money at the beginning and at the end of a cash flow; nothing in other reports. */
  money: z.nullable(z.object({ opening: amounts, closing: amounts })),
  /** Whether it proves itself: both sides of a balance sheet are alike, a cash flow leads from its beginning to its end. */
  proven: z.boolean(),
  /** Of the building's units, in thousandths of m²; null for a whole organisation, or where no unit has one. */
  areaMilliM2: z.nullable(z.int()),
});
export type FinancialReport = z.infer<typeof report>;

/** What of the books people see first. */
export const financesOverviewQuery = z.extend(placeQuery, { month });
/** Twelve months of the books beside each other, money and what payers owe, in whole rupiah. */
export const financesOverview = z.object({
  /** Twelve months, the earliest first. */
  months: z.array(
    z.object({
      month,
      revenue: rupiah,
      expense: rupiah,
      moneyIn: rupiah,
      moneyOut: rupiah,
      /** What bills of the month came to, and what is paid of them by now. */
      billed: rupiah,
      collected: rupiah,
    }),
  ),
  /** Now: money, what payers owe by their bills, and of it what is past its day. */
  money: rupiah,
  outstanding: rupiah,
  overdue: rupiah,
});
/** Twelve months of the books beside each other, money and what payers owe, in whole rupiah. */
export type FinancesOverview = z.infer<typeof financesOverview>;
