import { type ApiClient, isApiError } from '@imah/api-client';
import { useApiClient } from '@imah/api-client/react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { explainFailure } from '../form/explain.ts';
import { type FormTexts, useFormTexts } from '../form/texts.ts';
import { type Keeping, useKeeping } from '../outbox/index.ts';
import { renew } from '../read/index.ts';
import { useToast } from '../shell/index.ts';
import { applyPatches } from './apply-patches.ts';
import type { AnswerTo, Command } from './command.ts';
import type { Outcome } from './outcome.ts';
import { type Submitting, type SubmittingOptions, useSubmitting } from './submitting.ts';

export interface CommandOptions<I, T> {
  /** Said once it is on the server, or only on this device. */
  readonly told?: {
    readonly sent?: (answer: T, input: I) => string;
    readonly kept?: (input: I) => string;
  };
  /** Somebody else was faster: what stands now. Left out: it is said like every refusal. */
  readonly onConflict?: (current: T, input: I) => void;
  /** Said where the server did not take it; null says nothing. */
  readonly explain?: (error: unknown) => string | null;
  /** `caller`: says itself what was refused, in a form say. */
  readonly refusal?: 'toast' | 'caller';
}

export interface UsedCommand<I, T> {
  /** Never rejects. */
  readonly run: <J extends I>(input: J) => Promise<Outcome<AnswerTo<J, T>>>;
  readonly isPending: boolean;
  /** The input on its way; of the last one when there is none. */
  readonly input: I | undefined;
  /** What became of the last one; null while one is on its way, and once it is forgotten. */
  readonly outcome: Outcome<T> | null;
  /** Why the last one was refused; null where it was not. */
  readonly error: unknown;
  readonly forget: () => void;
}

/** Sends a command: shows its result at once, keeps it where there is no server, and says what became of it. */
export function useCommand<I, T>(command: Command<I, T>, options: CommandOptions<I, T> = {}): UsedCommand<I, T> {
  const client = useApiClient();
  const queries = useQueryClient();
  const keeping = useKeeping();
  const tf = useFormTexts();
  const toast = useToast();
  const { told = {}, refusal = 'toast', onConflict, explain = (error) => sentenceOf(tf, error) } = options;

  function say(outcome: Outcome<T>, input: I): void {
    if (outcome.kind === 'sent' && told.sent !== undefined) toast('success', told.sent(outcome.answer, input));
    if (outcome.kind === 'kept' && told.kept !== undefined) toast('warning', told.kept(input));
    if (outcome.kind === 'conflict' && onConflict !== undefined) onConflict(outcome.current, input);
    else if ((outcome.kind === 'refused' || outcome.kind === 'conflict') && refusal === 'toast') {
      const sentence = explain(outcome.error);
      if (sentence !== null) toast('danger', sentence);
    }
  }

  const { mutateAsync, isPending, variables, data, reset } = useMutation<Outcome<T>, never, I, () => void>({
    // What can be kept is not held back in memory until there is a network.
    networkMode: 'always',
    ...(command.queue === undefined ? {} : { scope: { id: command.queue } }),
    onMutate: (input) => applyPatches(queries, command.apply?.(input) ?? []),
    mutationFn: (input) => send(client, keeping, command, input),
    onSuccess: async (outcome, input, undo) => {
      if (outcome.kind !== 'sent') undo();
      if (outcome.kind === 'sent') command.write?.(queries, outcome.answer, input);
      if (outcome.kind === 'conflict') command.write?.(queries, outcome.current, input);
      const renewed = renew(queries, command.renews?.(input, outcome.kind) ?? []);
      if (outcome.kind === 'sent' || outcome.kind === 'conflict') await renewed;
      say(outcome, input);
    },
  });
  return {
    // What a call answers with is what the command, which makes that very call, has passed on.
    run: (input) => mutateAsync(input) as Promise<Outcome<AnswerTo<typeof input, T>>>,
    isPending,
    input: variables,
    outcome: data ?? null,
    forget: reset,
    error: data?.kind === 'refused' || data?.kind === 'conflict' ? data.error : null,
  };
}

async function send<I, T>(
  client: ApiClient,
  { keep, sendOrKeep }: Keeping,
  command: Command<I, T>,
  input: I,
): Promise<Outcome<T>> {
  try {
    const draft = command.keep?.(input);
    if (draft === undefined) return { kind: 'sent', answer: await command.call(client, input) };
    // Files that wait on this device are sent by the outbox, before what they belong to.
    if (draft.files !== undefined) return { kind: 'kept', ...(await keep(draft)) };
    return await sendOrKeep(draft, () => command.call(client, input));
  } catch (error) {
    const current = command.conflict?.(error, input) ?? null;
    return current === null ? { kind: 'refused', error } : { kind: 'conflict', current, error };
  }
}

export interface SubmitOptions<I, T> extends SubmittingOptions<I, T>, Pick<CommandOptions<I, T>, 'told'> {}

/** A form that sends a command: shown, kept and told like every other; what is refused the form says. */
export function useSubmit<I, T>(command: Command<I, T>, options: SubmitOptions<I, T> = {}): Submitting<I, T> {
  const { onDone: _onDone, explain: _explain, ...rest } = options;
  return useSubmitting(useCommand(command, { ...rest, refusal: 'caller' }), options);
}

/** Where there is no form to show it in: what is wrong with the first field, or with the whole. */
function sentenceOf(tf: FormTexts, error: unknown): string | null {
  const [field] = isApiError(error) ? Object.values(error.fieldErrors) : [];
  return field?.[0] ?? explainFailure(tf, error).message;
}
