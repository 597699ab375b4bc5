import type { FakeAnswers } from '@imah/api-client/testing';
import type { Alarm } from '@imah/contract/alarms';
import {
  answerOf,
  clearedAlarm,
  devices,
  deviceTypes,
  listOf,
  shelvedAlarm,
  smokeAlarm,
  smokeDetector,
  suppressedAlarm,
  tower,
  whoamiOfOwner,
  whoamiOfSupervisor,
} from '@imah/testing';
import { openPage, refusal } from '@imah/app/harness/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { DeviceAlarms } from '../parts/device-alarms.tsx';
import { AlarmList } from './alarm-list.tsx';
import { alarmTone } from './alarm-tone.ts';

afterEach(cleanup);

interface Opening {
  readonly answers?: FakeAnswers;
  readonly person?: typeof whoamiOfOwner;
  readonly locale?: 'id' | 'en';
}

const open = (alarms: readonly Alarm[], { answers = {}, person = whoamiOfOwner, locale = 'id' }: Opening = {}) =>
  openPage(<AlarmList building={tower} />, {
    person,
    locale,
    answers: {
      listActiveAlarms: listOf(alarms),
      listDevices: listOf(devices),
      listDeviceTypes: answerOf([...deviceTypes]),
      listAlarmTickets: answerOf([]),
      ...answers,
    },
  });

describe('an alarm that tells nobody', () => {
  it('says why, until when by the clock of its building, and who said so', async () => {
    await open([shelvedAlarm, suppressedAlarm]);

    const [shelved, suppressed] = await screen.findAllByRole('listitem');
    expect(shelved?.textContent).toMatch(/Ditangguhkan Budi Santoso sampai .+: Menunggu suku cadang\./);
    expect(suppressed?.textContent).toMatch(
      /Tidak memberi tahu selama pemeliharaan, sampai .+: Servis pompa tahunan\./,
    );
  });

  it('says so in English, and without a name where the account is gone', async () => {
    const { quiet } = shelvedAlarm;
    await open([{ ...shelvedAlarm, quiet: quiet && { ...quiet, by: null } }, suppressedAlarm], { locale: 'en' });

    expect(await screen.findByText(/Shelved until .+: Menunggu suku cadang\./)).toBeVisible();
    expect(screen.getByText(/Tells nobody during maintenance, until .+: Servis pompa tahunan\./)).toBeVisible();
  });

  it('is of no colour, like one that is over', () => {
    expect([smokeAlarm, shelvedAlarm, suppressedAlarm, clearedAlarm].map((alarm) => alarmTone(alarm))).toEqual([
      'danger',
      'neutral',
      'neutral',
      'neutral',
    ]);
  });

  it('says at its device that it was over meanwhile', async () => {
    const over = (alarm: Alarm): Alarm => ({ ...alarm, active: false, clearedAt: alarm.lastAt });
    await openPage(<DeviceAlarms building={tower} device={smokeDetector} type={undefined} level={3} />, {
      person: whoamiOfOwner,
      answers: {
        listDeviceAlarms: listOf([over(shelvedAlarm), over(suppressedAlarm)]),
        listAlarmTickets: answerOf([]),
      },
    });

    expect(await screen.findByText(/Pulih selagi ditangguhkan: Menunggu suku cadang\./)).toBeVisible();
    expect(screen.getByText(/Terjadi selama pemeliharaan: Servis pompa tahunan\./)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('shelving an alarm', () => {
  it('asks for how long and why, and says that it is done', async () => {
    const { inputsOf, toasts } = await open([smokeAlarm], { answers: { shelveAlarm: answerOf(shelvedAlarm) } });
    await userEvent.click(await screen.findByRole('button', { name: `Tangguhkan alarm ${smokeAlarm.deviceName}` }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.click(within(dialog).getByRole('radio', { name: '8 jam' }));
    await userEvent.type(within(dialog).getByLabelText('Alasan', { exact: false }), ' Menunggu suku cadang ');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tangguhkan' }));

    await expect.poll(() => toasts).toEqual([`Alarm ${smokeAlarm.deviceName} ditangguhkan.`]);
    expect(inputsOf('shelveAlarm')).toEqual([
      {
        params: { buildingId: tower.id, alarmId: smokeAlarm.id },
        body: { minutes: 480, reason: 'Menunggu suku cadang' },
      },
    ]);
    await expect.poll(() => inputsOf('listActiveAlarms').length).toBe(2);
  });

  it('is undone where it stands', async () => {
    const { inputsOf, toasts } = await open([shelvedAlarm], { answers: { unshelveAlarm: answerOf(smokeAlarm) } });
    await userEvent.click(await screen.findByRole('button', { name: `Aktifkan lagi alarm ${smokeAlarm.deviceName}` }));

    await expect.poll(() => toasts).toEqual([`Alarm ${smokeAlarm.deviceName} aktif lagi.`]);
    expect(inputsOf('unshelveAlarm')).toEqual([{ params: { buildingId: tower.id, alarmId: smokeAlarm.id } }]);
  });

  it('says in its form why it was refused', async () => {
    const message = 'Alarm ini sudah pulih, atau sudah diam karena pemeliharaan.';
    await open([smokeAlarm], { answers: { shelveAlarm: refusal('conflict', 409, message) } });
    await userEvent.click(await screen.findByRole('button', { name: `Tangguhkan alarm ${smokeAlarm.deviceName}` }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Alasan', { exact: false }), 'Sebentar');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tangguhkan' }));

    expect(await within(dialog).findByText(message)).toBeVisible();
  });

  it('is not offered during maintenance, nor to who may only look', async () => {
    await open([suppressedAlarm]);
    await screen.findByText(/Tidak memberi tahu/);
    expect(screen.queryByRole('button', { name: /Tangguhkan|Aktifkan/ })).toBeNull();
    cleanup();

    await open([smokeAlarm], { person: whoamiOfSupervisor });
    await screen.findByText('Kritis');
    expect(screen.queryByRole('button', { name: /Tangguhkan/ })).toBeNull();
  });
});
