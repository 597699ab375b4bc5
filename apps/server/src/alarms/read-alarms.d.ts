import type { Alarm } from '@imah/contract';
import { type Kysely, type RawBuilder } from 'kysely';
import type { Database } from '../database/schema.ts';
/** SQL: rank of the severity of row `a`, 1 for the most severe. */
export declare const severityRank: RawBuilder<number>;
export interface RankedAlarm {
    readonly alarm: Alarm;
    readonly rank: number;
}
/** Alarms, most severe first, then the newest. */
export declare function readAlarms(db: Kysely<Database>, condition: RawBuilder<unknown>, limit: number): Promise<RankedAlarm[]>;
//# sourceMappingURL=read-alarms.d.ts.map