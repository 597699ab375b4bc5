import type { Client, ConnectPacket } from 'aedes';
/**
 * What is checked before credentials are read. A session that outlives its connection needs a name to
 * be found under (MQTT-3.1.3-8). Names are kept apart per user name, so that nobody can take over the
 * session of another by choosing its client id.
 */
export declare function checkConnect(client: Client, packet: ConnectPacket, answer: (error: Error | null, ok: boolean) => void): void;
//# sourceMappingURL=connect-rules.d.ts.map