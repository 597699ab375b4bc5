import type { Client } from 'aedes';
import type { ClientIdentity } from './client-identity.ts';
/** One connection that has said who it is. */
export interface Session {
    readonly client: Client;
    readonly identity: ClientIdentity;
    /** Filters the broker has granted. */
    readonly filters: Set<string>;
}
/** Who is connected, by connection, by person and by device. */
export interface SessionRegistry {
    add(client: Client, identity: ClientIdentity): Session;
    of(client: Client | null): Session | undefined;
    /** Returns how many connections the same person or device still has. */
    remove(session: Session): number;
    ofPerson(userId: string): readonly Session[];
    ofDevice(deviceId: string): readonly Session[];
    readonly people: ReadonlySet<string>;
    readonly size: number;
}
export declare function createSessionRegistry(): SessionRegistry;
//# sourceMappingURL=session-registry.d.ts.map