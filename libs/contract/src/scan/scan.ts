import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { ticketStates } from '../tickets/ticket-words.ts';
import { scanPhotoLimits } from './scan-limits.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));

/** What a label stands for: a unit, floor or section, a device, a place with a name ("Lobi"), or the building when none is given. */
export const scanCodeDraft = z.object({
  unitId: z.optional(id),
  floorId: z.optional(id),
  sectionId: z.optional(id),
  deviceId: z.optional(id),
  place: z.optional(name),
});
export type ScanCodeDraft = z.infer<typeof scanCodeDraft>;

/** A label that is in use. */
export const scanCode = z.object({
  id,
  /** What its address ends with: `/q/{code}`. */
  code: z.string(),
  unitId: z.nullable(id),
  unitCode: z.nullable(z.string()),
  floorId: z.nullable(id),
  sectionId: z.nullable(id),
  deviceId: z.nullable(id),
  /** Its name, or that of the floor, section or device. */
  place: z.nullable(z.string()),
  createdAt: instant,
  /** Reports that came by it. */
  reports: z.int(),
});
export type ScanCode = z.infer<typeof scanCode>;

/** What whoever scans a label is shown: what also stands on the door. */
export const scanPlace = z.object({
  code: z.string(),
  orgId: id,
  buildingId: id,
  buildingName: z.string(),
  unitId: z.nullable(id),
  unitCode: z.nullable(z.string()),
  floorId: z.nullable(id),
  sectionId: z.nullable(id),
  deviceId: z.nullable(id),
  /** Its name, or that of the floor, section or device. */
  place: z.nullable(z.string()),
  categories: z.array(z.object({ id, key: z.nullable(z.string()), name: z.string() })),
});
export type ScanPlace = z.infer<typeof scanPlace>;

/** A report of somebody without an account. `id` is made by the sender: the same one twice is the same report. */
export const scanReportDraft = z.object({
  id,
  title: z.string().check(z.trim(), z.minLength(3), z.maxLength(140)),
  details: z._default(z.string().check(z.trim(), z.maxLength(2000)), ''),
  categoryId: z.optional(id),
  name: z.optional(name),
  phone: z.optional(z.string().check(z.regex(/^\+[1-9]\d{7,14}$/))),
  /** A number found by trying, which fits this report alone (see `findScanProof`). */
  proof: z.int().check(z.gte(0)),
  /** Photos that were sent for this report with the same proof. */
  photoIds: z._default(z.array(id).check(z.maxLength(scanPhotoLimits.photos)), []),
  /** No person sees this field: what is filled in here was written by a program. */
  website: z._default(z.string().check(z.maxLength(200)), ''),
});
export type ScanReportDraft = z.infer<typeof scanReportDraft>;

/**
 * What goes with the bytes of a photo without an account. The proof of the report is its ticket: it fits one label and one
 * report, and nothing once that was sent. `id` is made by the sender: the same one twice is the same photo.
 */
export const scanPhotoQuery = z.object({
  id,
  reportId: id,
  proof: z.coerce.number().check(z.int(), z.gte(0)),
});
export type ScanPhotoQuery = z.infer<typeof scanPhotoQuery>;

/** A photo that waits for its report; without one it is gone after two hours. */
export const scanPhoto = z.object({ id });
export type ScanPhoto = z.infer<typeof scanPhoto>;

/** What is kept by whoever reported: with the token they see how far it is, without an account. */
export const scanReceipt = z.object({ number: z.string(), token: z.string() });
export type ScanReceipt = z.infer<typeof scanReceipt>;

/** How far a report is; nothing of what it says, and of nobody. */
export const scanReport = z.object({
  number: z.string(),
  state: z.enum(ticketStates),
  createdAt: instant,
  updatedAt: instant,
});
export type ScanReport = z.infer<typeof scanReport>;
