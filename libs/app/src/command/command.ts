import type { ApiClient, InputOf } from '@imah/api-client';
import { type DataOf, readKey, type ReadName } from '@imah/api-client/react';
import type { QueryClient } from '@tanstack/react-query';
import { readOf, type Reads } from '../read/index.ts';
import type { OutboxDraft } from '../outbox/index.ts';
import type { Outcome } from './outcome.ts';

/** A change of cached reads, whoever has them on the screen. */
export interface Patch {
  readonly of: Reads;
  readonly to: (data: unknown) => unknown;
}

/** One way to change something, declared once: what is called, and what that does to what has been read. */
export interface Command<I, T> {
  /** May be made again with the same input: ids that the server knows it by were made before. */
  readonly call: (client: ApiClient, input: I) => Promise<T>;
  /** What the page shows while it is on its way; taken back where it does not arrive. */
  readonly apply?: (input: I) => readonly Patch[];
  /** How it waits on this device where the server cannot be reached; left out, or undefined: it fails there. */
  readonly keep?: (input: I) => OutboxDraft | undefined;
  /** Writes what stands on the server into cached reads. */
  readonly write?: (queries: QueryClient, answer: T, input: I) => void;
  /** Reads that are old afterwards, whatever became of it. */
  readonly renews?: (input: I, became: Outcome<T>['kind']) => readonly Reads[];
  /** The record as it stands, in the form of an answer, out of a refusal because somebody else was faster; else null. */
  readonly conflict?: (error: unknown, input: I) => T | null;
  /** Of commands with the same word one goes after the other. */
  readonly queue?: string;
}

/** The input of a command that is nothing but its call. */
export type ApiCall<T = unknown> = (client: ApiClient) => Promise<T>;

/** What an input brings: a call its own answer, everything else that of its command. */
export type AnswerTo<J, T> = J extends ApiCall<infer A> ? A : T;

/** A patch of the reads that hold a `D`. */
export function patch<D>(of: Reads, to: (data: D) => D): Patch {
  // The name of the call says what it answers with.
  return { of, to: (data) => to(data as D) };
}

/** Any call of a domain that shows nothing beforehand; these reads are old afterwards. */
export function anyCall(renewed: readonly Reads[]): Command<ApiCall, unknown> {
  return { call: (client, call) => call(client), renews: () => renewed };
}

/** Any call whose answer is all that another call, a read, is answered. */
export function callAnsweringAll<N extends ReadName>(
  name: N,
  input: InputOf<N>,
  ...renewed: readonly Reads[]
): Command<ApiCall<{ readonly data: DataOf<N> }>, { readonly data: DataOf<N> }> {
  return {
    call: (client, call) => call(client),
    write: (queries, { data }) => void queries.setQueryData<unknown>(readKey(name, input), data),
    // Of a refusal one learns that something stands otherwise.
    renews: (_call, became) => (became === 'sent' ? renewed : [readOf(name, input), ...renewed]),
  };
}
