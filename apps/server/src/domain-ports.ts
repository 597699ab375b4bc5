import type { PolicyActor } from '@imah/contract/access';
import type { FileSubjectKind } from '@imah/contract/files/words';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from './database/schema.ts';
import type { FileSubject } from './files/file-subject.ts';
import type { Actor } from './access/actor.ts';
import type { LivePerson } from './live/access-ports.ts';
import type { Recipients } from './notifications/notice.ts';

/** Whether a session is asked for with the rights of its person, or only for who they are. */
export type Rights = 'with-rights' | 'without-rights';

/** What a topic is to a person: nothing they may know of, something they read, or something they also moderate. */
export type TopicAccess = 'hidden' | 'reads' | 'moderates';

/**
 * What the platform (HTTP, files, audit, live channel, notifications) asks of domains that it does not know. The
 * application gives it (`domains.ts`). `now` is in milliseconds since 1970 UTC everywhere.
 */
export interface DomainPorts {
  readonly identity: {
    /** The people of session tokens, each in the place of its token; null where a token opens nothing. */
    readonly findSessions: (
      db: Kysely<Database>,
      tokens: readonly string[],
      rights: Rights,
      now: number,
    ) => Promise<(Actor | null)[]>;
    readonly isApiToken: (token: string) => boolean;
    readonly findApiToken: (db: Kysely<Database>, token: string, now: number) => Promise<Actor | null>;
    /** The person whose address and password of the live channel these are. */
    readonly authenticateLive: (
      db: Kysely<Database>,
      email: string,
      secret: string,
      now: number,
    ) => Promise<LivePerson | null>;
    /** Runs a dangerous call if its session was confirmed a moment ago; throws 403 PERLU_KONFIRMASI otherwise. */
    readonly withStepUp: <T>(
      ports: { readonly db: Kysely<Database>; readonly now: () => number },
      sessionId: string | undefined,
      work: () => Promise<T>,
    ) => Promise<T>;
  };
  readonly topics: {
    readonly access: (db: Kysely<Database>, actor: PolicyActor, topicId: string, now: number) => Promise<TopicAccess>;
    /** SQL: whether the person may see topic `t`. */
    readonly isVisible: (actor: PolicyActor, now: number) => RawBuilder<unknown>;
    /** Whom something about a topic is for. */
    readonly findHearers: (
      db: Kysely<Database>,
      recipients: Extract<Recipients, { readonly kind: 'topic' }>,
      now: number,
    ) => Promise<string[]>;
    /** Those who want to hear of it whatever they chose for its building. */
    readonly findChoosers: (db: Kysely<Database>, recipients: Recipients) => Promise<ReadonlySet<string>>;
  };
  readonly tickets: {
    /** SQL: whether the person may see ticket `t`. */
    readonly isVisible: (actor: PolicyActor) => RawBuilder<unknown>;
  };
  /** What each kind of record says about who may fetch its files; a missing kind does not compile. */
  readonly fileSubjects: Readonly<Record<FileSubjectKind, FileSubject>>;
  /** Each removes the files of its domain that nobody came back for. */
  readonly filePurges: readonly ((db: Kysely<Database>, now: number) => Promise<void>)[];
}
