import type { FileBytes, StoredFile, Upload } from '@imah/contract/files';
import type { ApiClient } from '../client-types.ts';
import { ApiError, isApiError } from '../core/api-error.ts';
import { toBlob } from '../core/bytes.ts';
import { type Clock, systemClock, wait } from '../core/clock.ts';
import { errorOfAbort } from '../core/error-of-answer.ts';
import { newId } from '../core/new-id.ts';
import { isLostConnection } from '../core/retry.ts';

/** What `upload` needs to know beside the file. */
export interface UploadOptions {
  /** The organisation whose file it is. */
  readonly orgId: string;
  /** The file's name; that of a `File` when left out. */
  readonly name?: string | undefined;
  /** A UUIDv7 (`newId()`), which becomes the file's. The same id again goes on where an earlier try has stopped. */
  readonly id?: string | undefined;
  /** Keep in a photo where it was taken. */
  readonly keepLocation?: boolean | undefined;
  /** Called at the beginning and after every part. */
  readonly onProgress?: ((progress: UploadProgress) => void) | undefined;
  /** Stops it. What has arrived stays on the server for some days: `deleteUpload` gives it up. */
  readonly signal?: AbortSignal | undefined;
  /** Bytes of a part, from 65,536 to 5,242,880; 1,048,576 when left out. */
  readonly partSize?: number | undefined;
  readonly clock?: Clock | undefined;
}

/** How far a file is, in bytes. */
export interface UploadProgress {
  readonly id: string;
  readonly sent: number;
  readonly size: number;
}

/** The calls that an upload makes. */
export type UploadCalls = Pick<ApiClient, 'beginUpload' | 'getUpload' | 'sendUploadPart' | 'finishUpload'>;

const usualPartSize = 1_048_576;
/** Milliseconds for one part on a slow line, and for the server to look at the whole. */
const timeoutMs = 60_000;
/** Milliseconds before a part is sent again after a lost connection; then it is given up. */
const pausesMs = [500, 2000, 8000];

/**
 * Sends a file in parts and answers with what the server has found it to be. Put its id to a record then:
 * `attachBuildingFiles`, or `fileIds` of a report or a reply. After a lost connection it asks what has arrived and goes
 * on from there, three times for each part.
 * @throws {ApiError} as the calls do: 413, 415 and 422 when the server does not take the file; `server` when it keeps
 * nothing of a part.
 */
export async function upload(client: UploadCalls, file: FileBytes, options: UploadOptions): Promise<StoredFile> {
  const { orgId, id = newId(), keepLocation, onProgress, signal, partSize = usualPartSize } = options;
  const content = await toBlob(file);
  const { size } = content;
  const name = options.name ?? (content instanceof File ? content.name : 'file');
  const params = { uploadId: id };
  const body = { id, name, size, ...(keepLocation === undefined ? {} : { keepLocation }) };
  const patiently = <T>(call: () => Promise<T>) => withPauses(call, options.clock ?? systemClock, signal);

  let { offset } = (await patiently(() => client.beginUpload({ params: { orgId }, body, signal }))).data;
  onProgress?.({ id, sent: offset, size });
  while (offset < size) {
    const before = offset;
    offset = (await patiently(() => sendPart(client, content.slice(before, before + partSize), id, before, signal)))
      .offset;
    // Each part would be sent again and again.
    if (offset <= before)
      throw new ApiError({ kind: 'server', message: `The server has kept nothing of the part from byte ${before} on` });
    onProgress?.({ id, sent: offset, size });
  }
  return (await patiently(() => client.finishUpload({ params, signal, timeoutMs }))).data;
}

async function sendPart(
  client: UploadCalls,
  part: Blob,
  uploadId: string,
  offset: number,
  signal: AbortSignal | undefined,
): Promise<Upload> {
  const params = { uploadId };
  try {
    return (await client.sendUploadPart({ params, query: { offset }, body: part, signal, timeoutMs })).data;
  } catch (error) {
    // It had arrived, and only the answer had not.
    if (!isApiError(error) || error.code !== 'UNGGAHAN_BERGESER') throw error;
    return (await client.getUpload({ params, signal })).data;
  }
}

/** Each of these calls may be made again: an upload is begun, filled and finished by its id and offset. */
async function withPauses<T>(call: () => Promise<T>, clock: Clock, signal: AbortSignal | undefined): Promise<T> {
  for (const pauseMs of pausesMs) {
    try {
      return await call();
    } catch (error) {
      const isPassing = isLostConnection(error) || (isApiError(error) && error.kind === 'timeout');
      if (!isPassing || signal?.aborted) throw error;
    }
    await wait(clock, pauseMs, signal);
    if (signal?.aborted) throw errorOfAbort('The upload', signal.reason);
  }
  return call();
}
