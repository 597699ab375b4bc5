import { type ApiClient, isApiError } from '@imah/api-client';
import type { Ticket, TicketWork } from '@imah/contract/tickets';
import type { OutboxEntry, OutboxFile } from './outbox-entry.ts';

/** The calls that an outbox makes. */
export type OutboxClient = Pick<
  ApiClient,
  | 'createTicket'
  | 'addTicketReply'
  | 'addTicketNote'
  | 'moveTicket'
  | 'updateTicket'
  | 'assignTicket'
  | 'addTicketCheck'
  | 'answerTicketCheck'
  | 'getTicket'
  | 'beginUpload'
  | 'sendUploadPart'
  | 'finishUpload'
>;

/** What the server says of the record as it then stands, where it says it. */
export interface SentAnswer {
  readonly ticket?: Ticket;
  readonly work?: TicketWork;
}

/** Bytes of one part: small enough that a cut in a basement costs little. */
const partSize = 1_048_576;
/** Milliseconds for one part on a slow line, and for the server to look at the whole. */
const patienceMs = 60_000;

/**
 * Sends one thing, its files first. It may be said any number of times: the server knows the ids that were made here, so
 * a call that did arrive is answered again and not done again.
 */
export async function sendEntry(client: OutboxClient, entry: OutboxEntry, signal: AbortSignal): Promise<SentAnswer> {
  const { id, account, order } = entry;
  for (const file of entry.files ?? []) await sendFile(client, entry, file, signal);
  const fileIds = (entry.files ?? []).map((file) => file.id);
  const withFiles = <B extends { readonly fileIds?: string[] | undefined }>(body: B) =>
    fileIds.length === 0 ? { ...body, id } : { ...body, id, fileIds: [...(body.fileIds ?? []), ...fileIds] };
  const options = { account, signal };
  if (order.kind === 'createTicket') {
    const params = { buildingId: order.buildingId };
    return { ticket: (await client.createTicket({ params, body: withFiles(order.body), ...options })).data };
  }
  const params = { ticketId: order.ticketId };
  switch (order.kind) {
    case 'ticketReply':
      await client.addTicketReply({ params, body: withFiles(order.body), ...options });
      return {};
    case 'ticketNote':
      await client.addTicketNote({ params, body: withFiles(order.body), ...options });
      return {};
    case 'moveTicket': {
      const call = { params, body: { ...order.body, id }, version: order.seen.version, ...options };
      return { ticket: (await client.moveTicket(call)).data };
    }
    case 'updateTicket': {
      const call = { params, body: { ...order.body, id }, version: order.seen.version, ...options };
      return { ticket: (await client.updateTicket(call)).data };
    }
    case 'assignTicket': {
      const call = { params, body: { ...order.body, id }, version: order.seen.version, ...options };
      return { ticket: (await client.assignTicket(call)).data };
    }
    case 'addCheck':
      return { work: (await client.addTicketCheck({ params, body: { ...order.body, id }, ...options })).data };
    case 'answerCheck': {
      const { checkId, body } = order;
      const call = { params: { ...params, checkId }, body, ...options };
      return { work: (await client.answerTicketCheck(call)).data };
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
