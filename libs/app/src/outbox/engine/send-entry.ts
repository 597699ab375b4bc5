import { type ApiClient, isApiError } from '@imah/api-client';
import { type OrderClient, sendOrder, type SentAnswer } from '../orders/send-order.ts';
import type { OutboxEntry, OutboxFile, OutboxOrder } from './outbox-entry.ts';

/** The calls that an outbox makes. */
export type OutboxClient = OrderClient &
  Pick<ApiClient, 'getTicket' | 'beginUpload' | 'sendUploadPart' | 'finishUpload'>;

/** Bytes of one part: small enough that a cut in a basement costs little. */
const partSize = 1_048_576;
/** Milliseconds for one part on a slow line, and for the server to look at the whole. */
const patienceMs = 60_000;

/**
 * Sends one thing, its files first. It may be said any number of times: the server knows the ids that were made here, so
 * a call that did arrive is answered again and not done again.
 */
export async function sendEntry(client: OutboxClient, entry: OutboxEntry, signal: AbortSignal): Promise<SentAnswer> {
  for (const file of entry.files ?? []) await sendFile(client, entry, file, signal);
  return sendOrder(client, wholeOrder(entry), { account: entry.account, signal });
}

/** The order under the id by which the server knows it again, with the files that have arrived. */
function wholeOrder({ id, order, files = [] }: OutboxEntry): OutboxOrder {
  if (order.kind === 'answerCheck') return order;
  const arrived = files.map((file) => file.id);
  const known = 'fileIds' in order.body ? (order.body.fileIds ?? []) : [];
  const withFiles = arrived.length === 0 ? {} : { fileIds: [...known, ...arrived] };
  // The body of its kind, with what every kind may have; only what people write has files.
  return { ...order, body: { ...order.body, ...withFiles, id } } as OutboxOrder;
}

async function sendFile(
  client: OutboxClient,
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
