import { type Command, type CommandDraft } from '@imah/contract';
import { type CommandContext } from './move-command.ts';
export interface CommandRequest {
    readonly deviceId: string;
    readonly draft: CommandDraft;
    readonly by: string;
    readonly requestId: string;
}
/**
 * Writes the command down, then hands it to the device.
 * @throws {HttpProblem} 422 for what the device type cannot do, 409 when the device is not there or is busy
 */
export declare function sendCommand(context: CommandContext, request: CommandRequest): Promise<Command>;
//# sourceMappingURL=send-command.d.ts.map