import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { buildingKinds, timeZones, buildingStatuses } from './words.ts';

/** Short name of a building: at most 40 capital letters, digits and hyphens. */
export const buildingCode = z.string().check(z.trim(), z.toUpperCase(), z.regex(/^[A-Z0-9-]{1,40}$/));

/** A postal address in Indonesia. */
export const address = z.object({
  street: z.string().check(z.trim(), z.maxLength(200)),
  city: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  province: z.string().check(z.trim(), z.maxLength(80)),
  postalCode: z.optional(z.string().check(z.regex(/^\d{5}$/))),
});
export type Address = z.infer<typeof address>;

/** What a person fills in for a new building; `code` is made from the name when left out. */
export const buildingDraft = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(120)),
  code: z.optional(buildingCode),
  kind: z.enum(buildingKinds),
  timeZone: z.enum(timeZones),
  address,
});
export type BuildingDraft = z.infer<typeof buildingDraft>;

/** What can be changed of a building; what is left out stays. */
export const buildingChange = z.partial(buildingDraft);
export type BuildingChange = z.infer<typeof buildingChange>;

/** Devices by presence; `total` counts the enabled ones. */
export const deviceCounts = z.object({ total: z.int(), online: z.int(), offline: z.int(), neverSeen: z.int() });
export type DeviceCounts = z.infer<typeof deviceCounts>;

/** A building that the person may see. */
export const building = z.object({
  id,
  orgId: id,
  orgName: z.string(),
  name: z.string(),
  code: z.string(),
  kind: z.enum(buildingKinds),
  timeZone: z.enum(timeZones),
  address,
  status: z.enum(buildingStatuses),
  version: z.int(),
  unitCount: z.int(),
  devices: deviceCounts,
  /** Active alarms that tell people. */
  activeAlarms: z.int(),
  /** Active ones that tell nobody for a time: shelved by people, or begun during maintenance. */
  quietAlarms: z.int(),
  isDemo: z.boolean(),
});
export type Building = z.infer<typeof building>;
