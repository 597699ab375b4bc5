import { randomUUIDv7 } from 'node:crypto';
import type { OccupantInvitationDraft, OccupantInvitationResult } from '@imah/contract/people';
import { mostInvitedAtOnce } from '@imah/contract/people/words';
import { sql, type Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import type { PlaceEdit } from '@imah/server-buildings';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { createToken, hashToken } from '@imah/server-platform/sessions';
import { notifyInvited } from '../members/invitations/notify-of-invitation.ts';
import { changePeople, type PeopleEdit } from '../change-people.ts';
import { isLasting } from './lasting-stay.ts';
import { lockPerson } from './part-person.ts';

/** Milliseconds for which an invitation may be answered: a letter waits in the box for longer than a mail. */
const validMs = { mail: 7 * 86_400_000, link: 14 * 86_400_000 };

interface Candidate {
  readonly id: string;
  readonly name: string;
  readonly email: string | null;
  readonly hasAccount: boolean;
  readonly units: string[];
}

export interface OccupantInvitations {
  readonly results: OccupantInvitationResult[];
  /** Those whose mail is to go out once this is committed. */
  readonly mails: readonly string[];
}

type Inviting = OccupantInvitationDraft & { readonly inviterId: string };
type LinkOf = (token: string) => string;

/**
 * Invites people of a building to an account of their own. A former invitation of the same person is worth nothing
 * any more: there is one that counts. `linkOf` makes the address of a token.
 */
export function inviteOccupants(
  ports: CommandPorts,
  edit: PlaceEdit,
  draft: Inviting,
  linkOf: LinkOf,
): Promise<OccupantInvitations> {
  return changePeople(ports, edit, {
    lock: (trx) => lockOrganization(trx, edit.orgId),
    write: (trx, work) => writeInvitations(trx, work, draft, linkOf),
  });
}

/** The same as part of another change. */
export async function writeInvitations(
  trx: Transaction<Database>,
  edit: PeopleEdit,
  draft: Inviting,
  linkOf: LinkOf,
): Promise<OccupantInvitations> {
  await lockOrganization(trx, edit.orgId);
  const results: OccupantInvitationResult[] = [];
  const mails: string[] = [];
  for (const person of await candidates(trx, edit, draft)) {
    const outcome = outcomeOf(person, draft.by);
    const of = { personId: person.id, name: person.name, units: person.units, outcome };
    if (outcome !== 'invited') {
      results.push({ ...of, link: null, until: null });
      continue;
    }
    const { id, token, until } = await write(trx, edit, draft, person);
    results.push({ ...of, link: token === null ? null : linkOf(token), until: until.toISOString() });
    if (token === null) mails.push(id);
  }
  return { results, mails };
}

/**
 * Takes the open invitation of somebody of the building back; without one nothing happens.
 * @throws {HttpProblem} 404
 */
export function revokeOccupant(ports: CommandPorts, edit: PlaceEdit, personId: string): Promise<void> {
  return changePeople(ports, edit, {
    lock: (trx) => lockPerson(trx, edit, personId),
    write: async (trx, { record }) => {
      for (const id of await revokePending(trx, edit, personId))
        record({ action: 'revoke', entity: 'invitation', entityId: id, subjectId: personId });
    },
  });
}

function outcomeOf(person: Candidate, by: OccupantInvitationDraft['by']): OccupantInvitationResult['outcome'] {
  if (person.hasAccount) return 'joined';
  if (person.units.length === 0) return 'left';
  return by === 'mail' && person.email === null ? 'no-email' : 'invited';
}

/** Those who were named and have or had a stay in this building; else everybody whom nobody has invited yet. */
async function candidates(
  trx: Transaction<Database>,
  { orgId, buildingId, now }: PlaceEdit,
  { personIds, by }: OccupantInvitationDraft,
): Promise<Candidate[]> {
  const at = new Date(now);
  const whom =
    personIds === null
      ? sql`p.user_id IS NULL AND ${by === 'mail' ? sql`p.email IS NOT NULL` : sql`true`} AND NOT EXISTS (
          SELECT 1 FROM invitation i WHERE i.org_id = p.org_id AND i.person_id = p.id AND i.status = 'pending' AND i.expires_at > ${at})`
      : sql`p.id = ANY(${[...new Set(personIds)]}::uuid[])`;
  const { rows } = await sql<Candidate>`
    SELECT p.id, p.name, p.email::text AS email, p.user_id IS NOT NULL AS "hasAccount",
      coalesce(array_agg(DISTINCT u.code) FILTER (WHERE ${isLasting(now)}), '{}') AS units
    FROM building b
    JOIN unit u ON u.org_id = b.org_id AND u.building_id = b.id AND u.deleted_at IS NULL
    JOIN occupancy o ON o.org_id = u.org_id AND o.unit_id = u.id
    JOIN person p ON p.org_id = o.org_id AND p.id = o.person_id
    WHERE b.org_id = ${orgId} AND b.id = ${buildingId} AND ${whom}
    GROUP BY p.org_id, p.id
    ${personIds === null ? sql`HAVING bool_or(${isLasting(now)})` : sql``}
    ORDER BY min(u.code), lower(p.name), p.id LIMIT ${mostInvitedAtOnce}`.execute(trx);
  return rows;
}

async function write(
  trx: Transaction<Database>,
  edit: PeopleEdit,
  { by, locale, inviterId }: Inviting,
  person: Candidate,
) {
  const { orgId, buildingId, now } = edit;
  await revokePending(trx, edit, person.id);
  const id = randomUUIDv7();
  // A mail's token is made when it goes out.
  const token = by === 'link' ? createToken() : null;
  const until = new Date(now + validMs[by]);
  await sql`
    INSERT INTO invitation (org_id, id, email, person_id, locale, building_ids, token_hash, sent_at, expires_at, invited_by, created_at)
    VALUES (${orgId}, ${id}, ${by === 'mail' ? person.email : null}, ${person.id}, ${locale}, ${[buildingId]}::uuid[],
      ${token === null ? null : hashToken(token)}, ${token === null ? null : new Date(now)}, ${until}, ${inviterId},
      ${new Date(now)})`.execute(trx);
  await sql`
    INSERT INTO invitation_group (org_id, invitation_id, group_id)
    SELECT org_id, ${id}, id FROM member_group WHERE org_id = ${orgId} AND default_key = 'resident'`.execute(trx);
  edit.record({
    action: 'create',
    entity: 'invitation',
    entityId: id,
    subjectId: person.id,
    after: { personId: person.id, by },
  });
  if (token === null) await notifyInvited(trx, { orgId, id, inviterId }, now);
  return { id, token, until };
}

async function revokePending(
  trx: Transaction<Database>,
  { orgId, now }: PlaceEdit,
  personId: string,
): Promise<string[]> {
  const rows = await trx
    .updateTable('invitation')
    .set({ status: 'revoked', token_hash: null, answered_at: new Date(now) })
    .where('org_id', '=', orgId)
    .where('person_id', '=', personId)
    .where('status', '=', 'pending')
    .returning('id')
    .execute();
  return rows.map(({ id }) => id);
}
