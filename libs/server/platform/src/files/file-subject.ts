import type { Permission, PolicyTarget } from '@imah/contract/access';
import type { Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { Actor } from '../access/actor.ts';

/** What a domain says about the records that its files belong to. */
export interface FileSubject {
  /** Who may read the record may fetch its files. */
  readonly read: Permission;
  /**
   * What the policy is asked about. Null when there is no such record, and where the domain hides it from `actor` by a
   * rule of its own that no permission speaks of.
   */
  readonly resolve: (
    db: Kysely<Database>,
    subjectId: string,
    actor: Actor,
    now: number,
  ) => Promise<PolicyTarget | null>;
  /** Whether somebody without that permission may fetch them all the same, by a rule of the domain's own. */
  readonly isShownTo?: (db: Kysely<Database>, subjectId: string, actor: Actor, now: number) => Promise<boolean>;
}
