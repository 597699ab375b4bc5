import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { NotificationSettings, NotificationSettingsDraft } from '@imah/contract/notifications';
import { answerOf, buildings, listOf } from '@imah/testing';
import { notificationSettings, settingsWithWhatsApp } from '@imah/testing/notifications';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { ChannelMatrix } from './channel-matrix.tsx';
import { MutedBuildings } from './muted-buildings.tsx';
import { NotificationSettingsSection } from './notification-settings-section.tsx';
import type { PushBrowser } from './push-browser.ts';
import { PushDevices } from './push-devices.tsx';
import { WhenTold } from './when-told.tsx';

afterEach(cleanup);

const [phone] = notificationSettings.pushDevices;
if (phone === undefined) throw new Error('The fixture has no browser.');
const browserWith = (change: Partial<PushBrowser> = {}): PushBrowser => ({
  support: 'supported',
  permission: () => 'default',
  subscribe: async () => ({ kind: 'denied' }),
  unsubscribe: async () => undefined,
  ownHash: async () => null,
  ...change,
});

describe('when a person is told', () => {
  async function open(change: Partial<NotificationSettings> = {}, locale: 'id' | 'en' = 'id') {
    const onChange = vi.fn<(draft: NotificationSettingsDraft) => void>();
    await show(<WhenTold settings={{ ...notificationSettings, ...change }} onChange={onChange} />, { locale });
    return () => onChange.mock.calls.map(([draft]) => draft);
  }
  const setTime = (label: string, text: string) => {
    const field = screen.getByLabelText(label);
    fireEvent.change(field, { target: { value: text } });
    fireEvent.blur(field);
  };

  it('begins with usual quiet hours, from ten to six', async () => {
    const changes = await open({ quietHours: null });
    expect(screen.queryByLabelText('Mulai')).toBeNull();

    await userEvent.click(screen.getByRole('checkbox', { name: 'Pakai jam tenang' }));

    expect(changes()).toEqual([{ quietHours: { fromMinute: 1320, toMinute: 360 } }]);
  });

  it.each([
    ['Mulai', '21:30', { fromMinute: 1290, toMinute: 360 }],
    ['Sampai', '05:00', { fromMinute: 1320, toMinute: 300 }],
  ])('moves one end of the quiet hours, %s, and keeps the other', async (label, text, quietHours) => {
    const changes = await open();

    setTime(label, text);

    expect(changes().at(-1)).toEqual({ quietHours });
  });

  it('sends no quiet hours that begin when they end', async () => {
    const changes = await open();

    setTime('Mulai', '06:00');

    expect(changes()).toEqual([]);
  });

  it('asks for the time of a digest only where it comes once a day', async () => {
    await open({ digest: 'hourly' });
    expect(screen.queryByLabelText('Dikirim pukul')).toBeNull();
    cleanup();

    const changes = await open({ digest: 'daily' });
    setTime('Dikirim pukul', '08:15');

    expect(changes().at(-1)).toEqual({ digestMinute: 495 });
  });

  it('offers the three clocks of Indonesia, and keeps the one of a person who is elsewhere', async () => {
    const changes = await open({ timeZone: 'Europe/Berlin' });
    const zones = screen.getByLabelText<HTMLSelectElement>('Zona waktu Anda');
    expect([zones.value, [...zones.options].map(({ text }) => text)]).toEqual([
      'Europe/Berlin',
      ['WIB (Jakarta)', 'WITA (Makassar)', 'WIT (Jayapura)', 'Europe/Berlin'],
    ]);

    await userEvent.selectOptions(zones, 'Asia/Makassar');

    expect(changes()).toEqual([{ timeZone: 'Asia/Makassar' }]);
  });

  it('is asked in English', async () => {
    await open({ digest: 'daily' }, 'en');

    expect(await screen.findByRole('checkbox', { name: 'Use quiet hours' })).toBeVisible();
    expect(screen.getByLabelText('Emails that can wait')).toBeVisible();
  });
});

