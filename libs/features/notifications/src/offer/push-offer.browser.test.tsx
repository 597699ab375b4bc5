import { answerOf } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { notificationSettings } from '@imah/testing/notifications';
import { show } from '@imah/app/harness/testing';
import type { PushBrowser } from '../settings/push-browser.ts';
import { PushOffer } from './push-offer.tsx';

afterEach(cleanup);

const subscription = { endpoint: 'https://push.example.test/1', keys: { p256dh: 'a', auth: 'b' } };
const willing: PushBrowser = {
  support: 'supported',
  permission: () => 'default',
  subscribe: async () => ({ kind: 'subscribed', subscription }),
  unsubscribe: async () => undefined,
  ownHash: async () => null,
};
function memory() {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}
const open = (keptStorage: ReturnType<typeof memory>, subjectId = 'first', browser = willing) =>
  show(<PushOffer subjectId={subjectId} browser={browser} />, {
    answers: {
      getNotificationSettings: answerOf(notificationSettings),
      subscribePush: answerOf({ id: 'p', name: 'Chrome', createdAt: '2026-11-21T03:00:00.000Z', endpointHash: 'x' }),
    },
    app: { keptStorage },
  });
const accept = () => screen.queryByRole('button', { name: 'Ya, kabari saya' });

it('is offered at the first report until it is answered, and at no other', async () => {
  const kept = memory();
  await open(kept);
  expect(await screen.findByRole('button', { name: 'Ya, kabari saya' })).toBeVisible();
  cleanup();

  await open(kept, 'second');
  expect(accept()).toBeNull();
  cleanup();

  await open(kept);
  await userEvent.click(await screen.findByRole('button', { name: 'Lain kali' }));
  expect(accept()).toBeNull();
  cleanup();

  await open(kept);
  expect(accept()).toBeNull();
});

it('subscribes the browser and says so', async () => {
  const { calls } = await open(memory());

  await userEvent.click(await screen.findByRole('button', { name: 'Ya, kabari saya' }));

  expect(await screen.findByText(/Anda akan dikabari di perangkat ini/)).toBeVisible();
  expect(calls().filter(({ name }) => name === 'subscribePush')).toEqual([
    { name: 'subscribePush', input: { body: subscription } },
  ]);
});

it('is not offered to who has answered their browser before, nor where it can do nothing', async () => {
  await open(memory(), 'first', { ...willing, permission: () => 'denied' });
  expect(accept()).toBeNull();
  cleanup();

  await open(memory(), 'first', { ...willing, support: 'unsupported' });
  expect(accept()).toBeNull();
});
