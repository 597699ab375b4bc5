import { randomUUIDv7 } from 'node:crypto';
import type { OccupantInvitationDraft, OccupantInvitationResult } from '@imah/contract/people';
import type { Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import type { PlaceEdit } from '@imah/server-buildings';
import type { CommandPorts } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { createToken, hashToken } from '@imah/server-platform/sessions';
import { notifyInvited } from '../members/invitations/notify-of-invitation.ts';
import { changePeople, type PeopleEdit } from '../change-people.ts';
import { listDefaultGroup } from '../members/group-repository.ts';
import { insertInvitation, revokePending } from '../members/invitations/invitation-repository.ts';
import { lockPerson } from '../person-repository.ts';
import { type Candidate, listCandidates } from './candidate-repository.ts';

/** Milliseconds for which an invitation may be answered: a letter waits in the box for longer than a mail. */
const validMs = { mail: 7 * 86_400_000, link: 14 * 86_400_000 };

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
  for (const person of await listCandidates(trx, edit, draft)) {
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
  await insertInvitation(
    trx,
    {
      org_id: orgId,
      id,
      email: by === 'mail' ? person.email : null,
      person_id: person.id,
      locale,
      building_ids: [buildingId],
      token_hash: token === null ? null : hashToken(token),
      sent_at: token === null ? null : new Date(now),
      expires_at: until,
      invited_by: inviterId,
      created_at: new Date(now),
    },
    await listDefaultGroup(trx, orgId, 'resident'),
  );
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