describe('the choices about each kind', () => {
  it('stand in a table of each subject, by its name', async () => {
    await show(<ChannelMatrix kinds={notificationSettings.kinds} whatsapp="unavailable" onChange={() => undefined} />);

    expect(screen.getAllByRole('table').map((table) => table.querySelector('caption')?.textContent)).toEqual([
      'Alarm',
      'Akun',
    ]);
    const alarms = within(screen.getByRole('table', { name: 'Alarm' }));
    expect(alarms.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Kabar',
      'Di Imah',
      'Email',
      'Peramban',
    ]);
  });

  it('show what is on, and switch off what is', async () => {
    const onChange = vi.fn<(kind: string, channel: string, on: boolean) => void>();
    await show(<ChannelMatrix kinds={notificationSettings.kinds} whatsapp="unavailable" onChange={onChange} />);
    const push = screen.getByRole<HTMLInputElement>('checkbox', { name: 'Alarm baru, Peramban' });
    expect(push.checked).toBe(true);

    await userEvent.click(push);

    expect(onChange.mock.calls).toEqual([['alarm-raised', 'push', false]]);
  });

  it('are named by the server in the language that is read', async () => {
    await show(<ChannelMatrix kinds={notificationSettings.kinds} whatsapp="unavailable" onChange={() => undefined} />, {
      locale: 'en',
    });

    expect(await screen.findByRole('checkbox', { name: 'New alarm, Email' })).toBeVisible();
    expect(screen.getAllByText('always')).toHaveLength(2);
  });
});

describe('WhatsApp', () => {
  const name = 'Alarm baru, WhatsApp';

  it('is a way of its own where the installation has it, and is chosen for each kind', async () => {
    const onChange = vi.fn<(kind: string, channel: string, on: boolean) => void>();
    await show(<ChannelMatrix kinds={settingsWithWhatsApp.kinds} whatsapp="ready" onChange={onChange} />);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).checked).toBe(true);

    await userEvent.click(screen.getByRole('checkbox', { name: 'Alarm selesai, WhatsApp' }));

    expect(onChange.mock.calls).toEqual([['alarm-cleared', 'whatsapp', true]]);
    expect(screen.queryByText(/isi nomor telepon Anda/)).toBeNull();
  });

  it('asks for the number first where none is known; what was chosen can still be switched off', async () => {
    await show(<ChannelMatrix kinds={settingsWithWhatsApp.kinds} whatsapp="no-number" onChange={() => undefined} />);

    expect(screen.getByText(/isi nomor telepon Anda/)).toBeVisible();
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name }).disabled).toBe(false);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Alarm selesai, WhatsApp' }).disabled).toBe(true);
  });
});

describe('muted buildings', () => {
  it('are added to and taken from those that are muted already', async () => {
    const [first, second] = buildings;
    const onChange = vi.fn<(muted: string[]) => void>();
    await show(<MutedBuildings muted={[first?.id ?? '']} onChange={onChange} />, {
      answers: { listBuildings: listOf(buildings) },
    });

    await userEvent.click(await screen.findByRole('checkbox', { name: second?.name ?? '' }));
    await userEvent.click(screen.getByRole('checkbox', { name: first?.name ?? '' }));

    expect(onChange.mock.calls).toEqual([[[first?.id, second?.id]], [[]]]);
  });

  it('are not spoken of to who has no building', async () => {
    await show(<MutedBuildings muted={[]} onChange={() => undefined} />, { answers: { listBuildings: listOf([]) } });

    expect(screen.queryByRole('heading', { name: 'Gedung yang dibisukan' })).toBeNull();
  });
});

