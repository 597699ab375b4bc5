import type { accountEndpoints } from '@imah/contract/identity';
import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import { createPasswords, type Passwords } from '../passwords.ts';
import { apiTokenHandlers } from './own-api-tokens.ts';
import { confirmStepUp, getStepUp } from './confirm-step-up.ts';
import { getLiveSecret, rotateLiveSecret } from './live-secret.ts';
import { ownDataHandlers } from './own-data.ts';
import { emailHandlers } from './own-email.ts';
import { profileHandlers } from './own-profile.ts';
import { secondFactorHandlers } from './own-second-factor.ts';
import { identityLinkHandlers } from './own-identities.ts';
import { listSessions, revokeOtherSessions, revokeSession } from './own-sessions.ts';

export function accountHandlers(
  context: ServerContext,
  passwords: Passwords = createPasswords(),
): Pick<Handlers, keyof typeof accountEndpoints> {
  return {
    getStepUp: getStepUp(context),
    confirmStepUp: confirmStepUp(context, passwords),
    listSessions: listSessions(context),
    revokeSession: revokeSession(context),
    revokeOtherSessions: revokeOtherSessions(context),
    getLiveSecret: getLiveSecret(context),
    rotateLiveSecret: rotateLiveSecret(context),
    ...secondFactorHandlers(context),
    ...apiTokenHandlers(context),
    ...identityLinkHandlers(context),
    ...emailHandlers(context),
    ...profileHandlers(context),
    ...ownDataHandlers(context),
  };
}
