import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { deviceDraft } from './device-registry.ts';
import { metricKey, metricValue } from './metric.ts';
import { connectionProblemKinds, deviceProtocols, foundStates, mostAdopted } from './onboarding-words.ts';
import { credentialNameLength } from './words.ts';

/** What a building's own devices say who they are with, without its secret. A revoked one opens nothing any more. */
export const buildingCredential = z.object({
  id,
  username: z.string(),
  /** What people call it; empty where nobody named it. */
  label: z.string(),
  createdAt: instant,
  lastUsedAt: z.nullable(instant),
  /** The address of the last connection. */
  lastUsedFrom: z.nullable(z.string()),
  revokedAt: z.nullable(instant),
});
export type BuildingCredential = z.infer<typeof buildingCredential>;

/** A credential that is asked for. */
export const buildingCredentialDraft = z.object({
  label: z._default(z.string().check(z.trim(), z.maxLength(credentialNameLength)), ''),
});
export type BuildingCredentialDraft = z.infer<typeof buildingCredentialDraft>;

/** A new credential with its secret, which is in this answer and never again. */
export const issuedBuildingCredential = z.extend(buildingCredential, { secret: z.string() });
export type IssuedBuildingCredential = z.infer<typeof issuedBuildingCredential>;

/** One thing that a found device says of itself, in its own words. */
export const foundProperty = z.object({
  key: z.string(),
  label: z.string(),
  /** As the device names it; null for none. */
  unit: z.nullable(z.string()),
  /** What it said last; null where it has said nothing yet. */
  value: z.nullable(metricValue),
  isWritable: z.boolean(),
});
export type FoundProperty = z.infer<typeof foundProperty>;

/** What a found device would be as a device of a type. */
export const foundFit = z.object({
  typeKey: z.string(),
  /** Which of its properties becomes which metric of the type. */
  mapping: z.array(z.object({ property: z.string(), metric: metricKey })),
});
export type FoundFit = z.infer<typeof foundFit>;

/** A device that speaks in a building, and that somebody may adopt. */
export const foundDevice = z.object({
  id,
  protocol: z.enum(deviceProtocols),
  /** What its language calls it. */
  sourceKey: z.string(),
  name: z.string(),
  maker: z.nullable(z.string()),
  model: z.nullable(z.string()),
  firmware: z.nullable(z.string()),
  state: z.enum(foundStates),
  properties: z.array(foundProperty),
  /** The types it fits, the best first; none where it says nothing that a type knows. */
  fits: z.array(foundFit),
  /** The device it was adopted as. */
  deviceId: z.nullable(id),
  firstSeenAt: instant,
  lastSeenAt: instant,
});
export type FoundDevice = z.infer<typeof foundDevice>;

/** Why something was not heard, with how often and when. */
export const connectionProblem = z.object({
  id,
  kind: z.enum(connectionProblemKinds),
  /** The user name, the topic, or the device as its language calls it. */
  subject: z.string(),
  /** The address it came from, or what was wrong; may be empty. */
  detail: z.string(),
  count: z.int(),
  firstAt: instant,
  lastAt: instant,
});
export type ConnectionProblem = z.infer<typeof connectionProblem>;

/** All that speaks in a building and is no device of it yet, and how devices get there. */
export const foundDevices = z.object({
  devices: z.array(foundDevice),
  problems: z.array(connectionProblem),
  /** Ports of MQTT; null where the installation does not listen so. MQTT over WebSocket always is at `/mqtt`. */
  tcpPort: z.nullable(z.int()),
  tlsPort: z.nullable(z.int()),
});
export type FoundDevices = z.infer<typeof foundDevices>;

/** Found devices as they are adopted: each with the name, the type and the place it gets. */
export const adoptionDraft = z.object({
  devices: z
    .array(z.extend(z.omit(deviceDraft, { serial: true }), { foundId: id }))
    .check(z.minLength(1), z.maxLength(mostAdopted)),
});
export type AdoptionDraft = z.infer<typeof adoptionDraft>;

/** A found device that is refused, or looked at again after all. */
export const foundDecision = z.object({ state: z.enum(['new', 'refused']) });
export type FoundDecision = z.infer<typeof foundDecision>;
