import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, devices, deviceTypes, listOf, pump, telemetry, tower, whoami, whoamiOfOwner } from '@imah/testing';
import { fieldRefusal, refusal, show } from '@imah/app/harness/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { page } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';
import { SettingsAlarmPage } from './settings-alarm-page.tsx';
import { nightRule, noisyRule, silentRule, trialOfRule } from './testing/rules.ts';

afterEach(cleanup);

const answers: FakeAnswers = {
  listBuildings: listOf([tower]),
  listKnownDeviceTypes: answerOf([...deviceTypes]),
  listAlarmRules: answerOf([noisyRule, silentRule, nightRule]),
  listDevices: listOf([...devices]),
  tryAlarmRule: answerOf(trialOfRule),
  queryTelemetry: answerOf(telemetry),
  createAlarmRule: answerOf(noisyRule),
  updateAlarmRule: answerOf(noisyRule),
  deleteAlarmRule: undefined,
};
const open = (more: FakeAnswers = {}, locale: 'id' | 'en' = 'id') =>
  show(<SettingsAlarmPage />, { person: whoamiOfOwner, locale, answers: { ...answers, ...more } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));
const choose = async (label: string, option: string) =>
  userEvent.selectOptions(await screen.findByLabelText(label), option);

describe('the rules of an organisation', () => {
  it('stand as sentences with how often they were heard, and the noisiest asks to be mended', async () => {
    await open();

    expect(
      await screen.findByText(
        'Bila Tekanan di atas 8,0 bar selama 5 menit pada setiap Pompa, beri alarm Berat. 34 alarm dalam 30 hari · Semua gedung',
      ),
    ).toBeVisible();
    expect(
      screen.getByText(/^Bila Tekanan tidak dilaporkan selama 15 menit pada 1 perangkat, beri alarm Info\. 2 alarm/),
    ).toBeVisible();
    expect(
      screen.getByText(/^Bila .+ dan Tekanan di antara 1,0 bar dan 2,5 bar 3 kali dalam 1 jam pada setiap Pompa/),
    ).toBeVisible();
    expect(screen.getAllByRole('button', { name: /^(Perbaiki|Ubah) / }).map(({ textContent }) => textContent)).toEqual([
      'Perbaiki',
      'Ubah',
      'Ubah',
    ]);
  });

  it('are switched on and off where they stand, the rest of them as it was', async () => {
    const { calls } = await open();
    await userEvent.click(await screen.findByRole('switch', { name: 'Aturan Pompa bekerja malam hari' }));

    const { id, version, raised: _raised, ...draft } = nightRule;
    await expect
      .poll(() => calls().find(({ name }) => name === 'updateAlarmRule')?.input)
      .toMatchObject({ params: { alarmRuleId: id }, version, body: { ...draft, state: 'on' } });
  });

  it('are read by who may not change them, without a way to', async () => {
    const memberships = whoami.memberships.map((each) => ({
      ...each,
      orgId: tower.orgId,
      grants: ['alarmRule.view' as const],
    }));
    await show(<SettingsAlarmPage />, { person: { ...whoami, memberships }, answers });

    expect(await screen.findByText('Tekanan pompa tinggi')).toBeVisible();
    expect(screen.queryByRole('button', { name: /Buat aturan|Ubah|Perbaiki/ })).toBeNull();
    expect(screen.getAllByRole('switch').map((each) => each.matches(':disabled'))).toEqual([true, true, true]);
  });

  it('are none at first, which does not mean that nothing raises an alarm', async () => {
    await open({ listAlarmRules: answerOf([]) });

    expect(await screen.findByText('Belum ada aturan')).toBeVisible();
    expect(screen.getByText(/Batas pada jenis perangkat tetap memberi alarm/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Buat aturan' })).toBeVisible();
  });

  it('say that they could not be read', async () => {
    await open({ listAlarmRules: refusal('server', 500, 'x') });

    expect(await screen.findByText('Aturan belum dapat dimuat')).toBeVisible();
  });

  it('are read in English by who reads English', async () => {
    await open({}, 'en');

    expect(
      await screen.findByText(/^When Pressure is above 8\.0 bar for 5 minutes on any Pump, raise an alarm: Major\./),
    ).toBeVisible();
  });

  it('fit a narrow screen', async () => {
    await page.viewport(390, 844);
    try {
      await open();
      await screen.findByText('Tekanan pompa tinggi');
      expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
    } finally {
      await page.viewport(1280, 800);
    }
  });
});

describe('a rule that is written', () => {
  it('says itself as a sentence, and is sent as what it says: nested, silent, in hours', async () => {
    const { calls } = await open();
    await press('Buat aturan');
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.type(sheet.getByLabelText('Nama aturan'), 'Pompa malam');
    await choose('Jenis', 'Pompa');
    await userEvent.click(sheet.getByRole('button', { name: 'Tambah kelompok' }));
    await choose('Jadwal', 'Hanya pada jam tertentu');
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Minggu' }));
    await choose('Tingkat', 'Kritis');
    expect(sheet.getByText(/^Bila Tekanan di atas .+ dan Tekanan di atas .+, beri alarm Kritis\.$/)).toBeVisible();
    await press('Simpan aturan');

    const pressure = { kind: 'metric', metric: 'pressure', is: 'above', value: 16 };
    await expect
      .poll(() => calls().find(({ name }) => name === 'createAlarmRule')?.input)
      .toMatchObject({
        body: {
          name: 'Pompa malam',
          buildingId: null,
          scope: { kind: 'type', typeKey: pump.typeKey },
          condition: { kind: 'all', of: [pressure, { kind: 'any', of: [pressure] }] },
          trigger: { kind: 'lasting', forSec: 300 },
          schedule: { kind: 'hours', days: [1, 2, 3, 4, 5, 6], from: '22:00', to: '06:00' },
          severity: 'critical',
          state: 'on',
        },
      });
  });

  it('asks for a ticket by a box, as pressing as its alarm is grave, of a category, and says so in the list', async () => {
    const water = { id: noisyRule.id, key: 'water', name: 'Air dan pipa', residentPriority: 'medium' as const };
    const wish = { priority: 'low' as const, categoryId: null, assigneeId: null };
    const { calls } = await open({
      listTicketCategories: answerOf([water]),
      listAlarmRules: answerOf([{ ...noisyRule, ticket: wish }]),
    });
    expect(await screen.findByText(/ · Membuat tiket$/)).toBeVisible();
    await press('Buat aturan');
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.type(sheet.getByLabelText('Nama aturan'), 'Pompa panas');
    await choose('Jenis', 'Pompa');
    await userEvent.click(sheet.getByRole('checkbox', { name: /^Buat tiket untuk alarmnya/ }));
    expect(sheet.getByLabelText('Prioritas tiket')).toHaveValue('high');
    await choose('Kategori tiket', 'Air dan pipa');
    await choose('Prioritas tiket', 'Darurat');
    await press('Simpan aturan');

    await expect
      .poll(() => calls().find(({ name }) => name === 'createAlarmRule')?.input)
      .toMatchObject({ body: { ticket: { priority: 'emergency', categoryId: water.id, assigneeId: null } } });
  });

  it('about silence asks for a metric and a time, and has no condition', async () => {
    const { calls } = await open();
    await press('Buat aturan');
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.type(sheet.getByLabelText('Nama aturan'), 'Diam');
    await choose('Jenis', 'Pompa');
    await choose('Menjadi alarm', 'bila besaran tidak dilaporkan selama');
    expect(sheet.queryByRole('group', { name: 'Syarat 1' })).toBeNull();
    await press('Simpan aturan');

    await expect
      .poll(() => calls().find(({ name }) => name === 'createAlarmRule')?.input)
      .toMatchObject({ body: { condition: null, trigger: { kind: 'silent', metric: 'on', forSec: 600 } } });
  });

  it('takes eight conditions and no more, three groups deep and no deeper', async () => {
    await open();
    await press('Buat aturan');
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.click(sheet.getByRole('button', { name: 'Tambah kelompok' }));
    const second = within(sheet.getByRole('group', { name: 'Kelompok 1.2' }));
    await userEvent.click(second.getByRole('button', { name: 'Tambah kelompok' }));
    const third = within(sheet.getByRole('group', { name: 'Kelompok 1.2.2' }));
    expect(third.queryByRole('button', { name: 'Tambah kelompok' })).toBeNull();
    for (let more = 0; more < 5; more += 1) await userEvent.click(third.getByRole('button', { name: 'Tambah syarat' }));

    expect(sheet.getByText('Paling banyak 8 syarat.')).toBeVisible();
    expect(sheet.getAllByRole('button', { name: 'Tambah syarat' }).every((each) => each.matches(':disabled'))).toBe(
      true,
    );
    await userEvent.click(sheet.getByRole('button', { name: 'Hapus kelompok 1.2' }));
    expect(sheet.getAllByRole('group', { name: /^Syarat/ })).toHaveLength(1);
  });

  it('says at each condition what is wrong with it', async () => {
    await open({
      createAlarmRule: fieldRefusal({ 'condition.0': ['Pilihan tidak tersedia'] }),
    });
    await press('Buat aturan');
    await userEvent.type(await screen.findByLabelText('Nama aturan'), 'Salah');
    await press('Simpan aturan');

    const first = within(await screen.findByRole('group', { name: 'Syarat 1' }));
    expect(await first.findByText('Pilihan tidak tersedia')).toBeVisible();
  });

  it('is removed once that is confirmed', async () => {
    const { calls } = await open();
    await press('Perbaiki Tekanan pompa tinggi');
    await press('Hapus aturan');
    const asked = within(await screen.findByRole('alertdialog'));
    await userEvent.click(asked.getByRole('button', { name: 'Hapus aturan' }));

    await expect
      .poll(() => calls().find(({ name }) => name === 'deleteAlarmRule')?.input)
      .toMatchObject({ params: { alarmRuleId: noisyRule.id }, version: 3 });
  });
});

describe('a trial', () => {
  it('says before the rule is saved what it would have raised, drawn on the chart, and that it is old once the rule has changed', async () => {
    const { calls } = await open();
    await press('Perbaiki Tekanan pompa tinggi');
    await press('Coba aturan');

    expect(await screen.findByText('Dalam 7 hari terakhir: 2 alarm.')).toBeVisible();
    expect(screen.getByText('Dihitung dari setiap nilai.')).toBeVisible();
    expect(await screen.findByRole('heading', { name: `Tekanan, ${pump.name}` })).toBeVisible();
    const { id: _id, version: _version, raised: _raised, ...rule } = noisyRule;
    expect(calls().find(({ name }) => name === 'tryAlarmRule')?.input).toMatchObject({ body: { rule, days: 7 } });
    await choose('Tingkat', 'Info');
    expect(screen.getByText('Aturan sudah diubah. Coba lagi untuk melihat hasilnya.')).toBeVisible();
  });

  it('says that it was reckoned from rollups, and how many devices it left out', async () => {
    await open({ tryAlarmRule: answerOf({ ...trialOfRule, level: '5m' as const, left: 12 }) });
    await press('Perbaiki Tekanan pompa tinggi');
    await press('Coba aturan');

    expect(await screen.findByText(/rangkuman 5m.+perkiraan\. 12 perangkat lain tidak ikut dicoba\.$/)).toBeVisible();
  });

  it('says where no device has reported anything yet, and what kept it from an answer', async () => {
    await open({ tryAlarmRule: answerOf({ ...trialOfRule, devices: [], alarms: [], total: 0 }) });
    await press('Perbaiki Tekanan pompa tinggi');
    await press('Coba aturan');
    expect(await screen.findByText('Belum ada perangkat yang pernah melaporkan besaran ini.')).toBeVisible();
    cleanup();

    await open({ tryAlarmRule: refusal('server', 503, 'Sedang sibuk.') });
    await press('Perbaiki Tekanan pompa tinggi');
    await press('Coba aturan');
    expect(await screen.findByRole('alert')).toBeVisible();
  });
});
