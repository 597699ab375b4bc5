import type { Command } from './command.ts';
import { type Submitting, type SubmittingOptions, useSubmitting } from './submitting.ts';
import { type CommandOptions, useCommand } from './use-command.ts';

export interface SubmitOptions<I, T> extends SubmittingOptions<I, T>, Pick<CommandOptions<I, T>, 'told'> {}

/** A form that sends a command: shown, kept and told like every other; what is refused the form says. */
export function useSubmit<I, T>(command: Command<I, T>, options: SubmitOptions<I, T> = {}): Submitting<I, T> {
  const { onDone: _onDone, explain: _explain, ...rest } = options;
  return useSubmitting(useCommand(command, { ...rest, refusal: 'caller' }), options);
}
