import type { ReplyPlaceholder } from '@imah/contract/tickets/words';
import type { Ticket } from '@imah/contract/tickets';

/** What is typed after the `/` that begins a line or a word at the end of the text; null where none is. */
export function replyTyped(text: string): string | null {
  return (
    /(?:^|\s)\/([\p{L}\p{N}][\p{L}\p{N} '.-]{0,40})?$/u
      .exec(text)
      ?.slice(1)
      .map((typed) => typed ?? '')[0] ?? null
  );
}

/** The text with the reply in the place of the `/` and what was typed after it, or at its end. */
export function withReply(text: string, body: string): string {
  const typed = replyTyped(text);
  const before = typed === null ? text : text.slice(0, text.length - typed.length - 1);
  return `${before}${before === '' || /\s$/.test(before) ? '' : ' '}${body}`;
}

/** What the placeholders of a saved reply stand for on a ticket; `unnamed` where its reporter has no name here. */
export function replyValues(
  { reporterName, unitCode, place, buildingName, number, title }: Ticket,
  { writer, unnamed }: { readonly writer: string; readonly unnamed: string },
): Record<ReplyPlaceholder, string> {
  return {
    nama: reporterName ?? unnamed,
    unit: unitCode ?? place ?? buildingName,
    nomor: number,
    judul: title,
    gedung: buildingName,
    petugas: writer,
  };
}
