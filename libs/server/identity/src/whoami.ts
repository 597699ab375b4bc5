import { isGrant, permissions } from '@imah/contract/access';
import type { Membership, Whoami } from '@imah/contract/identity';
import { sql } from 'kysely';
import { grantsInBoth, secondFactorDue, type ViewedGroup } from '@imah/server-platform/access';
import type { ServerContext } from '@imah/server-platform';
import { picturePath } from '@imah/server-platform/files';
import type { Handler } from '@imah/server-platform/http';
import { sessionSecret, viewSecret } from '@imah/server-platform/sessions';
import { shownName, shownNameSql } from '@imah/server-platform/built-in-names';

type WhoamiRow = Pick<Whoami, 'id' | 'email' | 'name' | 'locale' | 'colorMode' | 'emailVerified' | 'picture'> & {
  readonly mqttSecretVersion: number;
  readonly memberships: readonly (Omit<Membership, 'grants'> & {
    readonly isOwner: boolean;
    readonly grants: readonly string[];
    /** Milliseconds since 1970 UTC. */
    readonly factorDue: number | null;
  })[];
};

/** S-44. */
export function whoami(context: ServerContext): Handler<'whoami'> {
  return async ({ actor }) => {
    const { mqttSecretVersion, memberships, picture, ...rest } = await readPerson(context, actor.userId);
    const person = { ...rest, picture: picture === null ? null : picturePath(picture) };
    const held = memberships.map(({ isOwner, grants, factorDue, ...membership }) => {
      const secondFactor = factorDue === null ? undefined : missingFactor(factorDue, context.now());
      const given = isOwner ? [...permissions] : grants.filter(isGrant);
      return {
        ...membership,
        grants: secondFactor?.state === 'withheld' ? [] : given,
        ...(secondFactor === undefined ? {} : { secondFactor }),
      };
    });
    const { userId, sessionId, viewAs } = actor;
    if (viewAs === null) {
      const secret = await sessionSecret(context.db, userId, mqttSecretVersion, sessionId);
      return { data: { ...person, memberships: held, extra: { mqtt_password: secret } } };
    }
    const { orgId, groupId } = viewAs;
    const groupName = shownName('group', viewAs.groupKey, viewAs.groupName);
    return {
      data: {
        ...person,
        memberships: seenAs(held, viewAs),
        viewAs: { orgId, groupId, groupName },
        extra: { mqtt_password: await viewSecret(context.db, userId, mqttSecretVersion, sessionId) },
      },
    };
  };
}

function missingFactor(dueAt: number, now: number): Membership['secondFactor'] {
  return { state: dueAt <= now ? 'withheld' : 'grace', dueAt: new Date(dueAt).toISOString() };
}

function seenAs(held: readonly Membership[], group: ViewedGroup): Membership[] {
  const asked = group.isOwner ? permissions : group.grants.filter(isGrant);
  return held
    .filter(({ orgId }) => orgId === group.orgId)
    .map((membership) => ({
      ...membership,
      groups: [{ id: group.groupId, name: shownName('group', group.groupKey, group.groupName) }],
      grants: [...grantsInBoth(new Set(membership.grants.filter(isGrant)), asked)],
    }));
}

async function readPerson(context: ServerContext, userId: string): Promise<WhoamiRow> {
  const groupName = shownNameSql('group', 'g.default_key', 'g.name');
  const { rows } = await sql<WhoamiRow>`
    SELECT u.id, u.email::text AS email, u.name, u.locale, u.color_mode AS "colorMode",
      u.email_verified_at IS NOT NULL AS "emailVerified", u.picture, u.mqtt_secret_version AS "mqttSecretVersion",
      (
        SELECT coalesce(json_agg(json_build_object(
          'orgId', m.org_id,
          'orgName', o.name,
          'orgKind', o.kind,
          'groups', held.groups,
          'isOwner', held.is_owner,
          'grants', held.grants,
          'buildingIds', CASE WHEN m.all_buildings THEN NULL ELSE m.building_ids END,
          'factorDue', floor(extract(epoch FROM ${sql.raw(secondFactorDue('m'))}) * 1000)
        ) ORDER BY lower(o.name), o.id), '[]')
        FROM membership m
        JOIN organization o ON o.id = m.org_id
        CROSS JOIN LATERAL (
          SELECT coalesce(json_agg(json_build_object('id', g.id, 'name', ${groupName}) ORDER BY ${groupName}, g.id), '[]') AS groups,
            coalesce(bool_or(g.default_key = 'owner'), false) AS is_owner,
            -- An owner has them all: no need to carry them here.
            CASE WHEN bool_or(g.default_key = 'owner') THEN '[]' ELSE (
              SELECT coalesce(json_agg(DISTINCT allowed), '[]')
              FROM membership_group h JOIN member_group hg ON hg.org_id = h.org_id AND hg.id = h.group_id, unnest(hg.effective_grants) AS allowed
              WHERE h.org_id = m.org_id AND h.membership_id = m.id
            ) END AS grants
          FROM membership_group mg JOIN member_group g ON g.org_id = mg.org_id AND g.id = mg.group_id
          WHERE mg.org_id = m.org_id AND mg.membership_id = m.id
        ) held
        WHERE m.user_id = u.id AND m.status = 'active' AND (m.expires_at IS NULL OR m.expires_at > ${new Date(context.now())})
      ) AS memberships
    FROM app_user u WHERE u.id = ${userId}`.execute(context.db);
  const [row] = rows;
  if (row === undefined) throw new Error(`account ${userId} vanished during its own call`);
  return row;
}