describe('the browsers that take pushes', () => {
  const open = (browser: PushBrowser, answers: FakeAnswers = {}, change: Partial<NotificationSettings> = {}) =>
    show(<PushDevices settings={{ ...notificationSettings, ...change }} browser={browser} />, { answers });

  it('are named with the day since when, this one by name', async () => {
    await open(browserWith({ ownHash: async () => phone.endpointHash }));

    expect(await screen.findByText(`${phone.name} (peramban ini)`)).toBeVisible();
    expect(screen.getByText('sejak 17 November 2026')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Aktifkan di peramban ini' })).toBeNull();
  });

  it.each([
    ['this one, where they also end', phone.endpointHash, 1],
    ['another one, and not here', 'other', 0],
  ])('are taken from %s', async (_name, ownHash, ended) => {
    const unsubscribe = vi.fn<() => Promise<void>>(async () => undefined);
    const { calls } = await open(browserWith({ ownHash: async () => ownHash, unsubscribe }), {
      unsubscribePush: undefined,
    });
    if (ended === 1) await screen.findByText(/peramban ini\)$/);

    await userEvent.click(screen.getByRole('button', { name: `Matikan di ${phone.name}` }));

    await expect
      .poll(() =>
        calls()
          .filter(({ name }) => name === 'unsubscribePush')
          .map(({ input }) => input),
      )
      .toEqual([{ params: { pushDeviceId: phone.id } }]);
    expect(unsubscribe).toHaveBeenCalledTimes(ended);
  });

  it('are none where nothing was turned on', async () => {
    await open(browserWith(), {}, { pushDevices: [] });

    expect(screen.getByText('Belum ada peramban yang menerima pemberitahuan.')).toBeVisible();
  });

  it('cannot be this one where it knows no pushes, and it offers none', async () => {
    await open(browserWith({ support: 'unsupported' }));

    expect(screen.getByText('Peramban ini tidak dapat menerima pemberitahuan.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Aktifkan di peramban ini' })).toBeNull();
  });

  it('are not this one where its push service cannot be reached, which is said', async () => {
    await open(browserWith({ subscribe: () => Promise.reject(new TypeError('unreachable')) }));

    await userEvent.click(screen.getByRole('button', { name: 'Aktifkan di peramban ini' }));

    expect(await screen.findByText('Pemberitahuan peramban belum dapat diaktifkan. Silakan coba lagi.')).toBeVisible();
  });

  it('go on where they could not be turned off, which is said as what it is', async () => {
    await open(browserWith(), { unsubscribePush: new ApiError({ kind: 'server', status: 500, message: 'gangguan' }) });

    await userEvent.click(screen.getByRole('button', { name: `Matikan di ${phone.name}` }));

    expect(await screen.findByText('Pemberitahuan peramban belum dapat dimatikan. Silakan coba lagi.')).toBeVisible();
    expect(screen.getByText(phone.name)).toBeVisible();
  });
});

describe('the section', () => {
  it('says that it could not be read, and reads again on a press', async () => {
    let works = false;
    await show(<NotificationSettingsSection browser={browserWith()} />, {
      answers: {
        listBuildings: listOf([]),
        getNotificationSettings: async () => {
          if (!works) throw new ApiError({ kind: 'server', status: 500, message: 'gangguan' });
          return answerOf(notificationSettings);
        },
      },
    });
    expect(await screen.findByText('Pengaturan pemberitahuan belum dapat dimuat')).toBeVisible();

    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));

    expect(await screen.findByRole('heading', { name: 'Yang ingin Anda terima' })).toBeVisible();
  });

  it('shows a choice at once, and keeps both of two that are made before the server answers', async () => {
    const waiting: ((answer: { data: NotificationSettings }) => void)[] = [];
    const { calls } = await show(<NotificationSettingsSection browser={browserWith()} />, {
      answers: {
        listBuildings: listOf([]),
        getNotificationSettings: answerOf(notificationSettings),
        changeNotificationSettings: () => new Promise((resolve) => waiting.push(resolve)),
      },
    });
    const choice = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
    await screen.findByRole('heading', { name: 'Yang ingin Anda terima' });

    await userEvent.click(choice('Alarm baru, Email'));
    await userEvent.click(choice('Alarm selesai, Email'));

    await expect
      .poll(() => [choice('Alarm baru, Email').checked, choice('Alarm selesai, Email').checked])
      .toEqual([true, true]);
    // The second waits for the first.
    expect(calls().filter(({ name }) => name === 'changeNotificationSettings')).toHaveLength(1);
  });
});
