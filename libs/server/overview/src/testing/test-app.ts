import { createTestApp as createPlatformApp, type TestApp, type TestAppOptions } from '@imah/server-platform/testing';
import { notificationsDomain } from '@imah/server-notifications';
import { buildingsDomain } from '@imah/server-buildings';
import { peopleDomain } from '@imah/server-people';
import { devicesDomain } from '@imah/server-devices';
import { ticketsDomain } from '@imah/server-tickets';
import { communityDomain } from '@imah/server-community';
import { billingDomain } from '@imah/server-billing';
import { catalogueDomain } from '@imah/server-catalogue';
import { meteringDomain } from '@imah/server-metering';
import { overviewDomain } from '../domain.ts';

const domains = [
  notificationsDomain,
  buildingsDomain,
  peopleDomain,
  devicesDomain,
  ticketsDomain,
  communityDomain,
  meteringDomain,
  billingDomain,
  catalogueDomain,
  overviewDomain,
];

/** The server of tests with this domain and those that its tests need. */
export const createTestApp = (options: TestAppOptions = {}): Promise<TestApp> =>
  createPlatformApp({ domains, ...options });
