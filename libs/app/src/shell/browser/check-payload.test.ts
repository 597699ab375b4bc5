import { expect, it } from 'vitest';
import { checkPayload } from './check-payload.ts';

async function check(payload: unknown) {
  const told: string[] = [];
  const asked: string[] = [];
  await checkPayload('/terms', {
    builds: {
      loadPayload: async (path) => {
        asked.push(path);
        return payload;
      },
    },
    running: 'build-1',
    onOtherBuild: () => told.push('other'),
  });
  return { asked, told };
}

it('S-48 reads the payload of the page and is quiet about one of the build that runs', async () => {
  expect(await check({ path: '/terms', buildId: 'build-1' })).toEqual({ asked: ['/terms'], told: [] });
});

it('S-48 asks for newer builds when the page is of another one', async () => {
  expect(await check({ path: '/terms', buildId: 'build-2' })).toEqual({ asked: ['/terms'], told: ['other'] });
});

it('S-48 makes nothing of a page without a payload', async () => {
  expect(await check(null)).toEqual({ asked: ['/terms'], told: [] });
});
