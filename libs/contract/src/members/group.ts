import * as z from 'zod/mini';
import { defaultGroupKeys } from '../access/default-groups.ts';
import { isGrant } from '../access/permissions.ts';
import { id } from '../core/ids.ts';
import { ticketVisibilities } from './ticket-visibility.ts';
import { isPlainName } from '../identity/plain-name.ts';

/** Path parameters of a call about a group. */
export const groupParams = z.object({ orgId: id, groupId: id });

const grant = z.string().check(z.refine(isGrant));

/** What a person fills in for a group. */
export const groupDraft = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(128), z.refine(isPlainName)),
  description: z.string().check(z.trim(), z.maxLength(1024)),
  grants: z.array(grant).check(z.maxLength(1000)),
  ticketVisibility: z.enum(ticketVisibilities),
});
export type GroupDraft = z.infer<typeof groupDraft>;

/** A group and who is in it. The owners' group has every permission and cannot be changed. */
export const group = z.extend(groupDraft, {
  id,
  /** In the language of the call, where there is a `defaultKey` and the organisation has not renamed it; else as typed. */
  name: z.string(),
  description: z.string(),
  /** Key of the default group it was made from; null for one the organisation made itself. */
  defaultKey: z.nullable(z.enum(defaultGroupKeys)),
  memberCount: z.int(),
  version: z.int(),
});
export type Group = z.infer<typeof group>;
