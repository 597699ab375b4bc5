import { assign, emit, fromPromise, setup } from 'xstate';
import { readSubmitProblem } from '../submit-problem.ts';
import { notGiven } from '../not-given.ts';
import { timings } from '../timings.ts';
import {
  uploadLimits,
  type UploadContext,
  type UploadEmitted,
  type UploadEvent,
  type UploadFile,
  type UploadInput,
  type UploadPart,
  type UploadPlace,
} from './upload-types.ts';

/** After so many failures in a row a person has to ask for more. */
const maxFailures = 6;
const passing = ['network', 'timeout', 'server'];

interface Opening {
  readonly file: UploadFile;
  readonly uploadId: string | null;
}

/**
 * One file on its way to the server, in parts, resumed after every interruption where the server says. Give it
 * `openUpload` (also asks for the place of an upload that was begun), `sendPart` and `finishUpload`.
 */
export const uploadMachine = setup({
  types: {
    input: {} as UploadInput,
    context: {} as UploadContext,
    events: {} as UploadEvent,
    emitted: {} as UploadEmitted,
    tags: {} as 'active' | 'ended',
  },
  actors: {
    openUpload: fromPromise<UploadPlace, Opening>(() => notGiven('upload', 'openUpload')),
    sendPart: fromPromise<{ offset: number }, UploadPart>(() => notGiven('upload', 'sendPart')),
    finishUpload: fromPromise<unknown, { uploadId: string }>(() => notGiven('upload', 'finishUpload')),
  },
  delays: {
    /** Doubles, up to a limit; half of it is chance. */
    retryDelay: ({ context: { failures, random } }) =>
      Math.min(timings.upload.retryMax, timings.upload.retryBase * 2 ** (failures - 1)) * (0.5 + random() / 2),
  },
  guards: {
    tooLarge: ({ context }) => context.file.size > context.maxSize,
    complete: ({ context }) => context.offset >= context.file.size,
    mayRetry: ({ context }, { error }: { error: unknown }) =>
      context.failures < maxFailures && passing.includes(readSubmitProblem(error).kind),
  },
  actions: {
    notePlace: assign(({ context }, { uploadId, offset }: UploadPlace) => ({
      uploadId,
      offset,
      // A part may have arrived although its answer did not: that is progress too.
      failures: offset > context.offset ? 0 : context.failures,
    })),
    noteArrived: assign((_, { offset }: { offset: number }) => ({ offset, failures: 0, error: null })),
    noteFailure: assign(({ context }, { error }: { error: unknown }) => ({ error, failures: context.failures + 1 })),
    noteTooLarge: assign({ error: { kind: 'too-large', message: '' } }),
    noteAnswer: assign({ answer: (_, { output }: { output: unknown }) => output, error: null }),
    forgetFailures: assign({ failures: 0, error: null }),
    emitProgress: emit(({ context }) => ({ type: 'progress', offset: context.offset, size: context.file.size })),
    emitSucceeded: emit(({ context }) => ({ type: 'succeeded', answer: context.answer })),
    emitFailed: emit(({ context }) => ({ type: 'failed', error: context.error })),
    emitCancelled: emit(({ context }) => ({ type: 'cancelled', uploadId: context.uploadId })),
  },
}).createMachine({
  id: 'upload',
  context: ({ input }) => ({
    ...uploadLimits,
    ...input,
    uploadId: null,
    offset: 0,
    failures: 0,
    error: null,
    answer: undefined,
  }),
  initial: 'checking',
  states: {
    checking: { always: [{ guard: 'tooLarge', target: 'refused', actions: 'noteTooLarge' }, { target: 'uploading' }] },
    uploading: {
      tags: 'active',
      initial: 'opening',
      on: { PAUSE: 'paused', CANCEL: 'cancelled' },
      states: {
        opening: {
          invoke: {
            id: 'openUpload',
            src: 'openUpload',
            input: ({ context: { file, uploadId } }) => ({ file, uploadId }),
            onDone: {
              target: 'placing',
              actions: [{ type: 'notePlace', params: ({ event }) => event.output }, 'emitProgress'],
            },
            onError: { target: 'failing', actions: { type: 'noteFailure', params: ({ event }) => event } },
          },
        },
        placing: { always: [{ guard: 'complete', target: 'finishing' }, { target: 'sending' }] },
        sending: {
          invoke: {
            id: 'sendPart',
            src: 'sendPart',
            input: ({ context: { uploadId, offset, file, partSize } }) => ({
              uploadId: uploadId ?? '',
              offset,
              length: Math.min(partSize, file.size - offset),
            }),
            onDone: {
              target: 'placing',
              actions: [{ type: 'noteArrived', params: ({ event }) => event.output }, 'emitProgress'],
            },
            onError: { target: 'failing', actions: { type: 'noteFailure', params: ({ event }) => event } },
          },
        },
        finishing: {
          invoke: {
            id: 'finishUpload',
            src: 'finishUpload',
            input: ({ context }) => ({ uploadId: context.uploadId ?? '' }),
            onDone: { target: '#upload.succeeded', actions: { type: 'noteAnswer', params: ({ event }) => event } },
            onError: { target: 'failing', actions: { type: 'noteFailure', params: ({ event }) => event } },
          },
        },
        failing: {
          always: [
            { guard: { type: 'mayRetry', params: ({ context }) => context }, target: '#upload.retrying' },
            { target: '#upload.failed' },
          ],
        },
      },
    },
    retrying: {
      tags: 'active',
      after: { retryDelay: 'uploading' },
      on: { ONLINE: 'uploading', RETRY: 'uploading', PAUSE: 'paused', CANCEL: 'cancelled' },
    },
    paused: { tags: 'active', on: { RESUME: 'uploading', CANCEL: 'cancelled' } },
    failed: {
      tags: 'ended',
      entry: 'emitFailed',
      on: { RETRY: { target: 'uploading', actions: 'forgetFailures' }, CANCEL: 'cancelled' },
    },
    refused: { tags: 'ended', entry: 'emitFailed' },
    succeeded: { tags: 'ended', entry: 'emitSucceeded' },
    cancelled: { tags: 'ended', entry: 'emitCancelled' },
  },
});
