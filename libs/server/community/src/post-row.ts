import type { TopicPost } from '@imah/contract/community';
import type { TopicReaction } from '@imah/contract/community/words';

interface Named {
  readonly id: string;
  readonly name: string;
}

/** The part of a post by which acts on it are decided. */
export interface PostFacts {
  readonly authorId: string | null;
  readonly at: Date;
  readonly deletedAt: Date | null;
  readonly ticketId: string | null;
}

/** A post as one row gives it to one person: without its files. */
export interface PostRecord extends PostFacts {
  readonly id: string;
  readonly replyToId: string | null;
  readonly authorName: string | null;
  readonly isMine: boolean;
  readonly side: 'staff' | 'resident';
  /** Where its author lives, as far as the person may know it. */
  readonly units: string[];
  readonly body: string;
  readonly mentions: Named[];
  readonly reactions: { readonly reaction: TopicReaction; readonly count: number; readonly isMine: boolean }[];
  readonly ticketNumber: string | null;
  readonly editedAt: Date | null;
  readonly version: number;
}

/** A post of the contract from its row and what lies beside it. */
export function toPost(row: PostRecord, { files, abilities }: Pick<TopicPost, 'files' | 'abilities'>): TopicPost {
  const { id, replyToId, authorId, authorName, isMine, side, units, body, mentions, reactions, version } = row;
  return {
    id,
    replyToId,
    author: authorId === null || authorName === null ? null : { id: authorId, name: authorName },
    isMine,
    side,
    units,
    body,
    mentions,
    files,
    reactions: reactions.map(({ reaction, count, ...sign }) => ({ reaction, count, isMine: sign.isMine })),
    ticket: row.ticketId === null ? null : { id: row.ticketId, number: row.ticketNumber ?? '' },
    at: row.at.toISOString(),
    editedAt: row.editedAt?.toISOString() ?? null,
    deletedAt: row.deletedAt?.toISOString() ?? null,
    version,
    abilities,
  };
}
