import { Aedes } from 'aedes';
import type { Logger } from 'pino';
import type { AccessPorts } from './access-ports.ts';
import { type SessionRegistry } from './session-registry.ts';
import type { Uplinks } from './uplinks.ts';
export interface Broker {
    readonly aedes: Aedes;
    readonly sessions: SessionRegistry;
    /** Set once, by who takes what devices say; until then devices are refused. */
    readonly setUplinks: (uplinks: Uplinks) => void;
}
/** The MQTT broker with the rules of who may connect, listen and speak. */
export declare function createBroker(access: AccessPorts, log: Logger): Promise<Broker>;
//# sourceMappingURL=broker.d.ts.map