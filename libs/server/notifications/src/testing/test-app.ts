import { createTestApp as createPlatformApp, type TestApp, type TestAppOptions } from '@imah/server-platform/testing';
import { notificationsDomain } from '../domain.ts';

const domains = [notificationsDomain];

/** The server of tests with this domain and those that its tests need. */
export const createTestApp = (options: TestAppOptions = {}): Promise<TestApp> =>
  createPlatformApp({ domains, ...options });
