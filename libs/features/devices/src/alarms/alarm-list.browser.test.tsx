import type { FakeAnswers } from '@imah/api-client/testing';
import type { Alarm } from '@imah/contract/alarms';
import { answerOf, devices, deviceTypes, listOf, offlineAlarm, smokeAlarm, smokeDetector, tower } from '@imah/testing';
import { openPage, refusal } from '@imah/app/harness/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { page } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';
import { AlarmList } from './alarm-list.tsx';

afterEach(cleanup);

interface Opening {
  readonly alarms?: readonly Alarm[];
  readonly answers?: FakeAnswers;
  readonly limit?: number;
  readonly building?: typeof tower;
  readonly locale?: 'id' | 'en';
}

const open = ({
  alarms = [smokeAlarm, offlineAlarm],
  answers = {},
  limit,
  building = tower,
  locale = 'id',
}: Opening = {}) =>
  openPage(<AlarmList building={building} {...(limit === undefined ? {} : { limit })} />, {
    locale,
    answers: {
      listActiveAlarms: listOf(alarms),
      listDevices: listOf(devices),
      listDeviceTypes: answerOf([...deviceTypes]),
      ...answers,
    },
  });

describe('the active alarms of a building', () => {
  it('say how grave each is, of which device, and lead to it', async () => {
    await open();

    const links = await screen.findAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(
      [smokeAlarm, offlineAlarm].map(({ deviceId }) => `/imah/building/${tower.id}/iot?device=${deviceId}`),
    );
    expect(screen.getByText('Kritis')).toBeVisible();
    expect(screen.getByText('Berat')).toBeVisible();
    expect(screen.getByText('Tidak mengirim data')).toBeVisible();
  });

  it('say of one that nobody has taken on to whom it was passed on, and ask for that of critical ones alone', async () => {
    const escalation = {
      id: smokeAlarm.id,
      // Literals widen to text where the answer's own type is taken from them.
      cause: 'critical-alarm' as const,
      subject: 'alarm' as const,
      subjectId: smokeAlarm.id,
      state: 'running' as const,
      startedAt: '2026-11-20T07:00:00.000Z',
      endedAt: null,
      nextAt: '2026-11-20T07:20:00.000Z',
      calls: [{ at: '2026-11-20T07:05:00.000Z', people: [{ id: smokeAlarm.id, name: 'Budi' }], channels: [] }],
    };
    const { inputsOf } = await open({ answers: { listAlarmEscalations: answerOf([escalation]) } });
    expect((await screen.findByText(/Diteruskan ke Budi/)).textContent).toMatch(
      /Diteruskan ke Budi 14\.05 WIB, belum ditangani\. Berikutnya 14\.20 WIB\.$/,
    );
    expect(inputsOf('listAlarmEscalations').length).toBe(1);
    cleanup();

    const without = await open({ alarms: [offlineAlarm] });
    await screen.findByText('Tidak mengirim data');
    expect(without.inputsOf('listAlarmEscalations')).toEqual([]);
  });

  it.each([
    { severity: 'critical', word: 'Kritis' },
    { severity: 'major', word: 'Berat' },
    { severity: 'minor', word: 'Ringan' },
    { severity: 'warning', word: 'Peringatan' },
    { severity: 'info', word: 'Info' },
  ] as const)('call the severity $severity "$word"', async ({ severity, word }) => {
    await open({ alarms: [{ ...smokeAlarm, severity }] });

    expect(await screen.findByText(word)).toBeVisible();
  });

  it('are as many as there is room for', async () => {
    const many = Array.from({ length: 9 }, (_, index) => ({ ...smokeAlarm, id: `alarm-${index}` }));
    await open({ alarms: many, limit: 5 });

    expect(await screen.findAllByRole('listitem')).toHaveLength(5);
  });

  it('are there before the devices are known, by the key of their value', async () => {
    const answers = { listDevices: refusal('server', 500, 'x'), listDeviceTypes: refusal('server', 500, 'x') };
    await open({ alarms: [{ ...smokeAlarm, condition: 'above', key: 'temperature', value: 71.5 }], answers });

    expect(await screen.findByText('temperature 71.5, di atas batas')).toBeVisible();
  });

  it('are none, which is well only where there are devices that could raise one', async () => {
    await open({ alarms: [] });
    expect(await screen.findByText('Semua perangkat di gedung ini dalam batas normalnya.')).toBeVisible();
    cleanup();

    const bare = { ...tower, devices: { total: 0, online: 0, offline: 0, neverSeen: 0 } };
    await open({ alarms: [], building: bare });
    expect(await screen.findByText('Gedung ini belum mempunyai perangkat yang dapat memberi alarm.')).toBeVisible();
  });

  it('are said not to be there for who may not see them, and to have failed where they have', async () => {
    await open({ answers: { listActiveAlarms: refusal('forbidden', 403, 'x') } });
    expect(await screen.findByText('Anda tidak berhak melihat alarm gedung ini.')).toBeVisible();
    cleanup();

    let state: 'broken' | 'mended' = 'broken';
    await open({
      answers: {
        listActiveAlarms: async () => {
          if (state === 'broken') throw refusal('server', 500, 'Rusak.');
          return listOf([smokeAlarm]);
        },
      },
    });
    expect(await screen.findByText('Alarm belum dapat dimuat')).toBeVisible();
    state = 'mended';
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));
    expect(await screen.findByText(smokeDetector.name)).toBeVisible();
  });

  it('are read in English by who reads English', async () => {
    await open({ locale: 'en' });

    expect(await screen.findByText('Critical')).toBeVisible();
  });

  it('fit a narrow screen, however long the name of the device', async () => {
    await page.viewport(360, 800);
    try {
      await open({ alarms: [{ ...smokeAlarm, deviceName: 'Detektor'.repeat(20) }] });
      await screen.findByRole('listitem');
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(360);
    } finally {
      await page.viewport(1280, 800);
    }
  });
});
