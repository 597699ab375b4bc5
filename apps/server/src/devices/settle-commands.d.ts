import { type CommandAck, type MetricValue } from '@imah/contract';
import type { DeviceIdentity } from '../live/client-identity.ts';
import { type CommandContext } from './move-command.ts';
/** Reads what a device published on `cmd/ack`; null when it is not one. */
export declare function readAck(payload: Buffer): CommandAck | null;
/** What the device says of its command. A command of another device, or one that has ended, stays as it is. */
export declare function applyAck(context: CommandContext, device: DeviceIdentity, ack: CommandAck): Promise<void>;
/** A device that reports what was asked for has obeyed, whether or not it says so. */
export declare function applyReport(context: CommandContext, device: Pick<DeviceIdentity, 'orgId' | 'deviceId'>, values: Readonly<Record<string, MetricValue>>): Promise<void>;
/** Ends the commands whose time is over. Returns how many. */
export declare function expireCommands(context: CommandContext): Promise<number>;
//# sourceMappingURL=settle-commands.d.ts.map