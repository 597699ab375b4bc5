import type { AlarmCondition, AlarmSeverity } from '@imah/contract/alarms/words';
import type { EscalationCause } from '@imah/contract/notifications/words';
import type { TicketState } from '@imah/contract/tickets/words';
import type { Kysely, RawBuilder } from 'kysely';
import type { Database } from './database/schema.ts';

/** What people are told of something urgent. `version` is the one that open pages are told. */
export type UrgentFacts = { readonly unitId: string | null; readonly version: number } & (
  | { readonly kind: 'ticket'; readonly number: string; readonly title: string; readonly state: TicketState }
  | {
      readonly kind: 'alarm';
      readonly deviceId: string;
      readonly key: string;
      readonly device: string;
      readonly severity: AlarmSeverity;
      readonly condition: AlarmCondition;
      readonly metric: { readonly id: string; readonly en: string } | null;
    }
);

/** A kind of record that can be so urgent that somebody has to take it on. */
export interface UrgentSource {
  readonly cause: EscalationCause;
  readonly subject: 'alarm' | 'ticket';
  /**
   * SQL: `org_id`, `building_id`, `subject_id` and `since` of all that is urgent at `now` (milliseconds since 1970 UTC) and
   * that nobody has taken on, of the organisations of plans `p` that ask for the cause.
   */
  readonly standing: (now: number) => RawBuilder<unknown>;
  /** SQL: `acknowledged` or `over`, for what of escalation `e` is not urgent any more. */
  readonly outcome: RawBuilder<unknown>;
  /** What it is; null where it is not there any more. */
  readonly describe: (db: Kysely<Database>, orgId: string, subjectId: string) => Promise<UrgentFacts | null>;
}
