import type { AlarmPacket, EventPacket } from '@imah/contract/mqtt';
import type { BuildingTopic, DeviceTopic, PersonalTopic } from '@imah/contract/mqtt/words';
import type { AuditEntry } from '../access/audit.ts';
import type { LivePublisher } from '../live/live-publisher.ts';

/**
 * What the audit says of a change; of which organisation, who, when and in which call is known from the edit. `actor` is
 * named where another did a part of it: the device that answered, the clock; `orgId` where an account leaves several.
 */
export type AuditFacts = Omit<AuditEntry, 'orgId' | 'actor' | 'requestId'> &
  Partial<Pick<AuditEntry, 'orgId' | 'actor'>>;

/** What must not happen before a change stands. */
export type Effect =
  /** Open pages hear of it, and fetch what has changed. */
  | {
      readonly kind: 'publish';
      readonly topic: BuildingTopic<'ev'> | PersonalTopic<'topic'>;
      readonly packet: EventPacket;
    }
  | { readonly kind: 'publish'; readonly topic: BuildingTopic<'alarm'>; readonly packet: AlarmPacket }
  /** Somebody's rights have changed: their subscriptions and pages follow. */
  | { readonly kind: 'refresh-access'; readonly userIds: readonly string[] }
  /** What was said last on these topics is shown to nobody any more. */
  | { readonly kind: 'forget-retained'; readonly topics: readonly DeviceTopic[] }
  /** The connections of a person or a device are ended, and come back with the rights of now. */
  | { readonly kind: 'disconnect'; readonly who: Parameters<LivePublisher['disconnect']>[0] };
