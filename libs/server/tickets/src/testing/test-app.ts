import { createTestApp as createPlatformApp, type TestApp, type TestAppOptions } from '@imah/server-platform/testing';
import { notificationsDomain } from '@imah/server-notifications';
import { buildingsDomain } from '@imah/server-buildings';
import { ticketsDomain } from '../domain.ts';

const domains = [notificationsDomain, buildingsDomain, ticketsDomain];

/** The server of tests with this domain and those that its tests need. */
export const createTestApp = (options: TestAppOptions = {}): Promise<TestApp> =>
  createPlatformApp({ domains, ...options });
