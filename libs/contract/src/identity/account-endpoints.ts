import { defineEndpoints } from '../core/endpoint.ts';
import { answer, listAnswer } from '../core/list.ts';
import { accountRoutes } from './account-routes.ts';
import * as schemas from './account-schemas.ts';

const tag = 'account';
const guessLimit = { max: 10, windowSeconds: 60 };

/** Schemas, rights and limits of the calls about the person's own account. */
export const accountEndpoints = defineEndpoints(accountRoutes, {
  getStepUp: {
    summary: 'By what the person can confirm a dangerous call',
    tag,
    access: { kind: 'session' },
    response: { status: 200, schema: answer(schemas.stepUpChoice) },
  },
  confirmStepUp: {
    summary: 'Confirm who one is, for the next dangerous call of this session',
    tag,
    access: { kind: 'session' },
    body: schemas.stepUpBody,
    response: { status: 201, schema: answer(schemas.stepUpAnswer) },
    rateLimit: guessLimit,
  },
  listSessions: {
    summary: 'Where the person is signed in, latest use first',
    tag,
    access: { kind: 'session' },
    response: { status: 200, schema: listAnswer(schemas.accountSession) },
  },
  revokeSession: {
    summary: 'End one session of the person',
    tag,
    access: { kind: 'session' },
    params: schemas.sessionParams,
    response: { status: 204 },
    errors: [422],
  },
  revokeOtherSessions: {
    summary: 'End every session of the person but this one',
    tag,
    access: { kind: 'session' },
    response: { status: 204 },
  },
  getLiveSecret: {
    summary: 'User name and password of the person on the live channel',
    tag,
    access: { kind: 'session' },
    response: { status: 200, schema: answer(schemas.liveSecret) },
  },
  rotateLiveSecret: {
    summary: 'Make a new live-channel password; connections with the old one end',
    tag,
    access: { kind: 'session' },
    response: { status: 200, schema: answer(schemas.liveSecret) },
  },
  getSecondFactor: {
    summary: 'Whether the login asks for a second factor',
    tag,
    access: { kind: 'session' },
    response: { status: 200, schema: answer(schemas.secondFactor) },
  },
  startSecondFactor: {
    summary: 'Set an authenticator app up; it counts once its first code has been confirmed',
    tag,
    access: { kind: 'session' },
    response: { status: 201, schema: answer(schemas.secondFactorSetup) },
    errors: [409],
    stepUp: true,
  },
  confirmSecondFactor: {
    summary: 'Show the first code of the app; the login asks for one from now on',
    tag,
    access: { kind: 'session' },
    body: schemas.secondFactorBody,
    response: { status: 200, schema: answer(schemas.recoveryCodes) },
    errors: [409],
    rateLimit: guessLimit,
  },
  renewRecoveryCodes: {
    summary: 'Make new recovery codes; the old ones are worth nothing',
    tag,
    access: { kind: 'session' },
    response: { status: 200, schema: answer(schemas.recoveryCodes) },
    errors: [409],
    stepUp: true,
  },
  removeSecondFactor: {
    summary: 'Log in by password alone again',
    tag,
    access: { kind: 'session' },
    response: { status: 204 },
    stepUp: true,
  },
  listApiTokens: {
    summary: 'API tokens of the person, newest first',
    tag,
    access: { kind: 'session' },
    response: { status: 200, schema: listAnswer(schemas.apiToken) },
  },
  createApiToken: {
    summary: 'Make an API token; the token itself is in this answer only',
    tag,
    access: { kind: 'session' },
    body: schemas.apiTokenDraft,
    response: { status: 201, schema: answer(schemas.newApiToken) },
    stepUp: true,
  },
  revokeApiToken: {
    summary: 'Take an API token back',
    tag,
    access: { kind: 'session' },
    params: schemas.apiTokenParams,
    response: { status: 204 },
    errors: [422],
  },
  listIdentities: {
    summary: 'Sign-ins of an OpenID provider that lead to this account',
    tag,
    access: { kind: 'session' },
    response: { status: 200, schema: listAnswer(schemas.linkedIdentity) },
  },
  unlinkIdentity: {
    summary: 'Unlink a sign-in; the last way in stays',
    tag,
    access: { kind: 'session' },
    params: schemas.identityParams,
    response: { status: 204 },
    errors: [409, 422],
  },
});
