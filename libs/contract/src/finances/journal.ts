import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { listQuery } from '../core/list.ts';
import { accountName, month, placeQuery } from './report.ts';
import { accountTypes, entryGroups, journalFormats } from './words.ts';

const rupiah = z.int();
const day = z.iso.date();

const filters = z.extend(placeQuery, {
  from: month,
  to: month,
  /** Only entries that post to the account; that of deposits stands for those of all payers. */
  accountId: z.optional(id),
  /** Only entries that post to what a line of a report gathers; not beside `accountId`. */
  group: z.optional(z.enum(entryGroups)),
  /** `money`: only entries that move money. */
  of: z._default(z.enum(['all', 'money']), 'all'),
});

/** Entries of some months, the newest first. */
export const ledgerEntryQuery = z.extend(listQuery, filters.shape);

/** An entry of the books with its postings and where it came from. */
export const ledgerEntry = z.object({
  id,
  /** Its number, without gaps. */
  seq: z.int(),
  at: instant,
  effectiveOn: day,
  kind: z.string(),
  memo: z.string(),
  source: z.object({ type: z.string(), id }),
  buildingId: z.nullable(id),
  buildingName: z.nullable(z.string()),
  /** The number of the entry that it takes back. */
  reversesSeq: z.nullable(z.int()),
  postings: z.array(z.extend(accountName, { side: z.enum(['debit', 'credit']), amount: rupiah })),
  /** What it adds to the account or group that is asked about, on the side on which that grows; null where none is. */
  amount: z.nullable(rupiah),
});
export type LedgerEntry = z.infer<typeof ledgerEntry>;

/** The journal as a file, the oldest first. */
export const journalFileQuery = z.extend(placeQuery, { from: month, to: month, format: z.enum(journalFormats) });

/** An account of the books. Deposits of payers are one. */
export const ledgerAccount = z.extend(accountName, {
  type: z.enum(accountTypes),
  side: z.enum(['debit', 'credit']),
  isMoney: z.boolean(),
  /** What stands on it, on the side on which it grows. */
  balance: rupiah,
  state: z.enum(['active', 'archived']),
  version: z.int(),
});
export type LedgerAccount = z.infer<typeof ledgerAccount>;

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));

/** An account of the organisation's own making. Its code begins with the digit of its type. */
export const ledgerAccountDraft = z.object({
  code: z.string().check(z.trim(), z.regex(/^[1-5][0-9]{3}(\.[0-9A-Z]{1,8})?$/)),
  name,
  type: z.enum(accountTypes),
  isMoney: z.boolean(),
});
export type LedgerAccountDraft = z.infer<typeof ledgerAccountDraft>;

/** What is changed of an account. */
export const ledgerAccountChange = z.object({ name, state: z.enum(['active', 'archived']) });
export type LedgerAccountChange = z.infer<typeof ledgerAccountChange>;
