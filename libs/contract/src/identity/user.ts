import * as z from 'zod/mini';
import { isGrant } from '../access/permissions.ts';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { colorModes, locales } from '../core/locale.ts';
import { isPlainName } from './plain-name.ts';
import { organizationKinds } from '../organizations/words.ts';

/** An e-mail address, trimmed and in lower case, at most 254 characters. */
export const email = z.string().check(z.trim(), z.toLowerCase(), z.maxLength(254), z.email());
/** A person's name, trimmed, 1 to 120 characters, without addresses and control characters: it stands in mails to others. */
export const personName = z.string().check(z.trim(), z.minLength(1), z.maxLength(120), z.refine(isPlainName));

/** What a session carries of its person (S-23). */
export const sessionUser = z.object({ id, email: z.string(), name: z.string() });
export type SessionUser = z.infer<typeof sessionUser>;

const grant = z.string().check(z.refine(isGrant));

/** One organisation the person belongs to, with what they may do there. */
export const membership = z.object({
  orgId: id,
  orgName: z.string(),
  orgKind: z.enum(organizationKinds),
  groups: z.array(z.object({ id, name: z.string() })),
  grants: z.array(grant),
  /** null: every building of the organisation. */
  buildingIds: z.nullable(z.array(id)),
  /**
   * Only while the organisation asks for a second factor that the person has not set up. `withheld`: the time of grace
   * is over, and the membership gives nothing until they do.
   */
  secondFactor: z.optional(z.object({ state: z.enum(['grace', 'withheld']), dueAt: instant })),
});
export type Membership = z.infer<typeof membership>;

/** Seeing an organisation as one of its groups does: read-only, and never more than one may oneself. */
const viewAs = z.object({ orgId: id, groupId: id, groupName: z.string() });

/** The whoami answer's `data` (S-24, S-44). */
export const whoami = z.object({
  id,
  email: z.string(),
  name: z.string(),
  locale: z.enum(locales),
  colorMode: z.enum(colorModes),
  emailVerified: z.boolean(),
  /** Path of the picture on this server. */
  picture: z.nullable(z.string()),
  memberships: z.array(membership),
  /** Only while the session sees as a group; the memberships are then narrowed to it. */
  viewAs: z.optional(viewAs),
  extra: z.object({ mqtt_password: z.string() }),
});
export type Whoami = z.infer<typeof whoami>;
