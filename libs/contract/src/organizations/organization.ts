import * as z from 'zod/mini';
import { id } from '../core/ids.ts';

/** manager: pengelola; owners-association: PPPSRS; owner: pemilik; provider: penyedia jasa. */
export const organizationKinds = ['manager', 'owners-association', 'owner', 'provider'] as const;
export type OrganizationKind = (typeof organizationKinds)[number];

/** A new organisation. */
export const organizationDraft = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  kind: z.enum(organizationKinds),
});
export type OrganizationDraft = z.infer<typeof organizationDraft>;

/** An organisation the person belongs to. */
export const organization = z.object({ id, name: z.string(), kind: z.enum(organizationKinds), isDemo: z.boolean() });
export type Organization = z.infer<typeof organization>;
