import { expect, it } from 'vitest';
import { isOpenedOffline } from './opened-offline.ts';

const documentOf = (...attributes: string[]) => ({
  documentElement: { hasAttribute: (name: string) => attributes.includes(name) } as HTMLElement,
});

it('is offline where the device says so, and where the worker answered with the page it has kept', () => {
  expect([
    isOpenedOffline(documentOf(), { onLine: true }),
    isOpenedOffline(documentOf(), { onLine: false }),
    isOpenedOffline(documentOf('data-kept'), { onLine: true }),
  ]).toEqual([false, true, true]);
});
