import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { storedFile } from '../files/file.ts';
import { nestsTooDeep } from './markdown-nesting.ts';
import { topicPostAbilities } from './topic-abilities.ts';
import { topicReactions } from './topic-words.ts';

const named = z.object({ id, name: z.string() });
const body = z.string().check(
  z.trim(),
  z.minLength(1),
  z.maxLength(5000),
  z.refine((text) => !nestsTooDeep(text)),
);
const mentionIds = z._default(z.array(id).check(z.maxLength(20)), []);

/** What a person writes. `id` is made by the client: the same one twice is the same post. */
export const topicPostDraft = z.object({
  id: z.optional(id),
  /** Markdown. */
  body,
  /** A post that is itself no reply. */
  replyToId: z.optional(id),
  /** Those who are called by `@name`; who cannot see the topic is not told. */
  mentionIds,
  fileIds: z._default(z.array(id).check(z.maxLength(10)), []),
  /** Neighbours see where the author lives. */
  showsUnit: z._default(z.boolean(), false),
});
export type TopicPostDraft = z.infer<typeof topicPostDraft>;

/** What its author makes of it within the minutes that they have. */
export const topicPostChange = z.object({ body });
export type TopicPostChange = z.infer<typeof topicPostChange>;

/** A post. Of one that was deleted only its place is left. */
export const topicPost = z.object({
  id,
  replyToId: z.nullable(id),
  author: z.nullable(named),
  isMine: z.boolean(),
  /** Written by somebody who moderates. */
  side: z.enum(['staff', 'resident']),
  /** Where its author lives, as far as the person may know it. */
  units: z.array(z.string()),
  body: z.string(),
  mentions: z.array(named),
  files: z.array(storedFile),
  reactions: z.array(z.object({ reaction: z.enum(topicReactions), count: z.int(), isMine: z.boolean() })),
  /** The ticket made of it. */
  ticket: z.nullable(z.object({ id, number: z.string() })),
  at: instant,
  editedAt: z.nullable(instant),
  deletedAt: z.nullable(instant),
  version: z.int(),
  /** What the person may do with it. */
  abilities: topicPostAbilities,
});
export type TopicPost = z.infer<typeof topicPost>;

/** A sign given, or taken back. */
export const topicReactionChange = z.object({ reaction: z.enum(topicReactions), given: z.boolean() });
export type TopicReactionChange = z.infer<typeof topicReactionChange>;
