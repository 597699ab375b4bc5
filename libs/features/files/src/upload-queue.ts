import { isApiError } from '@imah/api-client';
import type { StoredFile } from '@imah/contract/files';
import { cleanFileName, fileLimits } from '@imah/contract/files/words';
import { type ActorRefFrom, createActor } from 'xstate';
import type { PreparedFile } from './prepare-file.ts';
import { partSize, type UploadClient, uploadOver } from './upload-actors.ts';
import type { ShelvedUpload, UploadShelf } from './upload-shelf.ts';

/** One file of a queue. Sizes in bytes; a photo's is the one of what is sent. */
export type QueuedUpload = { readonly id: string; readonly name: string; readonly size: number } & (
  | { readonly state: 'preparing' | 'waiting' | 'paused' }
  | { readonly state: 'sending'; readonly sent: number }
  /** The line is cut; it goes on by itself. */
  | { readonly state: 'retrying'; readonly sent: number }
  | { readonly state: 'failed'; readonly error: unknown; readonly again: 'possible' | 'pointless' }
  | { readonly state: 'done'; readonly file: StoredFile }
);

export interface UploadQueuePorts {
  readonly client: UploadClient;
  readonly shelf: UploadShelf;
  readonly prepare: (file: File) => Promise<PreparedFile>;
  readonly newId: () => string;
  readonly random: () => number;
  readonly orgId: string;
  readonly scope: string;
  readonly keepLocation: boolean;
}

/** Files on their way to the server, two at once, in the order in which they were chosen. */
export interface UploadQueue {
  readonly getSnapshot: () => readonly QueuedUpload[];
  readonly subscribe: (listener: () => void) => () => void;
  /** Takes up what was chosen before a reload. */
  readonly restore: () => Promise<void>;
  readonly add: (files: readonly File[]) => Promise<void>;
  readonly remove: (id: string) => void;
  readonly retry: (id: string) => void;
  readonly pause: () => void;
  readonly resume: () => void;
  /** The network is back: nobody waits for the next try. */
  readonly online: () => void;
  /** What has not arrived, for somebody who sends it later; `clear` once they have it, for else it stays in this queue. */
  readonly handOver: () => readonly { id: string; name: string; content: Blob; keepLocation: boolean }[];
  /** The address of a photo on the device, until it leaves the queue; undefined for other files, and for what had arrived before a reload. */
  readonly thumbnailOf: (id: string) => string | undefined;
  /** These belong to a record now: they are forgotten here and stay on the server. */
  readonly release: (ids: readonly string[]) => Promise<void>;
  /** The form was sent: all of its files belong to a record now. */
  readonly clear: () => Promise<void>;
  readonly stop: () => void;
}

const atOnce = 2;

interface Entry {
  shown: QueuedUpload;
  readonly actor: ActorRefFrom<ReturnType<typeof uploadOver>> | null;
  readonly content: Blob;
}

