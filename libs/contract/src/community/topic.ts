import * as z from 'zod/mini';
import { timeZones } from '../buildings/words.ts';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { nestsTooDeep } from './markdown-nesting.ts';
import { storedFile } from '../files/file.ts';
import { pollDraft, topicPoll } from './poll.ts';
import { topicAbilities } from './topic-abilities.ts';
import { topicAudienceKinds, topicKinds, topicVisibilities } from './topic-words.ts';

const topicTitle = z.string().check(z.trim(), z.minLength(3), z.maxLength(140));
/** Markdown. */
const topicBody = z.string().check(
  z.trim(),
  z.maxLength(5000),
  z.refine((text) => !nestsTooDeep(text)),
);
const fileIds = z._default(z.array(id).check(z.maxLength(10)), []);

/** Who sees a topic at all. `ids` name sections, floors, units or groups; `all` has none. */
export const topicAudience = z.object({
  kind: z.enum(topicAudienceKinds),
  ids: z._default(z.array(id).check(z.maxLength(200)), []),
});
export type TopicAudience = z.infer<typeof topicAudience>;

/** What a person writes. `id` is made by the client: the same one twice is the same topic. */
export const topicDraft = z.object({
  id: z.optional(id),
  kind: z.enum(topicKinds),
  title: topicTitle,
  body: z._default(topicBody, ''),
  audience: topicAudience,
  /** Left out: at once. */
  publishAt: z.optional(instant),
  /** Needed when it is urgent. */
  validUntil: z.optional(instant),
  /** Passes quiet hours. */
  urgent: z._default(z.boolean(), false),
  /** Staff see who has read it. */
  receipts: z._default(z.boolean(), false),
  /** Nobody answers. */
  locked: z._default(z.boolean(), false),
  /** Neighbours see where the author lives. */
  showsUnit: z._default(z.boolean(), false),
  /** Of a poll, and of nothing else. */
  poll: z.optional(pollDraft),
  fileIds,
});
export type TopicDraft = z.infer<typeof topicDraft>;

/** What a moderator holds fast of a topic, on top of it; null takes it away. */
export const topicSummaryChange = z.object({
  text: z.nullable(
    z.string().check(
      z.trim(),
      z.minLength(3),
      z.maxLength(2000),
      z.refine((text) => !nestsTooDeep(text)),
    ),
  ),
});
export type TopicSummaryChange = z.infer<typeof topicSummaryChange>;

/** What can be changed of what nobody was told yet, or of a discussion. */
export const topicChange = z.object({ title: z.optional(topicTitle), body: z.optional(topicBody) });
export type TopicChange = z.infer<typeof topicChange>;

/** A new version of an announcement that was sent; what was sent stays to be read. */
export const topicCorrection = z.object({
  title: topicTitle,
  body: topicBody,
  /** What is different. */
  note: z.string().check(z.trim(), z.minLength(3), z.maxLength(280)),
});
export type TopicCorrection = z.infer<typeof topicCorrection>;

const named = z.object({ id, name: z.string() });

/** A topic in a list. */
export const topicRow = z.object({
  id,
  number: z.string(),
  orgId: id,
  orgName: z.string(),
  /** Null for a topic of the whole organisation; so is the name. */
  buildingId: z.nullable(id),
  buildingName: z.nullable(z.string()),
  timeZone: z.enum(timeZones),
  kind: z.enum(topicKinds),
  title: z.string(),
  /** The first words, without marks. */
  excerpt: z.string(),
  audience: z.object({ kind: z.enum(topicAudienceKinds), names: z.array(z.string()) }),
  author: z.nullable(named),
  isMine: z.boolean(),
  urgent: z.boolean(),
  pinned: z.boolean(),
  locked: z.boolean(),
  resolvedAt: z.nullable(instant),
  publishAt: instant,
  validUntil: z.nullable(instant),
  /** Posts that stand. */
  posts: z.int(),
  /** Posts of others that the person has not read. */
  unread: z.int(),
  /** Whether the person has opened it. */
  isRead: z.boolean(),
  visibility: z.enum(topicVisibilities),
  lastPostAt: instant,
  version: z.int(),
});
export type TopicRow = z.infer<typeof topicRow>;

/** What an announcement said before it was corrected. */
export const topicRevision = z.object({ title: z.string(), body: z.string(), note: z.string(), until: instant });
export type TopicRevision = z.infer<typeof topicRevision>;

/** A topic as its page shows it. */
export const communityTopic = z.extend(topicRow, {
  body: z.string(),
  receipts: z.boolean(),
  files: z.array(storedFile),
  poll: z.nullable(topicPoll),
  summary: z.nullable(z.object({ text: z.string(), author: z.nullable(named), at: instant })),
  /** Where its author lives, as far as the person may know it. */
  authorUnits: z.array(z.string()),
  /** Where the person lives themselves, and whether they last let their neighbours see it. */
  home: z.object({ units: z.array(z.string()), isShown: z.boolean() }),
  /** Newest first. */
  revisions: z.array(topicRevision),
  lastReadPostId: z.nullable(id),
  /** The ticket made of it. */
  ticket: z.nullable(z.object({ id, number: z.string() })),
  /** What the person may do with it. */
  abilities: topicAbilities,
});
export type CommunityTopic = z.infer<typeof communityTopic>;

/** How many would read it: accounts, and units in which one of them lives; and the units that would have a vote in a poll. */
export const topicReach = z.object({ people: z.int(), units: z.int(), votingUnits: z.int() });
export type TopicReach = z.infer<typeof topicReach>;

/** Who of the audience has opened a topic, and who has not; names by the order of the alphabet. */
export const topicReceipts = z.object({
  read: z.array(z.object({ id, name: z.string(), at: instant })),
  unread: z.array(named),
});
export type TopicReceipts = z.infer<typeof topicReceipts>;

/** Somebody who can be named in a post. */
export const topicPerson = named;
export type TopicPerson = z.infer<typeof topicPerson>;
