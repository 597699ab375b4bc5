import { createTestApp as createPlatformApp, type TestApp, type TestAppOptions } from '@imah/server-platform/testing';
import { notificationsDomain } from '@imah/server-notifications';
import { buildingsDomain } from '@imah/server-buildings';
import { identityDomain } from '@imah/server-identity';
import { peopleDomain } from '@imah/server-people';
import { billingDomain } from '@imah/server-billing';
import { meteringDomain } from '@imah/server-metering';
import { ticketsDomain } from '@imah/server-tickets';
import { catalogueDomain } from '../domain.ts';

const domains = [
  notificationsDomain,
  buildingsDomain,
  identityDomain,
  peopleDomain,
  meteringDomain,
  billingDomain,
  ticketsDomain,
  catalogueDomain,
];

/** The server of tests with this domain and those that its tests need. */
export const createTestApp = (options: TestAppOptions = {}): Promise<TestApp> =>
  createPlatformApp({ domains, ...options });
