import { createHash } from 'node:crypto';
import { type Kysely, sql } from 'kysely';
import type { Database } from '../database/schema.ts';

const batch = 1000;
const genesis = Buffer.alloc(32);

/** What is wrong with the first row that does not fit. */
export type ChainFault =
  /** The row's content is not what was hashed. */
  | 'content-changed'
  /** A number is left out: rows were taken away before this one. */
  | 'row-missing'
  /** The row follows another one than the one that stands before it. */
  | 'link-broken'
  /** Rows at the end were taken away, or the chain's head was moved. */
  | 'end-missing';

/** How the chain of one organisation stands. */
export type ChainReport =
  | { readonly orgId: string; readonly state: 'whole'; readonly rows: number; readonly head: string }
  | { readonly orgId: string; readonly state: 'broken'; readonly seq: number; readonly fault: ChainFault };

interface ChainRow {
  readonly seq: number;
  readonly prevHash: Buffer;
  readonly hash: Buffer;
  readonly content: string;
}

/** Checks the chain of every organisation, each from its first row to the head that is kept beside it. */
export async function verifyChains(db: Kysely<Database>): Promise<ChainReport[]> {
  // One snapshot: what is written meanwhile is looked at by the next run.
  return db.transaction().setIsolationLevel('repeatable read').execute(verifyIn);
}

async function verifyIn(db: Kysely<Database>): Promise<ChainReport[]> {
  const rows = await db
    .selectFrom('organization as o')
    .leftJoin('audit_head as h', 'h.org_id', 'o.id')
    .select(['o.id as orgId', 'h.seq', 'h.hash'])
    .orderBy('o.id')
    .execute();
  const reports: ChainReport[] = [];
  for (const { orgId, seq, hash } of rows) {
    reports.push(await verifyChain(db, orgId, { seq: seq ?? 0, hash: hash ?? genesis }));
  }
  return reports;
}

async function verifyChain(
  db: Kysely<Database>,
  orgId: string,
  head: { readonly seq: number; readonly hash: Buffer },
): Promise<ChainReport> {
  const broken = (seq: number, fault: ChainFault): ChainReport => ({ orgId, state: 'broken', seq, fault });
  let seq = 0;
  let hash: Buffer = genesis;
  for (;;) {
    const rows = await readRows(db, orgId, seq);
    for (const row of rows) {
      if (row.seq !== seq + 1) return broken(seq + 1, 'row-missing');
      if (!row.prevHash.equals(hash)) return broken(row.seq, 'link-broken');
      if (!row.hash.equals(hashOf(hash, row.content))) return broken(row.seq, 'content-changed');
      seq = row.seq;
      hash = row.hash;
    }
    if (rows.length < batch) break;
  }
  if (seq !== head.seq) return broken(Math.min(seq, head.seq) + 1, 'end-missing');
  return hash.equals(head.hash)
    ? { orgId, state: 'whole', rows: seq, head: hash.toString('hex') }
    : broken(seq, 'end-missing');
}

function hashOf(previous: Buffer, content: string): Buffer {
  return createHash('sha256').update(previous).update(content, 'utf8').digest();
}

// Its own statement and its own hash, so that a changed function in the database is found as well.
async function readRows(db: Kysely<Database>, orgId: string, after: number): Promise<ChainRow[]> {
  const { rows } = await sql<ChainRow>`
    SELECT seq, prev_hash AS "prevHash", hash, jsonb_build_object(
      'orgId', org_id, 'seq', seq, 'at', to_char(at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
      'actorKind', actor_kind, 'actorId', actor_id, 'ip', host(ip), 'requestId', request_id,
      'action', action, 'entity', entity, 'entityId', entity_id, 'buildingId', building_id,
      'before', before, 'after', after, 'reason', reason)::text AS content
    FROM audit_event WHERE org_id = ${orgId} AND seq > ${after} ORDER BY seq LIMIT ${batch}`.execute(db);
  return rows;
}
