import type { FormAnswer } from '@imah/ui';
import { useRef, useState } from 'react';
import { failureAnswer } from '../form/explain.ts';
import { useFormTexts } from '../form/texts.ts';
import type { AnswerTo } from './command.ts';
import type { Outcome } from './outcome.ts';

export interface SubmittingOptions<I, T> {
  /** It is done: on the server, or kept on this device. */
  readonly onDone?: (done: Extract<Outcome<T>, { readonly kind: 'sent' | 'kept' }>) => void;
  /** Somebody else was faster: what stands now. Left out: the form says it like every refusal. */
  readonly onConflict?: (current: T, input: I) => void;
  /** What the form says of a refusal, where that is particular to it. */
  readonly explain?: (error: unknown) => FormAnswer;
}

export interface Submitting<I, T> {
  /** For `Form`: what was wrong with the last attempt; null before one, and when it went well. */
  readonly answer: FormAnswer | null;
  readonly isSending: boolean;
  /** Why the last attempt was refused; null where it was not. */
  readonly error: unknown;
  /** Resolves with the answer of the server; null where there is none, and at once while another is on its way. */
  readonly submit: <J extends I>(input: J) => Promise<AnswerTo<J, T> | null>;
  /** Says that something is wrong before anything is sent; a message of null leaves it to the fields. */
  readonly refuse: (errors: FormAnswer['errors'], message?: string | null) => void;
  /** Says of these fields that they must be filled in. */
  readonly demand: (names: readonly string[]) => void;
  /** Says nothing more of the last attempt. */
  readonly forget: () => void;
}

/** How a command is sent that says nothing itself of what was refused. */
interface Sending<I> {
  readonly run: (input: I) => Promise<Outcome<unknown>>;
  readonly isPending: boolean;
  readonly error: unknown;
}

/** A form over any way to send a command: what the server says against it stands at its fields, nothing typed is lost. */
export function useSubmitting<I, T>(
  { run, isPending, error }: Sending<I>,
  options: SubmittingOptions<I, T>,
): Submitting<I, T> {
  const tf = useFormTexts();
  const { onDone, onConflict, explain = (refusal) => failureAnswer(tf, refusal) } = options;
  const [answer, setAnswer] = useState<FormAnswer | null>(null);
  const busy = useRef(false);
  const refuse = (errors: FormAnswer['errors'], message: string | null = tf('invalid')) =>
    setAnswer(message === null ? { errors } : { message, errors });
  return {
    answer,
    isSending: isPending,
    error,
    refuse,
    forget: () => setAnswer(null),
    demand: (names) => refuse(Object.fromEntries(names.map((name) => [name, [tf('required')]]))),
    submit: async (input) => {
      if (busy.current) return null;
      busy.current = true;
      setAnswer(null);
      // What a call answers with is what its command answers with.
      const outcome = (await run(input)) as Outcome<T & AnswerTo<typeof input, T>>;
      busy.current = false;
      switch (outcome.kind) {
        case 'sent':
          onDone?.(outcome);
          return outcome.answer;
        case 'kept':
          onDone?.(outcome);
          return null;
        case 'conflict':
          if (onConflict === undefined) setAnswer(explain(outcome.error));
          return null;
        case 'refused':
          setAnswer(explain(outcome.error));
          return null;
      }
    },
  };
}
