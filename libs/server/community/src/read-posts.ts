import type { PolicyActor } from '@imah/contract/access';
import type { TopicPost } from '@imah/contract/community';
import { mayWithTopic } from '@imah/contract/community/words';
import { id, instant } from '@imah/contract/core';
import type { Kysely } from 'kysely';
import * as z from 'zod/mini';
import type { Database } from '@imah/server-platform/database/schema';
import { readFilesOfEach } from '@imah/server-platform/files';
import { readCursor, writeCursor } from '@imah/server-platform/http';
import { findPostRecord, type PostSight, readPostRecords } from './post-repository.ts';
import { type PostRecord, toPost } from './post-row.ts';
import { postAbilities } from './topic-abilities.ts';
import type { PlacedTopic } from './topic-repository.ts';

const position = z.object({ at: instant, id });

/** Who reads the posts of which topic, and when. */
export interface PostReader extends PlacedTopic {
  readonly actor: PolicyActor;
  readonly now: number;
}

/** What people wrote in a topic, newest first. @throws {HttpProblem} 422 at `cursor` */
export async function readPosts(
  db: Kysely<Database>,
  reader: PostReader,
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<{ data: TopicPost[]; meta: { nextCursor: string | null } }> {
  const after = readCursor(position, cursor);
  const rows = await readPostRecords(db, sightOf(reader), reader, { after, limit: limit + 1 });
  const data = await shown(db, reader, rows.slice(0, limit));
  const last = rows.length > limit ? data.at(-1) : undefined;
  return { data, meta: { nextCursor: last === undefined ? null : writeCursor({ at: last.at, id: last.id }) } };
}

/** One post of a topic, or null. */
export async function readPost(db: Kysely<Database>, reader: PostReader, postId: string): Promise<TopicPost | null> {
  const row = await findPost(db, reader, postId);
  return row === null ? null : ((await shown(db, reader, [row]))[0] ?? null);
}

/** The same with what decides about it, as the database has it. */
export function findPost(db: Kysely<Database>, reader: PostReader, postId: string): Promise<PostRecord | null> {
  const { orgId, topicId } = reader;
  return findPostRecord(db, sightOf(reader), { orgId, topicId, postId });
}

function sightOf({ actor, now, ...topic }: PostReader): PostSight {
  return { userId: actor.userId, moderates: mayWithTopic(actor, 'moderate', topic), now };
}

async function shown(db: Kysely<Database>, reader: PostReader, rows: readonly PostRecord[]): Promise<TopicPost[]> {
  const { actor, now, orgId } = reader;
  const ids = rows.map((row) => row.id);
  const files = await readFilesOfEach(db, { orgId, kind: 'topicPost' }, ids);
  return rows.map((row) =>
    toPost(row, { files: files.get(row.id) ?? [], abilities: postAbilities(actor, reader, row, now) }),
  );
}
