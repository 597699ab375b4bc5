import type { AlarmCondition, AlarmSeverity, MetricValue } from '@imah/contract';
import type { ServerContext } from '../context.ts';
import type { DeviceIdentity } from '../live/client-identity.ts';
export interface AlarmTrigger {
    readonly device: DeviceIdentity;
    /** Empty for an alarm about the device itself. */
    readonly key: string;
    readonly condition: AlarmCondition;
}
export interface AlarmRaise extends AlarmTrigger {
    readonly severity: AlarmSeverity;
    readonly value: MetricValue | null;
}
/** Raises and clears alarms; the database guarantees that one condition has one active alarm. */
export interface AlarmBook {
    /** Reads which alarms stand. */
    readonly load: () => Promise<void>;
    /** Raises the alarm, or counts once more when it stands already. */
    readonly raise: (raise: AlarmRaise) => Promise<void>;
    /** Does nothing when no such alarm stands. */
    readonly clear: (trigger: AlarmTrigger) => Promise<void>;
}
export declare function createAlarmBook({ db, live, now }: Pick<ServerContext, 'db' | 'live' | 'now'>): AlarmBook;
//# sourceMappingURL=alarm-book.d.ts.map