import { randomUUIDv7 } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { Database } from '@imah/server-platform/database/schema';
import type { TestApp, TestPerson, TestPlace } from '@imah/server-platform/testing';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** An answer of the server: what it said, or why it refused. */
export interface Said {
  readonly status: number;
  readonly code: string | undefined;
  // oxlint-disable-next-line typescript/no-explicit-any -- what is said differs by the call, and is compared whole.
  readonly data: any;
  readonly errors: Record<string, string[]> | undefined;
  /** Of a list: where its next page begins; null on the last. */
  readonly meta?: { readonly nextCursor: string | null };
  /** Of a refusal of an old version: what stands. */
  // oxlint-disable-next-line typescript/no-explicit-any -- as above.
  readonly current?: any;
}

/** Calls of the API as people make them; `version` is what they saw. */
export function callsOf(test: TestApp) {
  return async (
    who: TestPerson,
    method: Method,
    path: string,
    body?: object,
    { version, key = randomUUIDv7() }: { readonly version?: number; readonly key?: string } = {},
  ): Promise<Said> => {
    const answer = await test.app.inject({
      method,
      url: `/api/v1${path}`,
      headers: {
        ...who.bearer,
        'idempotency-key': key,
        ...(version === undefined ? {} : { 'if-match': `"${version}"` }),
      },
      ...(body === undefined ? {} : { payload: body }),
    });
    const json = answer.body === '' ? null : answer.json();
    const { code, data, errors, meta, current } = json ?? {};
    return { status: answer.statusCode, code, data, errors, meta, current };
  };
}

let count = 5000;

/** A topic of a building as if it had come to stand so, told at once and for everyone unless said otherwise. */
export async function insertTopic(
  { context: { db }, clock }: TestApp,
  { orgId, buildingId }: TestPlace,
  topic: Partial<Insertable<Database['topic']>> = {},
): Promise<string> {
  const at = new Date(clock.now);
  const id = randomUUIDv7();
  count += 1;
  await db
    .insertInto('topic')
    .values({
      org_id: orgId,
      id,
      building_id: buildingId,
      year: 2026,
      count,
      kind: 'discussion',
      title: `Lampu lorong ${count}`,
      audience: 'all',
      publish_at: at,
      told_at: at,
      last_post_at: at,
      created_at: at,
      ...topic,
    })
    .execute();
  return id;
}

/** A post of a topic as if it had come to stand so. */
export async function insertPost(
  { context: { db }, clock }: TestApp,
  { orgId }: TestPlace,
  post: Pick<Insertable<Database['topic_post']>, 'topic_id' | 'author_id'> &
    Partial<Insertable<Database['topic_post']>>,
): Promise<string> {
  const id = randomUUIDv7();
  await db
    .insertInto('topic_post')
    .values({ org_id: orgId, id, side: 'resident', body: 'Sudah tiga hari gelap', at: new Date(clock.now), ...post })
    .execute();
  return id;
}

/** A poll with two answers, as if it had come to stand so. Returns it with the first of them. */
export async function insertPoll(
  test: TestApp,
  place: TestPlace,
  topic: Partial<Insertable<Database['topic']>> = {},
): Promise<{ readonly topicId: string; readonly yes: string; readonly no: string }> {
  const topicId = await insertTopic(test, place, {
    kind: 'poll',
    poll_weight: 'unit',
    poll_results: 'open',
    poll_closes_at: new Date(test.clock.now + 3_600_000),
    ...topic,
  });
  const [yes, no] = [randomUUIDv7(), randomUUIDv7()];
  const option = { org_id: place.orgId, topic_id: topicId };
  await test.context.db
    .insertInto('topic_poll_option')
    .values([
      { ...option, id: yes, position: 0, text: 'Setuju' },
      { ...option, id: no, position: 1, text: 'Tidak' },
    ])
    .execute();
  return { topicId, yes, no };
}
