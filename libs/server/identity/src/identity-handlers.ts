import type { ServerContext } from '@imah/server-platform';
import type { Handlers } from '@imah/server-platform/http';
import type { identityEndpoints } from '@imah/contract/identity';
import { boarding } from './boarding.ts';
import { changePassword } from './change-password.ts';
import { forgotPassword } from './forgot-password.ts';
import { login } from './login.ts';
import { verifyEmail } from './email/verify-email.ts';
import { providerRegistrationHandlers } from './oidc/register-by-provider.ts';
import { createPasswords, type Passwords } from './passwords.ts';
import { register } from './register.ts';
import { resetPassword } from './reset-password.ts';
import { deleteSession, getSession } from './session-handlers.ts';
import { whoami } from './whoami.ts';

export function identityHandlers(
  context: ServerContext,
  passwords: Passwords = createPasswords(),
): Pick<Handlers, keyof typeof identityEndpoints> {
  return {
    getSession: getSession(),
    deleteSession: deleteSession(context),
    login: login(context, passwords),
    register: register(context, passwords),
    whoami: whoami(context),
    boarding: boarding(context),
    forgotPassword: forgotPassword(context),
    resetPassword: resetPassword(context, passwords),
    verifyEmail: verifyEmail(context),
    ...providerRegistrationHandlers(context),
    changePassword: changePassword(context, passwords),
  };
}
