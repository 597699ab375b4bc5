import { accepted, created, defineEndpoints, list, noContent, ok, session } from '../core/calls.ts';
import { accountRoutes } from './account-routes.ts';
import * as schemas from './account-schemas.ts';
import * as own from './own-data-schemas.ts';

const guessLimit = { max: 10, windowSeconds: 60 };
const mailLimit = { max: 5, windowSeconds: 600 };

/** Schemas, rights and limits of the calls about the person's own account. */
export const accountEndpoints = defineEndpoints(accountRoutes, 'account', {
  getStepUp: ok('By what the person can confirm a dangerous call', session, schemas.stepUpChoice),
  confirmStepUp: created(
    'Confirm who one is, for the next dangerous call of this session',
    session,
    schemas.stepUpAnswer,
    { body: schemas.stepUpBody, rateLimit: guessLimit },
  ),
  listSessions: list('Where the person is signed in, latest use first', session, schemas.accountSession),
  revokeSession: noContent('End one session of the person', session, { errors: [422] }),
  revokeOtherSessions: noContent('End every session of the person but this one', session),
  getLiveSecret: ok('User name and password of the person on the live channel', session, schemas.liveSecret),
  rotateLiveSecret: ok(
    'Make a new live-channel password; connections with the old one end',
    session,
    schemas.liveSecret,
  ),
  getSecondFactor: ok('Whether the login asks for a second factor', session, schemas.secondFactor),
  startSecondFactor: created(
    'Set an authenticator app up; it counts once its first code has been confirmed',
    session,
    schemas.secondFactorSetup,
    { errors: [409], stepUp: true },
  ),
  confirmSecondFactor: ok(
    'Show the first code of the app; the login asks for one from now on',
    session,
    schemas.recoveryCodes,
    { body: schemas.secondFactorBody, errors: [409], rateLimit: guessLimit },
  ),
  renewRecoveryCodes: ok('Make new recovery codes; the old ones are worth nothing', session, schemas.recoveryCodes, {
    errors: [409],
    stepUp: true,
  }),
  removeSecondFactor: noContent('Log in by password alone again', session, { stepUp: true }),
  listApiTokens: list('API tokens of the person, newest first', session, schemas.apiToken),
  createApiToken: created('Make an API token; the token itself is in this answer only', session, schemas.newApiToken, {
    body: schemas.apiTokenDraft,
    stepUp: true,
    verifiedEmail: true,
  }),
  revokeApiToken: noContent('Take an API token back', session, { errors: [422] }),
  listIdentities: list('Sign-ins of an OpenID provider that lead to this account', session, schemas.linkedIdentity),
  unlinkIdentity: noContent('Unlink a sign-in; the last way in stays', session, { errors: [409, 422] }),
  getProfile: ok('What the account says of its person', session, own.profile),
  updateProfile: ok('Change what the account says of its person; what is left out stays', session, own.profile, {
    body: own.profileChange,
  }),
  sendVerification: {
    summary: 'Send the mail again that asks whether the address is the person’s own',
    access: session,
    rateLimit: mailLimit,
    response: { status: 202 },
  },
  changeEmail: accepted(
    'Ask for another address; it is in use once the link in the mail to it has been opened',
    session,
    own.profile,
    { body: own.emailChange, rateLimit: mailLimit, stepUp: true },
  ),
  cancelEmailChange: noContent('Keep the address after all', session),
  setPicture: ok(
    'Put a picture on the account: cut to a square, made small, and freed of what the camera wrote into it',
    session,
    own.profile,
    { body: own.pictureBody, bodyLimit: own.pictureBodyLimit, rateLimit: guessLimit },
  ),
  removePicture: noContent('Take the picture of the account away', session),
  setConsent: ok('Agree to a purpose, or withdraw that', session, own.profile, {
    params: own.consentParams,
    body: own.consentBody,
  }),
  downloadMyData: ok('Everything that is kept about the person', session, own.ownData, {
    rateLimit: guessLimit,
    stepUp: true,
  }),
  requestErasure: accepted(
    'Have the account erased after two days; refused to the last owner of an organisation',
    session,
    own.erasure,
    { errors: [409], stepUp: true },
  ),
  cancelErasure: noContent('Keep the account after all', session),
});
