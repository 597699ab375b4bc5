import { type Kysely } from 'kysely';
import type { Database } from '../database/schema.ts';
/** How often silence is looked for, in milliseconds. */
export declare const silenceCheckMs = 10000;
/** What a device, or its last will, says of itself; null for what is no presence. */
export declare function readPresence(payload: Buffer): {
    readonly online: boolean;
} | null;
/** Marks one device as offline; false when it was not online. */
export declare function markOffline(db: Kysely<Database>, deviceId: string): Promise<boolean>;
/** Marks as offline what has been silent for longer than its type may be. Returns the ids. */
export declare function markSilent(db: Kysely<Database>, now: number): Promise<readonly string[]>;
//# sourceMappingURL=presence.d.ts.map