import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { npwp } from '../organizations/organization.ts';

const line = (least: number, most: number) => z.string().check(z.trim(), z.minLength(least), z.maxLength(most));
const bankAccount = z.object({
  bank: line(2, 40),
  number: z.string().check(z.trim(), z.regex(/^\d{6,20}$/)),
  holder: line(2, 80),
});

/** A supplier as they are to be known. */
export const vendorDraft = z.object({
  name: line(2, 120),
  npwp: z.nullable(npwp),
  contact: z.nullable(line(1, 120)),
  phone: z.nullable(z.string().check(z.trim(), z.regex(/^\+?[\d ()-]{3,29}$/))),
  email: z.nullable(z.email().check(z.maxLength(200))),
  account: z.nullable(bankAccount),
  state: z._default(z.enum(['active', 'archived']), 'active'),
});
export type VendorDraft = z.input<typeof vendorDraft>;

/** Somebody from whom an organisation buys. Numbers are whole for who keeps suppliers; others see their ends. */
export const vendor = z.object({
  id,
  name: z.string(),
  npwp: z.nullable(z.string()),
  contact: z.nullable(z.string()),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  account: z.nullable(z.object({ bank: z.string(), number: z.string(), holder: z.string() })),
  /** Before that moment nothing is paid to the account, as it was changed. Null where nothing waits. */
  payableFrom: z.nullable(instant),
  state: z.enum(['active', 'archived']),
  version: z.int(),
});
export type Vendor = z.infer<typeof vendor>;

/** Suppliers by name; at most 200. */
export const vendorQuery = z.object({
  search: z._default(z.string().check(z.maxLength(100)), ''),
  state: z._default(z.enum(['active', 'archived']), 'active'),
});
