import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { listQuery } from '../core/list.ts';
import { topicKinds, topicShows } from './topic-words.ts';

/** Filters of the topics; all that are given must hold. */
export const topicQuery = z.extend(listQuery, {
  /** With what is said to its whole organisation. */
  buildingId: z.optional(id),
  kind: z.optional(z.enum(topicKinds)),
  show: z._default(z.enum(topicShows), 'open'),
  /** Part of the number, the title or the text. */
  q: z.optional(z.string().check(z.trim(), z.minLength(1), z.maxLength(100))),
});
export type TopicQuery = z.infer<typeof topicQuery>;
