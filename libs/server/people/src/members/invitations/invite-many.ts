import { email as emailSchema } from '@imah/contract/identity';
import type { InvitationResult, InvitationsDraft } from '@imah/contract/members';
import type { Transaction } from 'kysely';
import { lockOrganization } from '@imah/server-platform/access';
import { type AuditFacts, type CommandPorts, runCommand } from '@imah/server-platform/command';
import type { Database } from '@imah/server-platform/database/schema';
import { revokeReplaced } from './invitation-repository.ts';
import { type InvitingEdit, listMemberAddresses, requireInvitable, writeInvitation } from './invite.ts';
import { listPendingTo, revokePendingOf } from './open-invitations.ts';

/**
 * Invites several people into the same, in one transaction. What is wrong with an address is its answer and keeps no other
 * from being invited; who has an open invitation keeps the one they have. The mails are sent after it is committed.
 * @throws {HttpProblem} 403 for rights the actor does not have, 422 for what holds for all of them
 */
export function inviteMany(
  ports: CommandPorts,
  edit: InvitingEdit,
  { emails, ...scope }: InvitationsDraft,
): Promise<InvitationResult[]> {
  const { orgId } = edit;
  return runCommand<void, InvitationResult[]>(ports, edit, {
    lock: (trx) => lockOrganization(trx, orgId),
    validate: (trx) => requireInvitable(trx, edit, scope),
    write: async (trx) => {
      const rows = await judge(trx, edit, emails);
      const audit: AuditFacts[] = [];
      const result: InvitationResult[] = [];
      for (const { email, outcome } of rows) {
        if (outcome !== 'invited') {
          result.push({ email, outcome, invitationId: null });
          continue;
        }
        const draft = { ...scope, email };
        // One that nobody answered in time is worth nothing any more.
        await revokeReplaced(trx, edit, email);
        const id = await writeInvitation(trx, edit, draft);
        audit.push({ action: 'create', entity: 'invitation', entityId: id, after: draft });
        result.push({ email, outcome, invitationId: id });
      }
      return { result, audit: audit.length === 0 ? null : audit };
    },
  });
}

/**
 * Takes open invitations back; those that were answered, or that the actor does not see, stay as they are.
 * @returns how many were taken back
 */
export function revokeMany(ports: CommandPorts, edit: InvitingEdit, invitationIds: readonly string[]): Promise<number> {
  return runCommand<void, number>(ports, edit, {
    lock: (trx) => lockOrganization(trx, edit.orgId),
    write: async (trx) => {
      const revoked = await revokePendingOf(trx, edit.reader, invitationIds);
      const audit = revoked.map((id) => ({ action: 'revoke', entity: 'invitation', entityId: id }) as const);
      return { result: revoked.length, audit: audit.length === 0 ? null : audit };
    },
  });
}

type Judged = Pick<InvitationResult, 'email' | 'outcome'>;

async function judge(trx: Transaction<Database>, edit: InvitingEdit, emails: readonly string[]): Promise<Judged[]> {
  const read = emails.map((typed) => {
    const parsed = emailSchema.safeParse(typed);
    return { typed: typed.trim(), email: parsed.success ? parsed.data : null };
  });
  const right = [...new Set(read.flatMap(({ email }) => email ?? []))];
  const members = new Set(await listMemberAddresses(trx, edit.orgId, right));
  const waiting = new Set(await listPendingTo(trx, edit, right));
  const seen = new Set<string>();
  return read.map(({ typed, email }) => {
    if (email === null) return { email: typed, outcome: 'wrong-address' };
    const isRepeated = seen.has(email);
    seen.add(email);
    if (isRepeated) return { email, outcome: 'repeated' };
    if (members.has(email)) return { email, outcome: 'member' };
    return { email, outcome: waiting.has(email) ? 'waiting' : 'invited' };
  });
}
