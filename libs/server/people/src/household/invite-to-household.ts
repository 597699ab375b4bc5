import { readToday } from '@imah/server-platform/command';
import { randomUUIDv7 } from 'node:crypto';
import type { Locale } from '@imah/contract/core/words';
import type { HouseholdDraft } from '@imah/contract/people';
import { type InvitationWay, mostOfHousehold } from '@imah/contract/people/words';
import type { Kysely, Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import type { PlaceEdit } from '@imah/server-buildings';
import type { CommandPorts, PersonalEdit } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { HttpProblem, invalidField, notFound } from '@imah/server-platform/http';
import { notify } from '@imah/server-notifications';
import { writeInvitations } from '../accounts/invite-occupants.ts';
import { addStay } from '../change-occupancy.ts';
import { changePeople, type PeopleEdit } from '../change-people.ts';
import { lockUnits } from '../in-unit.ts';
import { countOpen, findHost, type Host, isEmailInUnit, updateMemberRow } from './household-host-repository.ts';
import { findMember, type KnownMember } from './household-repository.ts';

export interface Invited {
  readonly memberId: string;
  readonly link: string | null;
  /** Invitations whose mail is to go out once this is committed. */
  readonly mails: readonly string[];
}

type LinkOf = (token: string) => string;

/** An account's change of whom it has invited. */
export type HouseholdEdit = PersonalEdit & { readonly householdMemberId: string };

/**
 * Invites somebody of the household of an account's unit; where staff have to agree, it waits for them.
 * @throws {HttpProblem} 403 for who is not the first occupant, and where the organisation does not allow it, 404 for
 * another's unit, 409 when the household is full, 422 for an address that is in the unit already
 */
export function inviteToHousehold(
  ports: CommandPorts,
  edit: PlaceEdit & PersonalEdit,
  draft: HouseholdDraft,
  linkOf: LinkOf,
): Promise<Invited> {
  const { orgId, actor } = edit;
  const { unitId } = draft;
  return changePeople(ports, edit, {
    lock: async (trx) => {
      // Invitations of one unit wait for each other: what counts against the limit is then all there.
      await lockUnits(trx, edit, [unitId]);
      const host = await findHost(trx, edit, unitId, actor.userId);
      if (host === null) throw notFound();
      await lockOrganization(trx, orgId);
      return host;
    },
    authorize: (_trx, { isFirst, policy }) => {
      if (!isFirst || policy === 'off') throw new HttpProblem(403, 'BUKAN_PENGHUNI_UTAMA');
    },
    validate: (trx) => requireRoom(trx, edit, unitId, draft.email),
    write: async (trx, work, host) => {
      const id = await writeWaiting(trx, work, host, draft);
      await notifyStaff(trx, edit, host, { id, name: draft.name, unitId });
      if (host.policy === 'approval') return { memberId: id, link: null, mails: [] };
      const member = { id, draft, to: host.to, inviterId: actor.userId };
      return { memberId: id, ...(await moveIn(ports.db, trx, work, member, linkOf)) };
    },
    eventOf: ({ memberId }) => ({ id: memberId, op: 'created' }),
  });
}

async function writeWaiting(
  trx: Transaction<Database>,
  { orgId, buildingId, now, record }: PeopleEdit,
  { personId }: Host,
  { unitId, name, email, locale }: HouseholdDraft,
): Promise<string> {
  const id = randomUUIDv7();
  const place = { org_id: orgId, building_id: buildingId, unit_id: unitId, host_id: personId };
  await trx
    .insertInto('household_member')
    .values({ ...place, id, name, email, locale, status: 'waiting', created_at: new Date(now) })
    .execute();
  record({ action: 'create', entity: 'household_member', entityId: id, after: { name, email } });
  return id;
}

function notifyStaff(
  trx: Transaction<Database>,
  { orgId, buildingId, actor, now }: PlaceEdit & PersonalEdit,
  host: Host,
  { id, name, unitId }: { readonly id: string; readonly name: string; readonly unitId: string },
): Promise<void> {
  const waits = host.policy === 'approval';
  return notify(
    trx,
    {
      kind: 'household-invited',
      recipients: { kind: 'granted', permission: 'occupant.approve' },
      actorId: actor.userId,
      place: { orgId, buildingId },
      dedupeKey: `household/${id}`,
      data: { host: host.name, name, unit: host.unitCode, waits },
      href: `/imah/building/${buildingId}/${waits ? 'people#permintaan' : `unit?unit=${unitId}`}`,
    },
    now,
  );
}

/** Somebody of a household is one of the unit from today on, and gets an invitation. */
export async function moveIn(
  db: Kysely<Database>,
  trx: Transaction<Database>,
  edit: PeopleEdit,
  member: {
    readonly id: string;
    readonly draft: HouseholdDraft;
    readonly to: string | null;
    readonly inviterId: string;
    /** Staff agreed: the link is for who invited, who makes it themselves. */
    readonly withoutLink?: true;
  },
  linkOf: LinkOf,
): Promise<Pick<Invited, 'link' | 'mails'>> {
  const { name, email, locale, unitId } = member.draft;
  const stay = {
    role: 'family',
    from: (await readToday(trx, edit, edit.now)).today,
    to: member.to,
    isBillingParty: false,
  } as const;
  const { person } = await addStay(db, trx, edit, unitId, { ...stay, person: { name, email } });
  const current = { status: 'current', person_id: person.id, answered_at: new Date(edit.now) } as const;
  await updateMemberRow(trx, { orgId: edit.orgId, id: member.id }, current);
  if (email === null && member.withoutLink === true) return { link: null, mails: [] };
  const by = email === null ? 'link' : 'mail';
  return invite(trx, edit, { personId: person.id, by, locale, inviterId: member.inviterId }, linkOf);
}

/**
 * Invites somebody again whom the account has invited before.
 * @throws {HttpProblem} 404 for another's, 409 for one who has an account, is not there any more or has no address
 */
export function renewInvitation(
  ports: CommandPorts,
  edit: PlaceEdit & HouseholdEdit,
  { by, locale }: { readonly by: InvitationWay; readonly locale: Locale },
  linkOf: LinkOf,
): Promise<Invited> {
  const { orgId, householdMemberId: memberId, actor } = edit;
  return changePeople(ports, edit, {
    lock: async (trx) => {
      await lockOrganization(trx, orgId);
      return ownMember(trx, edit, memberId, actor.userId);
    },
    write: async (trx, work, { member, personId }) => {
      if (member?.status !== 'current' || personId === null) throw new HttpProblem(409, 'BENTROK');
      return { memberId, ...(await invite(trx, work, { personId, by, locale, inviterId: actor.userId }, linkOf)) };
    },
  });
}

/** @throws {HttpProblem} 404 */
export async function ownMember(
  db: Kysely<Database>,
  edit: PlaceEdit,
  id: string,
  userId: string,
): Promise<KnownMember> {
  const known = await findMember(db, edit, id);
  if (known === null || known.hostUserId !== userId) throw notFound();
  return known;
}

async function invite(
  trx: Transaction<Database>,
  edit: PeopleEdit,
  { personId, ...draft }: { personId: string; by: InvitationWay; locale: Locale; inviterId: string },
  linkOf: LinkOf,
): Promise<Pick<Invited, 'link' | 'mails'>> {
  const { results, mails } = await writeInvitations(trx, edit, { ...draft, personIds: [personId] }, linkOf);
  const [result] = results;
  if (result?.outcome !== 'invited') throw new HttpProblem(409, 'BENTROK');
  return { link: result.link, mails };
}

async function requireRoom(
  trx: Transaction<Database>,
  edit: PlaceEdit,
  unitId: string,
  email: string | null,
): Promise<void> {
  if (email !== null && (await isEmailInUnit(trx, edit, unitId, email))) throw invalidField('email', 'already-in-unit');
  if ((await countOpen(trx, edit.orgId, unitId)) >= mostOfHousehold) throw new HttpProblem(409, 'DAFTAR_PENUH');
}
