import type { Actor } from '../access/actor.ts';
import type { AuditActor } from '../access/audit.ts';

/** Who changes something of which organisation, and when. Made once for each call, by the binding of its endpoint. */
export interface Edit {
  readonly orgId: string;
  /** Null for the clock, a rule, and whoever has no account. */
  readonly actor: Actor | null;
  readonly requestId?: string | undefined;
  /** Milliseconds since 1970 UTC. */
  readonly now: number;
}

/** A change that a person asks for. */
export interface PersonalEdit extends Edit {
  readonly actor: Actor;
  readonly requestId: string;
}

/** A change of a record of which they saw a version. */
export interface VersionedEdit extends PersonalEdit {
  readonly version: number;
}

/** Who did it, as the audit says it. */
export function auditActorOf({ actor }: Pick<Edit, 'actor'>): AuditActor {
  return actor === null ? { kind: 'system' } : { kind: 'user', id: actor.userId };
}

/** The name a change is signed with. */
export function nameOf(actor: Pick<Actor, 'name'> | null): string {
  return actor?.name ?? 'Imah';
}
