import { useApiClient } from '@imah/api-client/react';
import { useState } from 'react';
import type { Command } from '../command.ts';
import type { Outcome } from '../outcome.ts';
import { type Submitting, type SubmittingOptions, useSubmitting } from '../submitting.ts';

/** A command that has nothing to do but its call. */
export type DirectCommand<I, T> = Pick<Command<I, T>, 'call'> &
  Partial<Record<Exclude<keyof Command<I, T>, 'call'>, undefined>>;

export type DirectOutcome<T> = Extract<Outcome<T>, { readonly kind: 'sent' | 'refused' }>;

export interface DirectlyUsed<I, T> {
  /** Never rejects. */
  readonly run: (input: I) => Promise<DirectOutcome<T>>;
  readonly isPending: boolean;
  /** What became of the last one; null while one is on its way. */
  readonly outcome: DirectOutcome<T> | null;
  /** Why the last one was refused; null where it was not. */
  readonly error: unknown;
}

interface State<T> {
  readonly pending: number;
  readonly outcome: DirectOutcome<T> | null;
}

/**
 * Sends a command from where the workspace is not: a page for visitors has no reads that could grow old, no outbox and no
 * cache to bring along. It says itself what was refused.
 */
export function useDirectCommand<I, T>({ call }: DirectCommand<I, T>): DirectlyUsed<I, T> {
  const client = useApiClient();
  const [{ pending, outcome }, setState] = useState<State<T>>({ pending: 0, outcome: null });
  return {
    run: async (input) => {
      setState((known) => ({ pending: known.pending + 1, outcome: null }));
      const became = await send(call, client, input);
      // While another one is on its way, nothing is said of this one.
      setState(({ pending: known }) => ({ pending: known - 1, outcome: known > 1 ? null : became }));
      return became;
    },
    isPending: pending > 0,
    outcome,
    error: outcome?.kind === 'refused' ? outcome.error : null,
  };
}

async function send<I, T>(
  call: Command<I, T>['call'],
  client: Parameters<typeof call>[0],
  input: I,
): Promise<DirectOutcome<T>> {
  try {
    return { kind: 'sent', answer: await call(client, input) };
  } catch (error) {
    return { kind: 'refused', error };
  }
}

/** The same for a form. */
export function useDirectSubmit<I, T>(
  command: DirectCommand<I, T>,
  options: Pick<SubmittingOptions<I, T>, 'onDone' | 'explain'> = {},
): Submitting<I, T> {
  return useSubmitting<I, T>(useDirectCommand(command), options);
}
