import { type ApiClient, isApiError } from '@imah/api-client';
import type { FindOrders } from './orders.ts';
import type { OutboxEntry, OutboxFile } from './outbox-entry.ts';

/** Bytes of one part: small enough that a cut in a basement costs little. */
const partSize = 1_048_576;
/** Milliseconds for one part on a slow line, and for the server to look at the whole. */
const patienceMs = 60_000;

/**
 * Sends one thing, its files first. It may be said any number of times: the server knows the ids that were made here, so
 * a call that did arrive is answered again and not done again.
 */
export async function sendEntry(
  client: ApiClient,
  ordersOf: FindOrders,
  entry: OutboxEntry,
  signal: AbortSignal,
): Promise<unknown> {
  const { id, order, files = [], account } = entry;
  for (const file of files) await sendFile(client, entry, file, signal);
  const { send, complete } = ordersOf(order);
  const arrived = files.map((file) => file.id);
  return send(client, complete(order, id, arrived), { account, signal });
}

async function sendFile(
  client: ApiClient,
  { orgId, account }: OutboxEntry,
  { id, name, content, keepLocation }: OutboxFile,
  signal: AbortSignal,
): Promise<void> {
  const params = { uploadId: id };
  const body = { id, name, size: content.size, ...(keepLocation ? { keepLocation } : {}) };
  // To begin it again is to ask how far it is.
  const askOffset = async () => (await client.beginUpload({ params: { orgId }, body, account, signal })).data.offset;
  let offset = await askOffset();
  while (offset < content.size) {
    const part = content.slice(offset, offset + partSize);
    const call = { params, query: { offset }, body: part, account, signal, timeoutMs: patienceMs };
    // It had arrived, and only the answer had not.
    const arrived = await client.sendUploadPart(call).then(
      ({ data }) => data.offset,
      (error: unknown) =>
        isApiError(error) && error.code === 'UNGGAHAN_BERGESER' ? askOffset() : Promise.reject(error),
    );
    if (arrived <= offset) throw new Error('The server takes nothing more of the file');
    offset = arrived;
  }
  await client.finishUpload({ params, account, signal, timeoutMs: patienceMs });
}
