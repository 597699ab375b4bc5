import * as z from 'zod/mini';
import { address } from '../buildings/building.ts';
import { id } from '../core/ids.ts';
import { isPlainName } from '../identity/plain-name.ts';
import { organizationKinds } from './words.ts';

/** A new organisation. */
export const organizationDraft = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120), z.refine(isPlainName)),
  kind: z.enum(organizationKinds),
});
export type OrganizationDraft = z.infer<typeof organizationDraft>;

/** An organisation the person belongs to. */
export const organization = z.object({ id, name: z.string(), kind: z.enum(organizationKinds), isDemo: z.boolean() });
export type Organization = z.infer<typeof organization>;

/** The tax number that every taxpayer in Indonesia has since 2024: 16 digits. */
export const npwp = z.string().check(z.regex(/^\d{16}$/));

/** What may be changed of an organisation. `pkp`: registered for value added tax. */
export const organizationChange = z.extend(organizationDraft, {
  npwp: z.nullable(npwp),
  pkp: z.boolean(),
  address: z.nullable(address),
});
export type OrganizationChange = z.infer<typeof organizationChange>;

/** An organisation with what stands on its bills and letters. */
export const organizationDetail = z.extend(organizationChange, {
  id,
  name: z.string(),
  isDemo: z.boolean(),
  version: z.int(),
});
export type OrganizationDetail = z.infer<typeof organizationDetail>;
