import type { FakeAnswers } from '@imah/api-client/testing';
import type { AlarmWindow } from '@imah/contract/alarms';
import {
  answerOf,
  generatorTest,
  listOf,
  minutesAgo,
  places,
  pumpService,
  tower,
  whoamiOfOwner,
  whoamiOfResident,
  whoamiOfSupervisor,
} from '@imah/testing';
import { fieldRefusal, openPage, refusal } from '@imah/app/harness/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { page } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';
import { MaintenanceWindows } from './maintenance-windows.tsx';

afterEach(cleanup);

interface Opening {
  readonly windows?: readonly AlarmWindow[];
  readonly answers?: FakeAnswers;
  readonly person?: typeof whoamiOfOwner;
  readonly locale?: 'id' | 'en';
}

const open = ({
  windows = [pumpService, generatorTest],
  answers = {},
  person = whoamiOfOwner,
  locale = 'id',
}: Opening = {}) =>
  openPage(<MaintenanceWindows building={tower} />, {
    person,
    locale,
    answers: { listAlarmWindows: listOf(windows), getPlaces: answerOf(places), ...answers },
  });

describe('the maintenance windows of a building', () => {
  it('say whether they hold, where, when, by whom, and how many alarms began within', async () => {
    await open();

    const [now, coming] = await screen.findAllByRole('listitem');
    expect(now?.textContent).toMatch(
      /BerlangsungServis pompa tahunan.+ sampai .+ WIB · .+ · Oleh Budi Santoso · 2 alarm/,
    );
    expect(coming?.textContent).toMatch(
      /Akan datangUji genset mingguanTiap Sabtu 17\.05 sampai 19\.05 WIB, berikutnya 21 November 2026 · Seluruh gedung/,
    );
  });

  it('are read in English by who reads English', async () => {
    await open({ locale: 'en' });

    expect(await screen.findByText('Under way')).toBeVisible();
    expect(screen.getByText(/By Budi Santoso · 2 alarms/)).toBeVisible();
    expect(
      screen.getByText(/^Every Saturday 17:05 until .+, next on 21 November 2026 · Whole building$/),
    ).toBeVisible();
  });

  it('that are over are asked for apart, and say whether people ended them', async () => {
    const { inputsOf } = await open({
      answers: {
        listAlarmWindows: async ({ query }) =>
          listOf(
            query?.show === 'over'
              ? [
                  { ...pumpService, endedAt: pumpService.startsAt },
                  { ...generatorTest, rhythm: 'once' as const, endsAt: pumpService.startsAt },
                ]
              : [],
          ),
      },
    });
    expect(await screen.findByText('Belum ada pemeliharaan terjadwal')).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Sudah lewat' }));

    expect(await screen.findByText('Diakhiri')).toBeVisible();
    expect(screen.getByText('Selesai')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Akhiri/ })).toBeNull();
    expect(inputsOf('listAlarmWindows').length).toBe(2);
  });

  it('are ended where they stand, once it was asked whether that is meant', async () => {
    const { inputsOf, toasts } = await open({ answers: { endAlarmWindow: answerOf(pumpService) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Akhiri Servis pompa tahunan' }));
    const dialog = await screen.findByRole('alertdialog', { name: 'Akhiri pemeliharaan "Servis pompa tahunan"?' });
    expect(inputsOf('endAlarmWindow')).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Akhiri' }));

    await expect.poll(() => toasts).toEqual(['Pemeliharaan diakhiri.']);
    expect(inputsOf('endAlarmWindow')).toEqual([{ params: { buildingId: tower.id, alarmWindowId: pumpService.id } }]);
  });

  it('can be looked at alone by who may not plan, and are nothing for who sees no alarms', async () => {
    await open({ person: whoamiOfSupervisor });
    await screen.findByText('Berlangsung');
    expect(screen.queryByRole('button', { name: /Jadwalkan|Akhiri/ })).toBeNull();
    cleanup();

    const { inputsOf } = await open({ person: whoamiOfResident });
    expect(screen.queryByRole('heading')).toBeNull();
    expect(inputsOf('listAlarmWindows')).toEqual([]);
  });

  it('have failed where they have, and fit a narrow screen', async () => {
    await open({ answers: { listAlarmWindows: refusal('server', 500, 'Rusak.') } });
    expect(await screen.findByText('Jadwal pemeliharaan belum dapat dimuat')).toBeVisible();
    cleanup();

    await page.viewport(320, 800);
    try {
      await open({ windows: [{ ...pumpService, reason: 'Pemeliharaan'.repeat(16) }] });
      await screen.findByText('Berlangsung');
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    } finally {
      await page.viewport(1280, 800);
    }
  });
});

/** What the form sends that was left as it begins: two hours from now. */
const sent = (more: object) => ({
  params: { buildingId: tower.id },
  body: {
    reason: 'Servis pompa',
    scope: { kind: 'building', ids: [] },
    startsAt: minutesAgo(0),
    endsAt: minutesAgo(-120),
    rhythm: 'once',
    ...more,
  },
});

describe('planning maintenance', () => {
  it('sends what is done, where, from when until when', async () => {
    const { inputsOf, toasts } = await open({ windows: [], answers: { createAlarmWindow: answerOf(pumpService) } });
    await userEvent.click(await screen.findByRole('button', { name: 'Jadwalkan' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText('Pekerjaan', { exact: false }), 'Servis pompa');
    await userEvent.selectOptions(within(dialog).getByLabelText('Berulang'), 'weekly');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Jadwalkan' }));

    await expect.poll(() => toasts).toEqual(['Pemeliharaan dijadwalkan.']);
    expect(inputsOf('createAlarmWindow')).toEqual([sent({ rhythm: 'weekly' })]);
  });

  it('offers what can be named, and says at its field what the server refused', async () => {
    const { inputsOf } = await open({
      windows: [],
      answers: { createAlarmWindow: fieldRefusal({ scope: ['Wajib diisi'], endsAt: ['Maksimal 24 jam'] }) },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Jadwalkan' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.selectOptions(within(dialog).getByLabelText('Di mana'), 'floors');
    expect(await within(dialog).findByRole('combobox', { name: /Lantai/ })).toBeVisible();
    await userEvent.type(within(dialog).getByLabelText('Pekerjaan', { exact: false }), 'Servis pompa');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Jadwalkan' }));

    expect((await within(dialog).findAllByText(/Maksimal 24 jam/)).length).toBeGreaterThan(0);
    expect(inputsOf('createAlarmWindow')).toEqual([sent({ scope: { kind: 'floors', ids: [] } })]);
  });
});
