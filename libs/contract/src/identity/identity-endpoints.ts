import { anyone, created, defineEndpoints, noContent, ok, session } from '../core/calls.ts';
import { identityRoutes } from './identity-routes.ts';
import * as schemas from './identity-schemas.ts';
import { whoami } from './user.ts';
import { building } from '../buildings/building.ts';
import { organization } from '../organizations/organization.ts';
import * as z from 'zod/mini';

const signInLimit = { max: 10, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about session and account. */
export const identityEndpoints = defineEndpoints(identityRoutes, 'identity', {
  getSession: {
    summary: 'The current session, or an empty object without one',
    access: anyone,
    response: { status: 200, schema: schemas.sessionAnswer },
  },
  deleteSession: noContent('Log out', anyone),
  login: ok('Log in with email and password', anyone, schemas.newSession, {
    query: schemas.webQuery,
    body: schemas.loginBody,
    errors: [401],
    rateLimit: signInLimit,
  }),
  register: created('Open an account', anyone, schemas.newSession, {
    query: schemas.webQuery,
    body: schemas.registerBody,
    rateLimit: signInLimit,
  }),
  whoami: ok('The person of the session', session, whoami),
  boarding: created(
    'Create the first organisation and its first building',
    session,
    z.object({ organization, building }),
    { body: schemas.boardingBody, errors: [409] },
  ),
  forgotPassword: {
    summary: 'Ask for a mail to set a new password; the answer is the same for an unknown address',
    access: anyone,
    body: schemas.forgotPasswordBody,
    rateLimit: signInLimit,
    response: { status: 202 },
  },
  resetPassword: noContent(
    'Set a new password with the token of the mail; every other way into the account ends',
    anyone,
    {
      // `web=true` signs the browser in, unless the account has a second factor.
      query: schemas.webQuery,
      body: schemas.resetPasswordBody,
      errors: [410],
      rateLimit: signInLimit,
    },
  ),
  verifyEmail: ok(
    'Show by the token of a mail that its address is one’s own; a new address is in use from now on',
    anyone,
    schemas.verifiedEmail,
    { body: schemas.verifyEmailBody, errors: [410], rateLimit: signInLimit },
  ),
  getProviderRegistration: ok(
    'Who the OpenID provider says is registering in this browser; null where nobody came from it',
    anyone,
    schemas.providerRegistration,
    { rateLimit: { max: 60, windowSeconds: 60 } },
  ),
  registerByProvider: created(
    'Open an account for the person who has come from the OpenID provider',
    anyone,
    schemas.newSession,
    { query: schemas.webQuery, body: schemas.registerByProviderBody, errors: [410], rateLimit: signInLimit },
  ),
  changePassword: noContent('Change the password; every other session ends', session, {
    body: schemas.changePasswordBody,
    rateLimit: signInLimit,
  }),
});
