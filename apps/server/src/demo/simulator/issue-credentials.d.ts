import { type Kysely } from 'kysely';
import type { Database } from '../../database/schema.ts';
export interface DeviceCredential {
    readonly username: string;
    readonly secret: string;
}
/** Gives each device a fresh credential in place of those it had. Secrets live only in this process. */
export declare function issueCredentials(db: Kysely<Database>, devices: readonly {
    readonly orgId: string;
    readonly deviceId: string;
}[]): Promise<ReadonlyMap<string, DeviceCredential>>;
//# sourceMappingURL=issue-credentials.d.ts.map