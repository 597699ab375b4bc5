import type { ServerContext } from '@imah/server-platform';
import type { Handler } from '@imah/server-platform/http';
import { resetMailQueue } from './send-reset-mail.ts';

/**
 * The answer says nothing about the account, nor does the time it takes: all that happens before it
 * is one job, the same for every address. Whether there is an account, the job finds out.
 */
export function forgotPassword(context: ServerContext): Handler<'forgotPassword'> {
  return async ({ body }) => {
    await context.jobs.send(resetMailQueue, { email: body.email });
    return undefined;
  };
}
