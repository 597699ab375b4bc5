import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { NotificationSettings } from '@imah/contract/notifications';
import { answerOf, buildings, listOf, tower } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { notificationSettings } from '@imah/testing/notifications';
import { NotificationSettingsSection } from './notification-settings-section.tsx';
import type { PushBrowser } from './push-browser.ts';

afterEach(cleanup);

const subscription = { endpoint: 'https://push.test/1', keys: { p256dh: 'a', auth: 'b' } };
const willing: PushBrowser = {
  support: 'supported',
  permission: () => 'default',
  subscribe: async () => ({ kind: 'subscribed', subscription }),
  unsubscribe: async () => undefined,
  ownHash: async () => null,
};

async function open(answers: FakeAnswers = {}, browser: PushBrowser = willing) {
  const shown = await show(<NotificationSettingsSection browser={browser} />, {
    answers: {
      getNotificationSettings: answerOf(notificationSettings),
      changeNotificationSettings: async ({ body }) =>
        answerOf({ ...notificationSettings, ...(body as Partial<NotificationSettings>) }),
      listBuildings: listOf(buildings),
      ...answers,
    },
  });
  await screen.findByRole('heading', { name: 'Yang ingin Anda terima' });
  const sent = () =>
    shown
      .calls()
      .flatMap(({ name, input }) => (name === 'changeNotificationSettings' ? [(input as { body: unknown }).body] : []));
  return { ...shown, sent };
}

describe('the settings of notifications', () => {
  it('have a choice for each kind and way, but none where a person must hear', async () => {
    const { sent } = await open();
    const email = screen.getByRole('checkbox', { name: 'Alarm baru, Email' });
    await userEvent.click(email);

    expect(sent()).toEqual([{ choices: [{ kind: 'alarm-raised', channel: 'email', on: true }] }]);
    expect(screen.queryByRole('checkbox', { name: 'Kata sandi diubah, Email' })).toBeNull();
    expect(screen.getAllByText('selalu')).toHaveLength(2);
  });

  it('end the quiet hours where the person unticks them', async () => {
    const { sent } = await open();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pakai jam tenang' }));

    expect(sent()).toEqual([{ quietHours: null }]);
  });

  it('gather e-mails in one a day where the person chooses so', async () => {
    const { sent } = await open();
    await userEvent.selectOptions(screen.getByLabelText('Email yang dapat menunggu'), 'daily');

    expect(sent()).toEqual([{ digest: 'daily' }]);
  });

  it('mute a building that the person ticks', async () => {
    const { sent } = await open();
    await userEvent.click(await screen.findByRole('checkbox', { name: tower.name }));

    expect(sent()).toEqual([{ mutedBuildingIds: [tower.id] }]);
  });

  it('take back and say what was not saved', async () => {
    await open({ changeNotificationSettings: new ApiError({ kind: 'server', status: 500, message: 'gangguan' }) });
    await userEvent.click(screen.getByRole('checkbox', { name: 'Pakai jam tenang' }));

    expect(await screen.findByText('Pilihan belum tersimpan. Silakan coba lagi.')).toBeVisible();
    await expect
      .poll(() => screen.getByRole<HTMLInputElement>('checkbox', { name: 'Pakai jam tenang' }).checked)
      .toBe(true);
  });

  it('let this browser take pushes', async () => {
    const [device] = notificationSettings.pushDevices;
    const { calls } = await open({ subscribePush: answerOf(device ?? ({} as never)) });
    await userEvent.click(screen.getByRole('button', { name: 'Aktifkan di peramban ini' }));

    await expect
      .poll(() =>
        calls()
          .filter(({ name }) => name === 'subscribePush')
          .map(({ input }) => input),
      )
      .toEqual([{ body: subscription }]);
  });

  it('say when the browser refuses', async () => {
    await open({}, { ...willing, subscribe: async () => ({ kind: 'denied' }) });
    await userEvent.click(screen.getByRole('button', { name: 'Aktifkan di peramban ini' }));

    expect(await screen.findByText(/Peramban menolak pemberitahuan/)).toBeVisible();
  });
});
