import { createTestApp as createPlatformApp, type TestApp, type TestAppOptions } from '@imah/server-platform/testing';
import { notificationsDomain } from '@imah/server-notifications';
import { buildingsDomain } from '@imah/server-buildings';
import { ticketsDomain } from '@imah/server-tickets';
import { communityDomain } from '@imah/server-community';
import { identityDomain } from '@imah/server-identity';
import { peopleDomain } from '@imah/server-people';
import { billingDomain } from '@imah/server-billing';
import { searchDomain } from '../domain.ts';

const domains = [
  notificationsDomain,
  buildingsDomain,
  identityDomain,
  peopleDomain,
  billingDomain,
  ticketsDomain,
  communityDomain,
  searchDomain,
];

/** The server of tests with this domain and those that its tests need. */
export const createTestApp = (options: TestAppOptions = {}): Promise<TestApp> =>
  createPlatformApp({ domains, ...options });
