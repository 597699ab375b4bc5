import { answerOf, whoami } from '@imah/testing';
import { notificationSettings } from '@imah/testing/notifications';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import type { PushBrowser } from '../settings/push-browser.ts';
import { PushOffer } from './push-offer.tsx';

afterEach(cleanup);

const browserThat = (subscribe: PushBrowser['subscribe']): PushBrowser => ({
  support: 'supported',
  permission: () => 'default',
  subscribe,
  unsubscribe: async () => undefined,
  ownHash: async () => null,
});
function memory(kept = new Map<string, string>()) {
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
}
const closed = {
  getItem: (): string | null => {
    throw new Error('The storage is closed.');
  },
  setItem: (): void => undefined,
  removeItem: (): void => undefined,
};
const key = `imah-push-offer-${whoami.id}`;
const answers = { getNotificationSettings: answerOf(notificationSettings) };
const accept = () => screen.findByRole('button', { name: 'Ya, kabari saya' });

it('says that the browser refuses, and does not ask again', async () => {
  const keptStorage = memory();
  await show(<PushOffer subjectId="t" browser={browserThat(async () => ({ kind: 'denied' }))} />, {
    answers,
    app: { keptStorage },
  });

  await userEvent.click(await accept());

  expect(await screen.findByText(/^Peramban menolak pemberitahuan\./)).toBeVisible();
  await expect.poll(() => keptStorage.kept.get(key)).toBe('answered');
});

it('says that it failed, and lets the person try again', async () => {
  const keptStorage = memory();
  await show(<PushOffer subjectId="t" browser={browserThat(() => Promise.reject(new TypeError('unreachable')))} />, {
    answers,
    app: { keptStorage },
  });

  await userEvent.click(await accept());

  expect(await screen.findByText('Pemberitahuan belum dapat diaktifkan. Silakan coba lagi.')).toBeVisible();
  expect(await accept()).toBeVisible();
  expect(keptStorage.kept.get(key)).toBe('t');
});

it.each([
  ['where the storage cannot say whether it was offered before', { answers, app: { keptStorage: closed } }],
  ['while it is not known who is signed in', { answers, person: null }],
  ['without the key of the installation, for a press would lead nowhere', { answers: {} }],
])('is not offered %s', async (_name, options) => {
  const { calls } = await show(
    <PushOffer subjectId="t" browser={browserThat(async () => ({ kind: 'denied' }))} />,
    options,
  );

  expect(screen.queryByRole('button')).toBeNull();
  expect(calls().map(({ name }) => name)).not.toContain('subscribePush');
});

it('is offered to each person of a shared device', async () => {
  const keptStorage = memory(new Map([[key, 'answered']]));
  await show(<PushOffer subjectId="t" browser={browserThat(async () => ({ kind: 'denied' }))} />, {
    answers,
    app: { keptStorage },
    person: { ...whoami, id: 'other' },
  });

  expect(await accept()).toBeVisible();
});

it('asks in English', async () => {
  await show(<PushOffer subjectId="t" browser={browserThat(async () => ({ kind: 'denied' }))} />, {
    answers,
    locale: 'en',
  });

  expect(await screen.findByRole('button', { name: 'Yes, tell me' })).toBeVisible();
});
