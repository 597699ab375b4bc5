import type { SecondFactorRule, SecondFactorRuleDraft } from '@imah/contract/organizations';
import type { SecondFactorAudience } from '@imah/contract/organizations/words';
import { type Kysely, sql, type Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import { type CommandPorts, runCommand, type VersionedEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, requireVersion } from '@imah/server-platform/http';
import { notify } from '@imah/server-notifications';
import { accountsWithoutFactor, countMembersWithoutFactor } from './members-without-factor.ts';

const dayMs = 86_400_000;

type Rule = SecondFactorRuleDraft & { readonly version: number };

/** The rule as `userId` sees it. Of an organisation that never asked, nobody is asked. */
export async function showSecondFactorRule(
  db: Kysely<Database>,
  orgId: string,
  userId: string,
): Promise<SecondFactorRule> {
  const own = (await hasFactor(db, userId)) ? 'on' : 'off';
  return { ...(await readRule(db, orgId)), own, without: await countMembersWithoutFactor(db, orgId) };
}

/**
 * Asks a second factor of others, or of nobody, from now on. Who asks has one themselves: so there is always an owner
 * who still reads everything, and can take it back.
 * @throws {HttpProblem} 409 without one of their own, 412
 */
export function updateSecondFactorRule(
  ports: CommandPorts,
  edit: VersionedEdit,
  draft: SecondFactorRuleDraft,
): Promise<SecondFactorRule> {
  const { orgId, actor, now } = edit;
  return runCommand<Rule, SecondFactorRule>(ports, edit, {
    lock: async (trx) => {
      await lockOrganization(trx, orgId);
      return readRule(trx, orgId);
    },
    authorize: async (trx, known) => {
      requireVersion(known, edit.version);
      if (draft.audience !== 'nobody' && !(await hasFactor(trx, actor.userId, 'locked')))
        throw new HttpProblem(409, 'FAKTOR_KEDUA_BELUM_AKTIF');
    },
    write: async (trx, before) => {
      const were = await accountsWithoutFactor(trx, orgId, now);
      await writeRule(trx, orgId, draft, before.version + 1, now);
      const are = await accountsWithoutFactor(trx, orgId, now);
      if (reach[draft.audience] > reach[before.audience])
        await notifyOfRule(trx, edit, draft, newIn(were.all, are.all));
      const said = ({ audience, graceDays }: SecondFactorRuleDraft) => ({ audience, graceDays });
      return {
        result: await showSecondFactorRule(trx, orgId, actor.userId),
        audit: {
          action: 'update',
          entity: 'second_factor_rule',
          entityId: orgId,
          before: said(before),
          after: said(draft),
        },
        effects: [{ kind: 'refresh-access', userIds: [...new Set([...were.signedIn, ...are.signedIn])] }],
      };
    },
  });
}

const reach: Readonly<Record<SecondFactorAudience, number>> = { nobody: 0, staff: 1, everybody: 2 };

const newIn = (before: readonly string[], after: readonly string[]): string[] => {
  const known = new Set(before);
  return after.filter((userId) => !known.has(userId));
};

async function readRule(db: Kysely<Database>, orgId: string): Promise<Rule> {
  const rule = await db
    .selectFrom('second_factor_rule')
    .select(['audience', 'grace_days as graceDays', 'version'])
    .where('org_id', '=', orgId)
    .executeTakeFirst();
  return rule ?? { audience: 'nobody', graceDays: 7, version: 0 };
}

/** Who was asked already gets no second time of grace. */
async function writeRule(
  trx: Transaction<Database>,
  orgId: string,
  { audience, graceDays }: SecondFactorRuleDraft,
  version: number,
  now: number,
): Promise<void> {
  const at = new Date(now);
  await sql`
    INSERT INTO second_factor_rule AS r (org_id, audience, grace_days, since, everybody_since, version)
    VALUES (${orgId}, ${audience}, ${graceDays}, ${at}, ${audience === 'everybody' ? at : null}, ${version})
    ON CONFLICT (org_id) DO UPDATE SET audience = excluded.audience, grace_days = excluded.grace_days,
      since = CASE WHEN r.audience = 'nobody' THEN excluded.since ELSE r.since END,
      everybody_since = CASE WHEN r.audience = 'everybody' AND excluded.audience = 'everybody' THEN r.everybody_since
        ELSE excluded.everybody_since END,
      version = excluded.version`.execute(trx);
}

async function notifyOfRule(
  trx: Transaction<Database>,
  { orgId, actor, now }: VersionedEdit,
  { graceDays }: SecondFactorRuleDraft,
  userIds: readonly string[],
): Promise<void> {
  await notify(
    trx,
    {
      kind: 'second-factor-required',
      recipients: { kind: 'people', userIds },
      actorId: actor.userId,
      place: { orgId },
      dedupeKey: `second-factor/${orgId}`,
      data: { at: new Date(now + graceDays * dayMs).toISOString() },
      href: '/imah/akun/keamanan#verifikasi',
    },
    now,
  );
}

/** `locked`: it is not taken away while the transaction lasts. */
async function hasFactor(db: Kysely<Database>, userId: string, row: 'locked' | 'read' = 'read'): Promise<boolean> {
  const { rows } = await sql`
    SELECT 1 FROM second_factor WHERE user_id = ${userId} AND confirmed_at IS NOT NULL
    ${row === 'locked' ? sql`FOR UPDATE` : sql``}`.execute(db);
  return rows.length > 0;
}
