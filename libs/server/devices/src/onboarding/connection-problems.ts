import { randomUUIDv7 } from 'node:crypto';
import type { ConnectionProblem } from '@imah/contract/devices';
import type { ConnectionProblemKind } from '@imah/contract/devices/words';
import { type Kysely, sql } from 'kysely';
import { type CommandPorts, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import type { BuildingEdit } from './building-credentials.ts';

/** Problems kept of one building, and for how many days; the oldest go first. */
const problemLimits = { perBuilding: 100, days: 7 } as const;

/** Different problems that wait to be written down; more than this within seconds is a flood, and its rest is nobody's loss. */
const mostWaiting = 1_000;

export interface Problem {
  readonly orgId: string;
  readonly buildingId: string;
  readonly kind: ConnectionProblemKind;
  readonly subject: string;
  readonly detail: string;
}

/** Counts what goes wrong, and writes it down from time to time: whoever is refused a thousand times costs one row. */
export interface ProblemBook {
  readonly note: (problem: Problem) => void;
  /** A wrong password for this user name: whose building it is, is asked when it is written down. */
  readonly notePassword: (username: string, from: string) => void;
  /** Writes down what was noted; resolves with the buildings that it was about. */
  readonly flush: () => Promise<readonly Pick<Problem, 'orgId' | 'buildingId'>[]>;
}

export function createProblemBook(db: Kysely<Database>, now: () => number): ProblemBook {
  let problems = new Map<string, Problem & { count: number }>();
  let passwords = new Map<string, { from: string; count: number }>();

  async function ownersOf(
    names: ReadonlyMap<string, { from: string; count: number }>,
  ): Promise<(Problem & { count: number })[]> {
    if (names.size === 0) return [];
    const { rows } = await sql<{ username: string; orgId: string; buildingId: string }>`
      SELECT username, org_id AS "orgId", building_id AS "buildingId" FROM building_credential
      WHERE username = ANY(${[...names.keys()]}::text[])
      UNION SELECT c.username, d.org_id, d.building_id FROM device_credential c
        JOIN device d ON d.org_id = c.org_id AND d.id = c.device_id WHERE c.username = ANY(${[...names.keys()]}::text[])`.execute(
      db,
    );
    return rows.map(({ username, orgId, buildingId }) => {
      const { from, count } = names.get(username) ?? { from: '', count: 1 };
      return { orgId, buildingId, kind: 'wrong-password', subject: username, detail: from, count };
    });
  }

  return {
    note(problem) {
      const subject = shown(problem.subject);
      const key = `${problem.buildingId} ${problem.kind} ${subject}`;
      const known = problems.get(key);
      if (known !== undefined) known.count += 1;
      else if (problems.size < mostWaiting)
        problems.set(key, { ...problem, subject, detail: shown(problem.detail), count: 1 });
    },
    notePassword(username, from) {
      // What no database keeps is nobody's name, and would take the others along that are asked for with it.
      if (!username.isWellFormed() || username.includes('\0')) return;
      const known = passwords.get(username);
      if (known !== undefined) known.count += 1;
      else if (passwords.size < mostWaiting) passwords.set(username, { from, count: 1 });
    },
    async flush() {
      const [noted, names] = [[...problems.values()], passwords];
      problems = new Map();
      passwords = new Map();
      const all = [...noted, ...(await ownersOf(names))];
      if (all.length === 0) return [];
      await storeProblems(db, all, now());
      return [...new Map(all.map(({ orgId, buildingId }) => [buildingId, { orgId, buildingId }])).values()];
    },
  };
}

/** Without what cannot be shown or kept. */
function shown(text: string): string {
  return text
    .toWellFormed()
    .replaceAll(/\p{Cc}/gu, '·')
    .slice(0, 250);
}

async function storeProblems(
  db: Kysely<Database>,
  noted: readonly (Problem & { readonly count: number })[],
  at: number,
): Promise<void> {
  const ordered = noted.toSorted((a, b) => (orderOf(a) < orderOf(b) ? -1 : 1));
  await sql`
    INSERT INTO connection_problem (org_id, building_id, id, kind, subject, detail, count, first_at, last_at)
    SELECT n.org, n.building, n.id, n.kind, n.subject, n.detail, n.count, ${new Date(at)}, ${new Date(at)}
    FROM unnest(${ordered.map(({ orgId }) => orgId)}::uuid[], ${ordered.map(({ buildingId }) => buildingId)}::uuid[],
      ${ordered.map(() => randomUUIDv7())}::uuid[], ${ordered.map(({ kind }) => kind)}::text[],
      ${ordered.map(({ subject }) => subject)}::text[], ${ordered.map(({ detail }) => detail)}::text[],
      ${ordered.map(({ count }) => count)}::bigint[]) AS n(org, building, id, kind, subject, detail, count)
    JOIN building b ON b.org_id = n.org AND b.id = n.building
    ON CONFLICT (building_id, kind, subject) DO UPDATE SET count = connection_problem.count + excluded.count,
      detail = excluded.detail, last_at = excluded.last_at`.execute(db);
  await sql`
    DELETE FROM connection_problem p USING (
      SELECT id, row_number() OVER (PARTITION BY building_id ORDER BY last_at DESC, id DESC) AS place
      FROM connection_problem WHERE building_id = ANY(${[...new Set(ordered.map(({ buildingId }) => buildingId))]}::uuid[])) old
    WHERE p.id = old.id AND old.place > ${problemLimits.perBuilding}`.execute(db);
}

const orderOf = ({ buildingId, kind, subject }: Problem): string => `${buildingId} ${kind} ${subject}`;

/** What is older than people look back. Returns how many. */
export async function purgeProblems(db: Kysely<Database>, now: number): Promise<number> {
  const result = await sql`
    DELETE FROM connection_problem WHERE last_at < ${new Date(now - problemLimits.days * 86_400_000)}`.execute(db);
  return Number(result.numAffectedRows ?? 0);
}

/** The newest first. */
export async function listProblems(
  db: Kysely<Database>,
  { orgId, buildingId }: Pick<Problem, 'orgId' | 'buildingId'>,
): Promise<ConnectionProblem[]> {
  const rows = await db
    .selectFrom('connection_problem')
    .select(['id', 'kind', 'subject', 'detail', 'count', 'first_at', 'last_at'])
    .where('org_id', '=', orgId)
    .where('building_id', '=', buildingId)
    .orderBy('last_at', 'desc')
    .orderBy('id', 'desc')
    .limit(problemLimits.perBuilding)
    .execute();
  return rows.map(({ kind, count, first_at, last_at, ...row }) => ({
    ...row,
    // The database keeps the word; only this server has written it.
    kind: kind as ConnectionProblemKind,
    count: Number(count),
    firstAt: first_at.toISOString(),
    lastAt: last_at.toISOString(),
  }));
}

/** Forgets a problem; one that is gone already, or too old to be kept, is no fault. */
export function forgetProblem(ports: CommandPorts, edit: BuildingEdit & { readonly problemId: string }): Promise<void> {
  const { orgId, buildingId, problemId } = edit;
  return runCommand<void, void>(ports, edit, {
    lock: async () => undefined,
    write: async (trx) => {
      const gone = await trx
        .deleteFrom('connection_problem')
        .where('org_id', '=', orgId)
        .where('building_id', '=', buildingId)
        .where('id', '=', problemId)
        .returning(['kind', 'subject'])
        .executeTakeFirst();
      if (gone === undefined) return { result: undefined, audit: null };
      return {
        result: undefined,
        audit: { action: 'delete', entity: 'connection_problem', entityId: problemId, buildingId, before: gone },
      };
    },
  });
}
