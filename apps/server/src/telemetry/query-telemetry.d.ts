import type { TelemetryAnswer } from '@imah/contract';
import { type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
export interface TelemetryQuery {
    readonly orgId: string;
    readonly deviceId: string;
    readonly keys: readonly string[];
    /** Milliseconds since 1970 UTC; `to` is not in the range. */
    readonly from: number;
    readonly to: number;
    readonly points: number;
}
/**
 * Past values from the finest level that fits: raw for a short time with few rows, else the finest rollup
 * with at most `points` buckets that holds anything of the range. A gauge answers with the mean of the
 * bucket, a counter with its last reading and, as `delta`, what was used. Null marks a bucket without data.
 */
export declare function queryTelemetry(db: Kysely<Database>, query: TelemetryQuery): Promise<TelemetryAnswer>;
//# sourceMappingURL=query-telemetry.d.ts.map