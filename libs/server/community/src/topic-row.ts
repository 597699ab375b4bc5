import type { TimeZone } from '@imah/contract/buildings/words';
import type { CommunityTopic, TopicRow } from '@imah/contract/community';
import type {
  PollResults,
  PollWeight,
  TopicAudienceKind,
  TopicKind,
  TopicVisibility,
} from '@imah/contract/community/words';
import { toExcerpt } from './excerpt.ts';

/** A topic by its organisation and id. */
export interface TopicKey {
  readonly orgId: string;
  readonly topicId: string;
}

interface Named {
  readonly id: string;
  readonly name: string;
}

/** What every read of a topic gives. */
interface TopicCore {
  readonly id: string;
  readonly orgId: string;
  /** Null: the whole organisation. */
  readonly buildingId: string | null;
  readonly kind: TopicKind;
  readonly title: string;
  readonly body: string;
  readonly authorId: string | null;
  readonly locked: boolean;
  readonly version: number;
}

/** A topic of a list as the database gives it to one person. */
export interface ListedTopic extends TopicCore {
  readonly number: string;
  readonly orgName: string;
  readonly buildingName: string | null;
  readonly timeZone: TimeZone;
  readonly audienceKind: TopicAudienceKind;
  readonly audienceNames: string[];
  readonly authorName: string | null;
  readonly isMine: boolean;
  readonly urgent: boolean;
  readonly pinned: boolean;
  readonly resolvedAt: Date | null;
  readonly publishAt: Date;
  readonly validUntil: Date | null;
  readonly posts: number;
  readonly unread: number;
  readonly isRead: boolean;
  readonly visibility: TopicVisibility;
  readonly lastPostAt: Date;
}

/** The part of a topic by which acts on it are decided. */
export interface TopicFacts extends TopicCore {
  readonly receipts: boolean;
  readonly createdAt: Date;
  /** When its audience was told of it; null until then. */
  readonly toldAt: Date | null;
  readonly ticketId: string | null;
  /** Whether anybody but its author has written there, or anybody voted. */
  readonly isAnswered: boolean;
  /** Of a poll, and of nothing else; so are the two below. */
  readonly pollWeight: PollWeight | null;
  readonly pollResults: PollResults | null;
  readonly pollClosesAt: Date | null;
}

/** A whole topic as one row gives it to one person: without its files and its poll. Instants within JSON are texts. */
export interface TopicRecord extends ListedTopic, TopicFacts {
  readonly summary: { readonly text: string; readonly author: Named | null; readonly at: string } | null;
  /** Where its author lives, whoever may know it. */
  readonly authorUnits: string[];
  readonly showsUnit: boolean;
  readonly homeUnits: string[];
  readonly homeIsShown: boolean;
  readonly lastReadPostId: string | null;
  readonly ticketNumber: string | null;
  readonly revisions: readonly {
    readonly title: string;
    readonly body: string;
    readonly note: string;
    readonly until: string;
  }[];
}

/** A row of a list of the contract. */
export function toTopicRow(row: ListedTopic): TopicRow {
  const { id, number, orgId, orgName, buildingId, buildingName, timeZone, kind, title, isMine, urgent, pinned } = row;
  const { locked, posts, unread, isRead, visibility, version } = row;
  return {
    id,
    number,
    orgId,
    orgName,
    buildingId,
    buildingName,
    timeZone,
    kind,
    title,
    excerpt: toExcerpt(row.body),
    audience: { kind: row.audienceKind, names: row.audienceNames },
    author: named(row.authorId, row.authorName),
    isMine,
    urgent,
    pinned,
    locked,
    resolvedAt: row.resolvedAt?.toISOString() ?? null,
    publishAt: row.publishAt.toISOString(),
    validUntil: row.validUntil?.toISOString() ?? null,
    posts,
    unread,
    isRead,
    visibility,
    lastPostAt: row.lastPostAt.toISOString(),
    version,
  };
}

/** A topic of the contract from its row and what lies beside it. Who moderates knows where its author lives. */
export function toTopic(
  row: TopicRecord,
  { files, poll, abilities }: Pick<CommunityTopic, 'files' | 'poll' | 'abilities'>,
): CommunityTopic {
  const { body, receipts, summary, showsUnit, isMine, authorUnits, lastReadPostId } = row;
  const knowsHome = showsUnit || isMine || abilities.side === 'staff';
  return {
    ...toTopicRow(row),
    body,
    receipts,
    files,
    poll,
    summary: summary === null ? null : { text: summary.text, author: summary.author, at: instantOf(summary.at) },
    authorUnits: knowsHome ? authorUnits : [],
    home: { units: row.homeUnits, isShown: row.homeIsShown },
    revisions: row.revisions.map(({ title, note, ...revision }) => ({
      title,
      body: revision.body,
      note,
      until: instantOf(revision.until),
    })),
    lastReadPostId,
    ticket: row.ticketId === null ? null : { id: row.ticketId, number: row.ticketNumber ?? '' },
    abilities,
  };
}

function named(id: string | null, name: string | null): Named | null {
  return id === null || name === null ? null : { id, name };
}

function instantOf(text: string): string {
  return new Date(text).toISOString();
}
