import * as z from 'zod/mini';
import { created, defineEndpoints, may, noContent, ok } from '../core/calls.ts';
import { device } from './device.ts';
import {
  adoptionDraft,
  buildingCredential,
  buildingCredentialDraft,
  foundDecision,
  foundDevice,
  foundDevices,
  issuedBuildingCredential,
} from './onboarding.ts';
import { onboardingRoutes } from './onboarding-routes.ts';

const writing = { max: 120, windowSeconds: 60 };

/** Schemas, rights and limits of the calls by which devices come in that speak a language of their own. */
export const onboardingEndpoints = defineEndpoints(onboardingRoutes, 'devices', {
  listBuildingCredentials: ok(
    "What a building's own devices say who they are with, newest first, without secrets",
    may('device.update', 'building'),
    z.array(buildingCredential),
  ),
  issueBuildingCredential: created(
    "Issue a credential for a building's own devices; its secret is in this answer once. 409 while two are valid",
    may('device.update', 'building'),
    issuedBuildingCredential,
    { body: buildingCredentialDraft, errors: [409], rateLimit: writing },
  ),
  revokeBuildingCredential: noContent(
    "Revoke a building's credential; devices that are connected with it are disconnected at once",
    may('device.update', 'building'),
    { rateLimit: writing },
  ),
  listFoundDevices: ok(
    'What speaks in a building and is no device of it yet, and why something was not heard',
    may('device.create', 'building'),
    foundDevices,
  ),
  adoptFoundDevices: created(
    'Make devices of what was found, each with its name, type and place; all of them or none',
    may('device.create', 'building'),
    z.array(device),
    { body: adoptionDraft, errors: [409], rateLimit: writing },
  ),
  decideFoundDevice: ok(
    'Refuse what was found, or take that back; 409 for one that is adopted',
    may('device.create', 'building'),
    foundDevice,
    { body: foundDecision, errors: [409], rateLimit: writing },
  ),
  forgetFoundDevice: noContent(
    'Forget what was found; when it speaks again it is found anew. 409 for one that is adopted',
    may('device.create', 'building'),
    { errors: [409], rateLimit: writing },
  ),
  forgetConnectionProblem: noContent('Forget why something was not heard', may('device.create', 'building'), {
    rateLimit: writing,
  }),
});
