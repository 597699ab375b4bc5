import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { historyEntities, auditActorKinds } from './words.ts';

const fields = z.nullable(z.record(z.string(), z.unknown()));

/** One thing that was done. */
export const auditRow = z.object({
  /** Its number in the organisation, without gaps. */
  seq: z.int(),
  at: instant,
  actor: z.object({ kind: z.enum(auditActorKinds), id: z.nullable(z.string()), name: z.nullable(z.string()) }),
  /** `create`, `update`, `delete`, `read`, or the name of the transition. */
  action: z.string(),
  entity: z.string(),
  entityId: z.string(),
  /** What the record is called now; null where it is gone, or its name is personal. */
  record: z.nullable(z.string()),
  buildingId: z.nullable(z.string()),
  before: fields,
  after: fields,
  /** Fields that are personal and not shown to this reader. */
  hidden: z.array(z.string()),
  /** Fields whose content was erased for good at the wish of the person. */
  erased: z.array(z.string()),
  reason: z.nullable(z.string()),
  ip: z.nullable(z.string()),
});
export type AuditRow = z.infer<typeof auditRow>;

/** Who, what, where and when; everything that is given must hold. */
export const auditFilter = z.object({
  /** Part of the name of who did it. */
  who: z.optional(z.string().check(z.trim(), z.maxLength(120))),
  entity: z.optional(z.string().check(z.regex(/^[a-z][a-z_]{0,39}$/))),
  /** What was done in one building; one that the reader does not reach has no rows. */
  buildingId: z.optional(id),
  from: z.optional(instant),
  /** Up to, and not with. */
  to: z.optional(instant),
});
export type AuditFilter = z.infer<typeof auditFilter>;

/** Path parameters of a call about the history of one record. */
export const historyParams = z.object({ orgId: id, entity: z.enum(historyEntities), entityId: id });

/** A file for a spreadsheet. */
export const auditFile = z.object({
  name: z.string(),
  /** RFC 4180 with a byte order mark. */
  text: z.string(),
  rows: z.int(),
  /** There is more than one file holds: narrow the time. */
  isCut: z.boolean(),
});
export type AuditFile = z.infer<typeof auditFile>;
