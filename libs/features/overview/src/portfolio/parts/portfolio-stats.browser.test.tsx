import type { PortfolioBuilding } from '@imah/contract/portfolio';
import { kos, melati, niaga } from '@imah/testing/portfolio';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { PortfolioStats } from './portfolio-stats.tsx';

afterEach(cleanup);

const open = (buildings: readonly PortfolioBuilding[], locale: 'id' | 'en' = 'id') =>
  show(<PortfolioStats buildings={buildings} hrefOf={(list) => `/imah/dashboard?list=${list}`} />, { locale });
const numbers = () =>
  screen.getAllByRole('link').map((link) => [link.getAttribute('aria-label'), link.getAttribute('href')]);
const energyOf = (wattHours: number, wattHoursBefore: number | null) => ({
  ...melati,
  energy: { wattHours, wattHoursBefore, steps: [] },
});

describe('all buildings in four numbers', () => {
  it('lead each to the list behind it, the buildings to their table on the page', async () => {
    await open([melati, niaga]);

    expect(numbers()).toEqual([
      ['46. Buka daftarnya: Perangkat daring', '/imah/dashboard?list=online'],
      ['4. Buka daftarnya: Alarm aktif', '/imah/dashboard?list=alarms'],
      ['3.300. Buka daftarnya: Energi listrik', '/imah/dashboard?list=meters'],
      ['2. Buka daftarnya: Gedung', '#gedung'],
    ]);
    expect(screen.getByText('57 unit, 4.968 m²')).toBeVisible();
  });

  it('lead to no list of meters where nobody measures', async () => {
    await open([kos]);

    expect(numbers().map(([name]) => name)).toEqual([
      '0. Buka daftarnya: Perangkat daring',
      '0. Buka daftarnya: Alarm aktif',
      '1. Buka daftarnya: Gedung',
    ]);
    expect(screen.getByText('Belum ada meter listrik')).toBeVisible();
  });

  it('are written as English does', async () => {
    await open([melati, niaga], 'en');

    expect(await screen.findByText('3,300')).toBeVisible();
  });
});

describe('the devices', () => {
  it.each<[rule: string, devices: PortfolioBuilding['devices'], said: string | null]>([
    ['are all online', { total: 3, online: 3, offline: 0, neverSeen: 0 }, 'Semua daring'],
    ['are counted where some are offline', { total: 1200, online: 0, offline: 1200, neverSeen: 0 }, '1.200 luring'],
    ['are not all online while one was never seen', { total: 3, online: 2, offline: 0, neverSeen: 1 }, null],
    ['are not all online where there is none', { total: 0, online: 0, offline: 0, neverSeen: 0 }, null],
    ['are nothing to speak of where the person may see none', null, null],
  ])('%s', async (_rule, devices, said) => {
    await open([{ ...kos, devices }]);

    expect(screen.queryByText(/daring$|luring$/, { selector: 'span' })?.textContent ?? null).toBe(said);
  });
});

describe('the alarms', () => {
  it.each<[rule: string, alarms: PortfolioBuilding['alarms'], said: string | null]>([
    ['are calm where there is none', {}, 'Semua tenang'],
    ['are told by how many are critical', { critical: 2, minor: 5 }, '2 kritis'],
    ['are only counted where none is critical', { minor: 5 }, null],
    ['are not called calm where the person may see none', null, null],
  ])('%s', async (_rule, alarms, said) => {
    await open([{ ...kos, alarms }]);

    expect(screen.queryByText(/tenang$|kritis$/)?.textContent ?? null).toBe(said);
  });
});

describe('the energy against before', () => {
  it.each<[rule: string, now: number, before: number | null, said: string | null]>([
    ['is more', 1_500_000, 1_000_000, '50% lebih banyak dari sebelumnya'],
    ['is less', 500_000, 1_000_000, '50% lebih sedikit dari sebelumnya'],
    ['is the same where no whole percent lies between', 1_004_000, 1_000_000, 'Sama dengan sebelumnya'],
    ['is not compared with nothing', 1_000_000, 0, null],
    ['is not compared where a meter is new', 1_000_000, null, null],
  ])('%s', async (_rule, now, before, said) => {
    await open([energyOf(now, before)]);

    expect(screen.queryByText(/sebelumnya$/)?.textContent ?? null).toBe(said);
  });
});
