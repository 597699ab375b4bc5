import { nameInMail, publicLink } from '@imah/server-platform/mail';
import type { ServerContext } from '@imah/server-platform';
import { createToken, hashToken } from '@imah/server-platform/sessions';
import { notify } from '@imah/server-notifications';
import { invitationMail } from './invitation-mail.ts';
import { invitationPath } from './invitation-path.ts';
import { inviterPage } from './inviter-page.ts';
import { findUnsent } from './invitation-offers.ts';
import { markSent, updateInvitationRow } from './invitation-repository.ts';
import { inLanguageOfReader, shownName } from '@imah/server-platform/built-in-names';

export const invitationMailQueue = 'members-invitation-mail';

export interface InvitationMailJob {
  readonly orgId: string;
  readonly invitationId: string;
}

const dayMs = 86_400_000;

/** Sends the link of an invitation that waits for its mail; one that was taken back meanwhile gets none. */
export async function sendInvitationMail(context: ServerContext, job: InvitationMailJob): Promise<void> {
  const now = context.now();
  const key = { orgId: job.orgId, id: job.invitationId };
  const found = await findUnsent(context.db, key, now);
  if (found === null) return;

  const { email, locale, orgName, invitedBy, groups, place, expiresAt } = found;
  const token = createToken();
  const days = Math.ceil((expiresAt.getTime() - now) / dayMs);
  const { subject, text } = invitationMail[locale]({
    orgName: nameInMail(orgName),
    invitedBy: invitedBy === null ? null : nameInMail(invitedBy),
    groups: inLanguageOfReader(locale, () => groups.map(({ key, name }) => nameInMail(shownName('group', key, name)))),
    days,
    place: place === null ? null : { building: nameInMail(place.building), units: place.units.map(nameInMail) },
    link: publicLink(context.config, invitationPath(token)),
  });
  // Before the mail: a link that is in somebody's mailbox has to work. A delivery that failed is tried again by the
  // job, with a token of its own.
  await updateInvitationRow(context.db, key, { token_hash: hashToken(token) });
  await context.mailer.send({ to: email, subject, text });
  await markSent(context.db, key, token, now);
}

/** Tells whoever invited that the mail could not be delivered, so that they may send it again or ask for another address. */
export async function notifyOfLostInvitation({ db, now }: ServerContext, job: InvitationMailJob): Promise<void> {
  const rows = await db
    .selectFrom('invitation')
    .select(['invited_by as invitedBy', 'email'])
    .where('org_id', '=', job.orgId)
    .where('id', '=', job.invitationId)
    .where('status', '=', 'pending')
    .where('email', 'is not', null)
    .$narrowType<{ email: string }>()
    .execute();
  const [lost] = rows;
  if (lost === undefined || lost.invitedBy === null) return;
  const notice = {
    kind: 'mail-failed',
    recipients: { kind: 'people', userIds: [lost.invitedBy] },
    actorId: null,
    place: { orgId: job.orgId },
    dedupeKey: `mail-failed/${job.invitationId}`,
    data: { mail: 'invitation', to: lost.email },
    href: await inviterPage(db, { orgId: job.orgId, id: job.invitationId }),
  } as const;
  await db.transaction().execute((trx) => notify(trx, notice, now()));
}
