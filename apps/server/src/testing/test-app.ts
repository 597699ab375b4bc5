import { createDemoRuntime, demoDomain } from '@imah/server-demo/runtime';
import { createTestApp as createPlatformApp, type TestApp, type TestAppOptions } from '@imah/server-platform/testing';
import { allDomains } from '../domains.ts';

const domains = [...allDomains, demoDomain(createDemoRuntime())];

/** The server of tests with every domain. */
export const createTestApp = (options: TestAppOptions = {}): Promise<TestApp> =>
  createPlatformApp({ domains, ...options });
