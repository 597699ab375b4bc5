import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { noticeUrgencies } from './words.ts';

/** What a person fills in for a notice. It is shown at once, until `expiresAt`. */
export const noticeDraft = z.object({
  title: z.string().check(z.trim(), z.minLength(3), z.maxLength(140)),
  body: z.string().check(z.trim(), z.maxLength(5000)),
  urgency: z.enum(noticeUrgencies),
  expiresAt: instant,
});
export type NoticeDraft = z.infer<typeof noticeDraft>;

/** A short announcement to the people of a building. */
export const notice = z.object({
  id,
  title: z.string(),
  body: z.string(),
  urgency: z.enum(noticeUrgencies),
  publishedAt: instant,
  expiresAt: instant,
  /** Name of who wrote it; null when their account is gone. */
  author: z.nullable(z.string()),
  version: z.int(),
});
export type Notice = z.infer<typeof notice>;
