import type { UnitEvent } from '@imah/contract/buildings';
import { answerOf, places, tower } from '@imah/testing';
import { openPage } from '@imah/app/harness/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { UnitHistory } from './unit-history.tsx';

afterEach(cleanup);

const [unit] = places.units as [(typeof places.units)[number]];
const event = (change: Partial<UnitEvent>): UnitEvent => ({
  at: '2026-11-19T18:30:00.000Z',
  kind: 'created',
  subject: null,
  actor: null,
  fields: [],
  ...change,
});
const open = (events: readonly UnitEvent[], locale: 'id' | 'en' = 'id') =>
  openPage(<UnitHistory building={tower} unit={unit} />, {
    locale,
    answers: { getUnitTimeline: answerOf([...events]) },
  });

describe('what happened to a unit', () => {
  it.each<{ given: Partial<UnitEvent>; said: string }>([
    { given: { kind: 'created' }, said: 'Unit dibuat' },
    { given: { kind: 'changed', fields: ['code', 'areaMilliM2', 'floorId'] }, said: 'Unit diubah: kode, luas, lantai' },
    { given: { kind: 'changed', fields: ['kind', 'unheardOf'] }, said: 'Unit diubah: jenis' },
    { given: { kind: 'deleted' }, said: 'Unit dihapus' },
    { given: { kind: 'restored' }, said: 'Unit dikembalikan' },
    { given: { kind: 'moved-in', subject: 'Dewi', fields: ['staff'] }, said: 'Dewi masuk sebagai Pekerja' },
    { given: { kind: 'moved-out', subject: 'Dewi' }, said: 'Dewi keluar' },
    { given: { kind: 'moved-out' }, said: 'Seseorang keluar' },
    { given: { kind: 'billing-moved' }, said: 'Penanggung tagihan berganti' },
    { given: { kind: 'alarm-raised', subject: 'Meter air' }, said: 'Alarm dari Meter air' },
    { given: { kind: 'alarm-cleared', subject: 'Meter air' }, said: 'Alarm Meter air pulih' },
  ])('is said as "$said"', async ({ given, said }) => {
    await open([event(given)]);

    expect(await screen.findByText(said)).toBeVisible();
  });

  it('is told by the clock of the building, and a move by its day alone', async () => {
    await open([
      event({ kind: 'changed', fields: ['code'], actor: 'Budi Santoso' }),
      event({ kind: 'moved-out', subject: 'Dewi' }),
    ]);

    await screen.findByText('Dewi keluar');
    const times = [...document.querySelectorAll('time')].map(({ textContent }) => textContent ?? '');
    expect(times[0]).toMatch(/20 Nov.*01\.30/);
    expect(times[1]).toBe('20 November 2026');
    expect(screen.getByText('oleh Budi Santoso')).toBeVisible();
  });

  it('is nothing yet in a unit that is new', async () => {
    await open([]);

    expect(await screen.findByText('Belum ada kejadian.')).toBeVisible();
  });

  it('offers no more where six are all', async () => {
    await open(Array.from({ length: 6 }, () => event({})));

    expect(await screen.findAllByText('Unit dibuat')).toHaveLength(6);
    expect(screen.queryByRole('button', { name: /kejadian lainnya/ })).toBeNull();
  });

  it('is told in English to who reads English', async () => {
    await open([event({ kind: 'billing-moved' }), event({ kind: 'moved-in', fields: ['tenant'] })], 'en');

    expect(await screen.findByText(/as tenant/i)).toBeVisible();
  });
});
