import type { PolicyActor } from '@imah/contract/access';
import type { FileSubjectKind } from '@imah/contract/files/words';
import type { Kysely, RawBuilder } from 'kysely';
import type { AlarmFollower } from './alarm-follower.ts';
import type { Database } from './database/schema.ts';
import type { FileSubject } from './files/file-subject.ts';
import type { PurchaseFollower } from './purchase-follower.ts';
import type { TopicRecipients } from './recipients.ts';
import type { UrgentSource } from './urgent-source.ts';
import type { WallAccess } from './wall-access.ts';

/** What a topic is to a person: nothing they may know of, something they read, or something they also moderate. */
export type TopicAccess = 'hidden' | 'reads' | 'moderates';

/**
 * What the platform (HTTP, files, audit, live channel, notifications) asks of domains that it does not know. The
 * application gives it (`domains.ts`). `now` is in milliseconds since 1970 UTC everywhere.
 */
export interface DomainPorts {
  readonly topics: {
    readonly access: (db: Kysely<Database>, actor: PolicyActor, topicId: string, now: number) => Promise<TopicAccess>;
    /** SQL: whether the person may see topic `t`. */
    readonly isVisible: (actor: PolicyActor, now: number) => RawBuilder<unknown>;
    /** Whom something about a topic is for. */
    readonly findHearers: (db: Kysely<Database>, recipients: TopicRecipients, now: number) => Promise<string[]>;
    /** Those who want to hear of it whatever they chose for its building. */
    readonly findChoosers: (db: Kysely<Database>, recipients: TopicRecipients) => Promise<ReadonlySet<string>>;
  };
  readonly tickets: {
    /** SQL: whether the person may see ticket `t`. */
    readonly isVisible: (actor: PolicyActor) => RawBuilder<unknown>;
  };
  /** What follows from an alarm that begins or ends. */
  readonly alarms: AlarmFollower;
  /** What follows from an online payment for something that is sold. */
  readonly purchases: PurchaseFollower;
  /** What each kind of record says about who may fetch its files; a missing kind does not compile. */
  readonly fileSubjects: Readonly<Record<FileSubjectKind, FileSubject>>;
  /** Who comes to the live channel as a wall, and what it hears there. */
  readonly walls: WallAccess;
  /** What is urgent until somebody takes it on, by cause. */
  readonly urgent: readonly UrgentSource[];
  /** Each removes the files of its domain that nobody came back for. */
  readonly filePurges: readonly ((db: Kysely<Database>, now: number) => Promise<void>)[];
}