export function createUploadQueue(ports: UploadQueuePorts): UploadQueue {
  const entries = new Map<string, Entry>();
  const thumbnails = new Map<string, string>();
  const listeners = new Set<() => void>();
  let snapshot: readonly QueuedUpload[] = [];
  let mode: 'running' | 'paused' | 'stopped' = 'running';

  function publish(): void {
    snapshot = [...entries.values()].map(({ shown }) => shown);
    for (const listener of listeners) listener();
  }
  function show(id: string, shown: QueuedUpload): void {
    const entry = entries.get(id);
    if (entry === undefined) return;
    entry.shown = shown;
    publish();
  }
  function pump(): void {
    if (mode !== 'running') return;
    const busy = [...entries.values()].filter(({ shown }) => shown.state === 'sending' || shown.state === 'retrying');
    const next = [...entries.values()].filter(({ shown }) => shown.state === 'waiting');
    for (const { shown } of next.slice(0, Math.max(0, atOnce - busy.length))) start(shown);
  }
  function start({ id, name, size }: QueuedUpload): void {
    const content = entries.get(id)?.content ?? new Blob();
    const { client, orgId, keepLocation, random } = ports;
    const input = { file: { name, size }, random, partSize, maxSize: fileLimits.maxSize };
    const actor = createActor(uploadOver(client, { orgId, id, content, keepLocation }), { input });
    entries.set(id, { shown: { id, name, size, state: 'sending', sent: 0 }, actor, content });
    actor.subscribe((state) => follow(id, name, size, state));
    actor.start();
  }
  function follow(
    id: string,
    name: string,
    size: number,
    state: ReturnType<NonNullable<Entry['actor']>['getSnapshot']>,
  ): void {
    const { offset: sent, error, answer } = state.context;
    const file = { id, name, size };
    if (state.matches('uploading')) show(id, { ...file, state: 'sending', sent });
    if (state.matches('retrying')) show(id, { ...file, state: 'retrying', sent });
    if (state.matches('paused')) show(id, { ...file, state: 'paused' });
    if (state.matches('failed'))
      show(id, { ...file, state: 'failed', error, again: isFinal(error) ? 'pointless' : 'possible' });
    if (state.matches('refused')) show(id, { ...file, state: 'failed', error, again: 'pointless' });
    if (state.matches('succeeded')) {
      // What `finishUpload` of `uploadOver` answered.
      const kept = answer as StoredFile;
      show(id, { ...file, state: 'done', file: kept });
      void ports.shelf.put({ id, scope: ports.scope, name, content: new Blob(), file: kept });
    }
    if (!state.matches('uploading')) pump();
  }
  function take({ id, name, content, file }: ShelvedUpload): void {
    const shown = { id, name, size: file?.size ?? content.size };
    const state = file === null ? { state: 'waiting' as const } : { state: 'done' as const, file };
    entries.set(id, { shown: { ...shown, ...state }, actor: null, content });
  }
  async function release(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      entries.get(id)?.actor?.stop();
      forget(id);
    }
    publish();
    await Promise.all(ids.map((id) => ports.shelf.remove(id)));
  }
  function forget(id: string): void {
    entries.delete(id);
    hide(id);
  }
  function hide(id: string): void {
    URL.revokeObjectURL(thumbnails.get(id) ?? '');
    thumbnails.delete(id);
  }
  const tellAll = (type: 'PAUSE' | 'RESUME' | 'ONLINE') => {
    for (const { actor } of entries.values()) actor?.send({ type });
  };

  return {
    getSnapshot: () => snapshot,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    restore: async () => {
      if (mode === 'stopped') mode = 'running';
      const shelved = await ports.shelf.list(ports.scope);
      for (const upload of shelved) if (!entries.has(upload.id)) take(upload);
      publish();
      pump();
    },
    add: async (files) => {
      for (const file of files) {
        const id = ports.newId();
        const chosen = { id, name: file.name, size: file.size, state: 'preparing' } as const;
        entries.set(id, { shown: chosen, actor: null, content: file });
        publish();
        // A photo that cannot be made smaller goes as it is, and holds up none of those after it.
        const { name, content } = await ports
          .prepare(file)
          .catch(() => ({ name: cleanFileName(file.name), content: file }));
        // Taken back while it was made smaller.
        if (!entries.has(id)) continue;
        const upload = { id, scope: ports.scope, name, content, file: null };
        await ports.shelf.put(upload);
        if (!entries.has(id)) {
          await ports.shelf.remove(id);
          continue;
        }
        take(upload);
        publish();
        pump();
      }
    },
    remove: (id) => {
      const entry = entries.get(id);
      forget(id);
      publish();
      entry?.actor?.send({ type: 'CANCEL' });
      void ports.shelf.remove(id);
      // What the server keeps of it is dropped there after some days, when this does not reach it.
      if (entry?.actor !== null || entry.shown.state === 'done')
        void ports.client.deleteUpload({ params: { uploadId: id } }).catch(() => undefined);
      pump();
    },
    retry: (id) => entries.get(id)?.actor?.send({ type: 'RETRY' }),
    pause: () => {
      mode = 'paused';
      tellAll('PAUSE');
      for (const { shown } of entries.values())
        if (shown.state === 'waiting') show(shown.id, { ...shown, state: 'paused' });
    },
    resume: () => {
      mode = 'running';
      for (const { shown, actor } of entries.values())
        if (shown.state === 'paused' && actor === null) show(shown.id, { ...shown, state: 'waiting' });
      tellAll('RESUME');
      pump();
    },
    online: () => tellAll('ONLINE'),
    handOver: () =>
      [...entries.values()].flatMap(({ shown: { id, name, state }, content }) => {
        if (state === 'done') return [];
        return [{ id, name, content, keepLocation: ports.keepLocation }];
      }),
    thumbnailOf: (id) => {
      const entry = entries.get(id);
      if (entry === undefined || entry.content.size === 0 || !entry.content.type.startsWith('image/')) return undefined;
      // Until it was made smaller it is as large as the camera made it.
      if (entry.shown.state === 'preparing') return undefined;
      const address = thumbnails.get(id) ?? URL.createObjectURL(entry.content);
      thumbnails.set(id, address);
      return address;
    },
    release,
    clear: () => release([...entries.keys()]),
    stop: () => {
      mode = 'stopped';
      for (const id of thumbnails.keys()) hide(id);
      for (const { actor } of entries.values()) actor?.stop();
      // They are on the shelf: who comes back finds them there.
      entries.clear();
      publish();
    },
  };
}

/** The server has looked at the file and does not take it: to send the same again changes nothing. */
function isFinal(error: unknown): boolean {
  return isApiError(error) && (error.status === 413 || error.status === 415 || error.status === 422);
}
