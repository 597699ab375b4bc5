import { type ApiClient, isApiError } from '@imah/api-client';
import type { Ticket } from '@imah/contract';
import type { OutboxEntry, OutboxFile } from './outbox-entry.ts';

/** The calls that an outbox makes. */
export type OutboxClient = Pick<
  ApiClient,
  | 'createTicket'
  | 'addTicketReply'
  | 'addTicketNote'
  | 'moveTicket'
  | 'updateTicket'
  | 'getTicket'
  | 'beginUpload'
  | 'sendUploadPart'
  | 'finishUpload'
>;

/** Bytes of one part: small enough that a cut in a basement costs little. */
const partSize = 1_048_576;
/** Milliseconds for one part on a slow line, and for the server to look at the whole. */
const patienceMs = 60_000;

/**
 * Sends one thing, its files first. It may be said any number of times: the server knows the ids that were made here, so
 * a call that did arrive is answered again and not done again. Resolves with the ticket where the answer is one.
 */
export async function sendEntry(client: OutboxClient, entry: OutboxEntry, signal: AbortSignal): Promise<Ticket | null> {
  const { id, account, order } = entry;
  for (const file of entry.files ?? []) await sendFile(client, entry, file, signal);
  const fileIds = (entry.files ?? []).map((file) => file.id);
  const withFiles = <B extends { readonly fileIds?: string[] | undefined }>(body: B) =>
    fileIds.length === 0 ? { ...body, id } : { ...body, id, fileIds: [...(body.fileIds ?? []), ...fileIds] };
  const options = { account, signal };
  switch (order.kind) {
    case 'createTicket': {
      const params = { buildingId: order.buildingId };
      return (await client.createTicket({ params, body: withFiles(order.body), ...options })).data;
    }
    case 'ticketReply':
      await client.addTicketReply({ params: { ticketId: order.ticketId }, body: withFiles(order.body), ...options });
      return null;
    case 'ticketNote':
      await client.addTicketNote({ params: { ticketId: order.ticketId }, body: withFiles(order.body), ...options });
      return null;
    case 'moveTicket': {
      const { ticketId, body, seen } = order;
      const call = { params: { ticketId }, body: { ...body, id }, version: seen.version, ...options };
      return (await client.moveTicket(call)).data;
    }
    case 'updateTicket': {
      const { ticketId, body, seen } = order;
      return (await client.updateTicket({ params: { ticketId }, body, version: seen.version, ...options })).data;
    }
  }
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
  const place = async () => (await client.beginUpload({ params: { orgId }, body, account, signal })).data.offset;
  let offset = await place();
  while (offset < content.size) {
    const part = content.slice(offset, offset + partSize);
    const call = { params, query: { offset }, body: part, account, signal, timeoutMs: patienceMs };
    // It had arrived, and only the answer had not.
    const arrived = await client.sendUploadPart(call).then(
      ({ data }) => data.offset,
      (error: unknown) => (isApiError(error) && error.code === 'UNGGAHAN_BERGESER' ? place() : Promise.reject(error)),
    );
    if (arrived <= offset) throw new Error('The server takes nothing more of the file');
    offset = arrived;
  }
  await client.finishUpload({ params, account, signal, timeoutMs: patienceMs });
}
