import { sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { type EmailMailJob, emailMailQueue, emailTimes } from '../email/send-email-mail.ts';
import { readProfile } from './own-profile.ts';

type Names = 'sendVerification' | 'changeEmail' | 'cancelEmailChange';

/** The address of the account: whether it is the person's, and another one in its place. */
export function emailHandlers(context: ServerContext): Pick<Handlers, Names> {
  const send = (job: EmailMailJob) => context.jobs.send(emailMailQueue, job);
  const setPending = (userId: string, email: string | null) => {
    const now = context.now();
    const until = email === null ? null : new Date(now + emailTimes.validMs);
    return sql`
      UPDATE app_user SET pending_email = ${email}, pending_email_until = ${until}, updated_at = ${new Date(now)}
      WHERE id = ${userId}`.execute(context.db);
  };

  return {
    sendVerification: async ({ actor }) => {
      await send({ userId: actor.userId, what: 'link' });
      return undefined;
    },
    // A taken address is answered like any other, after the same work: only its mailbox learns that it is taken.
    changeEmail: async ({ actor, body }) => {
      const isNew = body.email.toLowerCase() !== actor.email.toLowerCase();
      await setPending(actor.userId, isNew ? body.email : null);
      if (isNew) {
        await send({ userId: actor.userId, what: 'link' });
        await send({ userId: actor.userId, what: 'notice' });
      }
      return readProfile(context, actor.userId);
    },
    cancelEmailChange: async ({ actor }) => {
      await setPending(actor.userId, null);
      return undefined;
    },
  };
}
