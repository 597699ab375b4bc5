import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { listQuery } from '../core/list.ts';
import {
  credentialNameLength,
  deviceNameLength,
  devicePlaceLength,
  deviceSerialLength,
  deviceShows,
  deviceTagBounds,
  removalHindrances,
} from './words.ts';

const name = z.string().check(z.trim(), z.minLength(1), z.maxLength(deviceNameLength));
const serial = z.string().check(z.trim(), z.minLength(1), z.maxLength(deviceSerialLength));
/** Where exactly a device stands. */
export const place = z.string().check(z.trim(), z.minLength(1), z.maxLength(devicePlaceLength));
const tag = z.string().check(z.trim(), z.minLength(1), z.maxLength(deviceTagBounds.longest));
/** The tags of a device. */
export const tags = z.array(tag).check(z.maxLength(deviceTagBounds.most));

/** Query of the devices of a building. */
export const deviceQuery = z.extend(listQuery, { show: z._default(z.enum(deviceShows), 'in-use') });

/** A device as it is registered. At most one place is named; its floor and section follow from a unit. */
export const deviceDraft = z.object({
  name,
  /** One of the keys of `listKnownDeviceTypes`. It stays: another type is another device. */
  typeKey: z.string().check(z.minLength(1), z.maxLength(40)),
  serial: z.optional(serial),
  unitId: z.optional(id),
  floorId: z.optional(id),
  sectionId: z.optional(id),
  /** Where exactly it stands, beside the place that is named. */
  place: z.optional(place),
  /** A device of the same building through which it speaks. */
  gatewayId: z.optional(id),
  tags: z.optional(tags),
});
export type DeviceDraft = z.infer<typeof deviceDraft>;

/**
 * What a registered device becomes; what is left out stays. A place that is named replaces the whole of the old one, and
 * `null` takes it away. Disabled, a device is disconnected at once and may not come back.
 */
export const deviceChange = z.object({
  name: z.optional(name),
  serial: z.optional(z.nullable(serial)),
  unitId: z.optional(z.nullable(id)),
  floorId: z.optional(z.nullable(id)),
  sectionId: z.optional(z.nullable(id)),
  place: z.optional(z.nullable(place)),
  gatewayId: z.optional(z.nullable(id)),
  tags: z.optional(tags),
  enabled: z.optional(z.boolean()),
});
export type DeviceChange = z.infer<typeof deviceChange>;

/**
 * What takes the place of a device: one of the same type that is registered already, or a new one with its serial number.
 * It gets the name, the place, the tags and the rules; the old one is put away with its history.
 */
export const deviceReplacement = z.object({ deviceId: z.optional(id), serial: z.optional(serial) });
/** What takes the place of a device. */
export type DeviceReplacement = z.infer<typeof deviceReplacement>;

/** What a device says who it is with, without its secret. A revoked one opens nothing any more. */
export const deviceCredential = z.object({
  id,
  /** What the device gives as its user name. */
  username: z.string(),
  /** What people call it: `alat di ruang pompa`. Empty where nobody named it. */
  label: z.string(),
  createdAt: instant,
  /** When a connection was last opened with it; null where none ever was. */
  lastUsedAt: z.nullable(instant),
  revokedAt: z.nullable(instant),
});
export type DeviceCredential = z.infer<typeof deviceCredential>;

/** A credential that is asked for. */
export const deviceCredentialDraft = z.object({
  label: z._default(z.string().check(z.trim(), z.maxLength(credentialNameLength)), ''),
});
/** A credential that is asked for. */
export type DeviceCredentialDraft = z.infer<typeof deviceCredentialDraft>;

/** A new credential with its secret, which is in this answer and never again. */
export const issuedCredential = z.extend(deviceCredential, {
  secret: z.string(),
  /** Port of plain MQTT; null where the installation only speaks MQTT over WebSocket at `/mqtt`. */
  mqttTcpPort: z.nullable(z.int()),
  /** Where the device publishes its values, hears commands and answers them. */
  topics: z.object({ telemetry: z.string(), commands: z.string(), answers: z.string() }),
});
export type IssuedCredential = z.infer<typeof issuedCredential>;

/** What goes with a device that is removed, and what keeps it from being removed. */
export const deviceDependants = z.object({
  /** Tickets that are about it: they stay, and say no more which device it was. */
  tickets: z.int(),
  /** Those of them that are not closed. */
  openTickets: z.int(),
  alarms: z.int(),
  /** Those of them that stand now. */
  openAlarms: z.int(),
  commands: z.int(),
  /** Credentials that are valid. */
  credentials: z.int(),
  /** Devices that speak through it. */
  behind: z.int(),
  /** Names of the alarm rules that name it. */
  rules: z.array(z.string()),
  /** When its first value came; null where it never spoke. */
  valuesSince: z.nullable(instant),
  /** Empty where it can be removed. */
  hindrances: z.array(z.enum(removalHindrances)),
});
export type DeviceDependants = z.infer<typeof deviceDependants>;
