import * as z from 'zod/mini';
import { id } from '../../core/ids.ts';

/** A text that is written once and sent often; what differs stands in it as a placeholder (`replyPlaceholders`). */
export const savedReplyDraft = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  body: z.string().check(z.trim(), z.minLength(1), z.maxLength(4000)),
});
export type SavedReplyDraft = z.infer<typeof savedReplyDraft>;

/** A saved reply of an organisation. */
export const savedReply = z.extend(savedReplyDraft, { id, version: z.int() });
export type SavedReply = z.infer<typeof savedReply>;
