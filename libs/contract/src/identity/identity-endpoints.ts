import { defineEndpoints } from '../core/endpoint.ts';
import { answer } from '../core/list.ts';
import { identityRoutes } from './identity-routes.ts';
import * as schemas from './identity-schemas.ts';
import { whoami } from './user.ts';
import { building } from '../buildings/building.ts';
import { organization } from '../organizations/organization.ts';
import * as z from 'zod/mini';

const tag = 'identity';
const signInLimit = { max: 10, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about session and account. */
export const identityEndpoints = defineEndpoints(identityRoutes, {
  getSession: {
    summary: 'The current session, or an empty object without one',
    tag,
    access: { kind: 'public' },
    response: { status: 200, schema: schemas.sessionAnswer },
  },
  deleteSession: { summary: 'Log out', tag, access: { kind: 'public' }, response: { status: 204 } },
  login: {
    summary: 'Log in with email and password',
    tag,
    access: { kind: 'public' },
    query: schemas.webQuery,
    body: schemas.loginBody,
    response: { status: 200, schema: answer(schemas.newSession) },
    errors: [401],
    rateLimit: signInLimit,
  },
  register: {
    summary: 'Open an account',
    tag,
    access: { kind: 'public' },
    query: schemas.webQuery,
    body: schemas.registerBody,
    response: { status: 201, schema: answer(schemas.newSession) },
    rateLimit: signInLimit,
  },
  whoami: {
    summary: 'The person of the session',
    tag,
    access: { kind: 'session' },
    response: { status: 200, schema: answer(whoami) },
  },
  boarding: {
    summary: 'Create the first organisation and its first building',
    tag,
    access: { kind: 'session' },
    body: schemas.boardingBody,
    response: { status: 201, schema: answer(z.object({ organization, building })) },
    errors: [409],
  },
  forgotPassword: {
    summary: 'Ask for a mail to set a new password; the answer is the same for an unknown address',
    tag,
    access: { kind: 'public' },
    body: schemas.forgotPasswordBody,
    response: { status: 202 },
    rateLimit: signInLimit,
  },
  resetPassword: {
    summary: 'Set a new password with the token of the mail; every other way into the account ends',
    tag,
    access: { kind: 'public' },
    // `web=true` signs the browser in, unless the account has a second factor.
    query: schemas.webQuery,
    body: schemas.resetPasswordBody,
    response: { status: 204 },
    errors: [410],
    rateLimit: signInLimit,
  },
  verifyEmail: {
    summary: 'Show by the token of a mail that its address is one’s own; a new address is in use from now on',
    tag,
    access: { kind: 'public' },
    body: schemas.verifyEmailBody,
    response: { status: 200, schema: answer(schemas.verifiedEmail) },
    errors: [410],
    rateLimit: signInLimit,
  },
  getProviderRegistration: {
    summary: 'Who the OpenID provider says is registering in this browser; null where nobody came from it',
    tag,
    access: { kind: 'public' },
    response: { status: 200, schema: answer(schemas.providerRegistration) },
    rateLimit: { max: 60, windowSeconds: 60 },
  },
  registerByProvider: {
    summary: 'Open an account for the person who has come from the OpenID provider',
    tag,
    access: { kind: 'public' },
    query: schemas.webQuery,
    body: schemas.registerByProviderBody,
    response: { status: 201, schema: answer(schemas.newSession) },
    errors: [410],
    rateLimit: signInLimit,
  },
  changePassword: {
    summary: 'Change the password; every other session ends',
    tag,
    access: { kind: 'session' },
    body: schemas.changePasswordBody,
    response: { status: 204 },
    rateLimit: signInLimit,
  },
});
