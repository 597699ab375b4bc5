import * as z from 'zod/mini';
import { period, tariffDraft } from './tariff.ts';

/** Whole rupiah. */
const rupiah = z.int();

/** A tariff that does not hold yet, to be tried on a month that is over. */
export const tariffTrialDraft = z.object({ tariff: tariffDraft, period });
export type TariffTrialDraft = z.infer<typeof tariffTrialDraft>;

/** What a tariff would have asked for in a month, beside what held then, with taxes. Nothing is written of it. */
export const tariffTrial = z.object({
  period,
  before: rupiah,
  after: rupiah,
  /** Payers who would have paid more, less and as much. */
  more: z.int(),
  less: z.int(),
  same: z.int(),
  /** At most 100, those that differ most on top. */
  rows: z.array(z.object({ unitCode: z.string(), personName: z.string(), before: rupiah, after: rupiah })),
  /** Units of which a meter was not read, and that are left out; and units that were reckoned by an estimate. */
  unread: z.int(),
  estimated: z.int(),
});
export type TariffTrial = z.infer<typeof tariffTrial>;
