import type { CommandStatus } from '@imah/contract/devices/words';
import { assign, emit, enqueueActions, fromPromise, setup } from 'xstate';
import { notGiven } from '../not-given.ts';
import { timings } from '../timings.ts';
import { laterStatus } from './command-order.ts';

/** What the server answers to the request, and what the live channel says later. */
export interface CommandNews {
  readonly id: string;
  readonly status: CommandStatus;
  readonly error?: string | null;
}

/** The command to send. */
export interface DeviceCommandInput {
  /** Handed to `requestCommand` as it is. */
  readonly draft: unknown;
  /** Milliseconds the command lives; then the server is asked what became of it. */
  readonly expiry?: number;
}

/** What is known of the command. */
export interface DeviceCommandContext extends Required<DeviceCommandInput> {
  readonly id: string | null;
  readonly status: CommandStatus | null;
  /** Why it failed, in the device's or the server's words. */
  readonly error: unknown;
  /** What the channel said before the server's answer was here: it may be faster. */
  readonly early: readonly CommandNews[];
}

/** What the command hears, from the live channel, a fetch or a person. */
export type DeviceCommandEvent = ({ type: 'NEWS' } & CommandNews) | { type: 'RETRY' };

/** What became of the command. */
export type DeviceCommandEmitted =
  /** Nothing was heard in the command's life: fetch it, and send what it says as NEWS. */
  { type: 'overdue'; id: string | null } | { type: 'statusChanged'; id: string | null; status: CommandStatus };

const is = (status: CommandStatus) => ({ guard: { type: 'is' as const, params: { status } } });

/**
 * A command to a device, from the switch to its end (domain model 5.3). News that come late, twice or out of
 * order change nothing; lost ones are asked for. Give it `requestCommand`.
 */
export const deviceCommandMachine = setup({
  types: {
    input: {} as DeviceCommandInput,
    context: {} as DeviceCommandContext,
    events: {} as DeviceCommandEvent,
    emitted: {} as DeviceCommandEmitted,
    tags: {} as 'pending' | 'ended',
  },
  actors: { requestCommand: fromPromise<CommandNews, unknown>(() => notGiven('device-command', 'requestCommand')) },
  delays: { expiry: ({ context }) => context.expiry + timings.deviceCommand.expiryGrace },
  guards: {
    is: ({ context }, { status }: { status: CommandStatus }) => context.status === status,
    isNews: ({ context }, news: CommandNews) =>
      news.id === context.id && laterStatus(context.status, news.status) !== context.status,
  },
  actions: {
    keepEarly: assign({
      early: ({ context }, { id, status, error }: CommandNews) => [
        ...context.early,
        { id, status, error: error ?? null },
      ],
    }),
    begin: enqueueActions(({ enqueue, context }, answer: CommandNews) => {
      const heard = context.early.filter(({ id }) => id === answer.id);
      const last = heard.reduce(
        (known, news) => (laterStatus(known.status, news.status) === known.status ? known : news),
        answer,
      );
      enqueue.assign({ id: answer.id, status: last.status, error: last.error ?? null, early: [] });
    }),
    follow: assign((_, { status, error }: CommandNews) => ({ status, error: error ?? null })),
    forget: assign({ id: null, status: null, error: null, early: [] }),
    noteError: assign({ error: (_, { error }: { error: unknown }) => error }),
    emitStatus: enqueueActions(({ enqueue, context: { id, status } }) => {
      if (status !== null) enqueue.emit({ type: 'statusChanged', id, status });
    }),
    emitOverdue: emit(({ context }) => ({ type: 'overdue', id: context.id })),
  },
}).createMachine({
  id: 'device-command',
  context: ({ input }) => ({
    draft: input.draft,
    expiry: input.expiry ?? timings.deviceCommand.expiry,
    id: null,
    status: null,
    error: null,
    early: [],
  }),
  initial: 'requesting',
  states: {
    requesting: {
      tags: 'pending',
      entry: 'forget',
      invoke: {
        id: 'requestCommand',
        src: 'requestCommand',
        input: ({ context }: { context: DeviceCommandContext }) => context.draft,
        onDone: { target: 'placing', actions: { type: 'begin', params: ({ event }) => event.output } },
        onError: { target: 'refused', actions: { type: 'noteError', params: ({ event }) => event } },
      },
      on: { NEWS: { actions: { type: 'keepEarly', params: ({ event }) => event } } },
    },
    placing: {
      entry: 'emitStatus',
      always: [
        { ...is('awaiting-approval'), target: 'underway.awaiting-approval' },
        { ...is('queued'), target: 'underway.queued' },
        { ...is('sent'), target: 'underway.sent' },
        { ...is('acknowledged'), target: 'underway.acknowledged' },
        { ...is('succeeded'), target: 'succeeded' },
        { ...is('expired'), target: 'expired' },
        { ...is('cancelled'), target: 'cancelled' },
        { target: 'failed' },
      ],
    },
    underway: {
      tags: 'pending',
      initial: 'queued',
      on: {
        NEWS: {
          guard: { type: 'isNews', params: ({ event }) => event },
          target: 'placing',
          actions: { type: 'follow', params: ({ event }) => event },
        },
      },
      after: { expiry: { target: '.last', reenter: true, actions: 'emitOverdue' } },
      states: { 'awaiting-approval': {}, queued: {}, sent: {}, acknowledged: {}, last: { type: 'history' } },
    },
    succeeded: { tags: 'ended' },
    failed: { tags: 'ended', on: { RETRY: 'requesting' } },
    expired: { tags: 'ended', on: { RETRY: 'requesting' } },
    cancelled: { tags: 'ended' },
    refused: { tags: 'ended', on: { RETRY: 'requesting' } },
  },
});
