import * as z from 'zod/mini';
import { id } from '../../core/ids.ts';
import { instant } from '../../core/instant.ts';
import { storedFile } from '../../files/file.ts';

const signerName = z.string().check(z.trim(), z.minLength(1), z.maxLength(120));

/** Whether somebody drew it, or had the name they typed written for them. */
const kind = z.enum(['drawn', 'typed']);

/** What somebody on site signed for. It is never changed: where there is a newer one, that one holds. */
export const ticketSignature = z.object({
  id,
  signerName: z.string(),
  kind,
  /** The picture, black on white. */
  file: storedFile,
  /** Whose device it was; null where the account is gone. */
  takenBy: z.nullable(z.object({ id, name: z.string() })),
  signedAt: instant,
  standing: z.enum(['valid', 'superseded']),
});
export type TicketSignature = z.infer<typeof ticketSignature>;

/** `id` is made by the client: the same one twice is the same signature. The file is an own PNG that belongs to nothing yet. */
export const ticketSignatureDraft = z.object({ id, signerName, kind, fileId: id });
export type TicketSignatureDraft = z.infer<typeof ticketSignatureDraft>;
