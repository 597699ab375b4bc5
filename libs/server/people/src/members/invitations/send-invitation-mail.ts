import type { Locale } from '@imah/contract/core/words';
import { sql } from 'kysely';
import { nameInMail, publicLink } from '@imah/server-platform/mail';
import type { ServerContext } from '@imah/server-platform';
import { createToken, hashToken } from '@imah/server-platform/sessions';
import { notify } from '@imah/server-notifications';
import { invitationMail } from './invitation-mail.ts';
import { invitationPath } from './invitation-path.ts';
import { inviterPage } from './inviter-page.ts';
import { type InvitedPlace, invitedPlace } from './invited-place.ts';
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
  const { rows } = await sql<{
    email: string;
    locale: Locale;
    orgName: string;
    invitedBy: string | null;
    groups: { readonly key: string | null; readonly name: string }[];
    place: InvitedPlace | null;
    expiresAt: Date;
  }>`
    SELECT i.email::text AS email, coalesce(invited.locale, i.locale) AS locale, o.name AS "orgName", u.name AS "invitedBy",
      i.expires_at AS "expiresAt", ${invitedPlace(now)} AS place, (
        SELECT coalesce(json_agg(json_build_object('key', g.default_key, 'name', g.name) ORDER BY g.name), '[]') FROM invitation_group ig
        JOIN member_group g ON g.org_id = ig.org_id AND g.id = ig.group_id
        WHERE ig.org_id = i.org_id AND ig.invitation_id = i.id
      ) AS groups
    FROM invitation i JOIN organization o ON o.id = i.org_id
    LEFT JOIN app_user u ON u.id = i.invited_by
    LEFT JOIN app_user invited ON invited.email = i.email AND invited.status = 'active'
    WHERE i.org_id = ${job.orgId} AND i.id = ${job.invitationId} AND i.status = 'pending'
      AND i.email IS NOT NULL
      AND i.sent_at IS NULL AND i.expires_at > ${new Date(now)}`.execute(context.db);
  const [found] = rows;
  if (found === undefined) return;

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
  await sql`
    UPDATE invitation SET token_hash = ${hashToken(token)}
    WHERE org_id = ${job.orgId} AND id = ${job.invitationId}`.execute(context.db);
  await context.mailer.send({ to: email, subject, text });
  await sql`
    UPDATE invitation SET sent_at = ${new Date(now)}
    WHERE org_id = ${job.orgId} AND id = ${job.invitationId} AND token_hash = ${hashToken(token)}`.execute(context.db);
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
    place: { orgId: job.orgId },
    dedupeKey: `mail-failed/${job.invitationId}`,
    data: { mail: 'invitation', to: lost.email },
    href: await inviterPage(db, { orgId: job.orgId, id: job.invitationId }),
  } as const;
  await db.transaction().execute((trx) => notify(trx, notice, now()));
}
