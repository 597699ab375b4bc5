import { assign, emit, setup } from 'xstate';

/** How the photos of a report stand. `cut`: some are under way, and nothing gets through just now. */
export type ReportPhotos = 'arrived' | 'under-way' | 'cut' | 'failed';

/** What a report goes with: its photos that have arrived; without the others; or with them still on this device. */
export type SentPhotos = 'arrived' | 'left' | 'waiting';

/** What the submission of a report starts with. */
export interface ReportSubmissionInput {
  readonly photos: ReportPhotos;
}

/** What it remembers. */
export type ReportSubmissionContext = ReportSubmissionInput;

/** What the submission of a report hears. */
export type ReportSubmissionEvent =
  /** The person has sent it, and nothing is missing in it. */
  | { type: 'SUBMIT' }
  /** How its photos stand now. */
  | { type: 'PHOTOS'; are: ReportPhotos }
  /** The person does not wait for them. */
  | { type: 'SEND_NOW' }
  /** The server did not take it, or this device could not keep it. */
  | { type: 'REFUSED' }
  /** It is on the server, or kept on this device. */
  | { type: 'DONE' };

/** What is to be done. */
export type ReportSubmissionEmitted =
  | { type: 'send'; photos: SentPhotos }
  /** A photo did not arrive: the person decides about it first. */
  | { type: 'photosFailed' };

/** A report from the form to the server: it waits for its photos, unless nothing gets through or the person will not wait. */
export const reportSubmissionMachine = setup({
  types: {
    input: {} as ReportSubmissionInput,
    context: {} as ReportSubmissionContext,
    events: {} as ReportSubmissionEvent,
    emitted: {} as ReportSubmissionEmitted,
  },
  guards: {
    photosAre: ({ context }, { are }: { are: ReportPhotos }) => context.photos === are,
  },
  actions: {
    notePhotos: assign({ photos: (_, { are }: { are: ReportPhotos }) => are }),
    emitSend: emit((_, { photos }: { photos: SentPhotos }) => ({ type: 'send', photos })),
    emitPhotosFailed: emit({ type: 'photosFailed' }),
  },
}).createMachine({
  id: 'report-submission',
  context: ({ input }) => input,
  initial: 'editing',
  on: { PHOTOS: { actions: { type: 'notePhotos', params: ({ event }) => event } } },
  states: {
    editing: { on: { SUBMIT: 'waiting' } },
    /** Sent by the person; left at once where nothing is under way. */
    waiting: {
      always: [
        {
          guard: { type: 'photosAre', params: { are: 'arrived' } },
          target: 'sending',
          actions: { type: 'emitSend', params: { photos: 'arrived' } },
        },
        {
          guard: { type: 'photosAre', params: { are: 'cut' } },
          target: 'sending',
          actions: { type: 'emitSend', params: { photos: 'waiting' } },
        },
        { guard: { type: 'photosAre', params: { are: 'failed' } }, target: 'editing', actions: 'emitPhotosFailed' },
      ],
      on: { SEND_NOW: { target: 'sending', actions: { type: 'emitSend', params: { photos: 'left' } } } },
    },
    sending: { on: { REFUSED: 'editing', DONE: 'sent' } },
    sent: {},
  },
});
