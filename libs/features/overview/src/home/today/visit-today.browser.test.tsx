import { calmToday, visitsToday } from '@imah/testing/today';
import { toasterMachine } from '@imah/state-machines';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { show } from '@imah/app/harness/testing';
import { ToasterProvider } from '@imah/app/shell';
import { TodaySection } from './today-section.tsx';

afterEach(cleanup);

const open = async () => {
  const data = { ...calmToday, items: [...visitsToday], totals: { ...calmToday.totals, visit: visitsToday.length } };
  await show(
    <ToasterProvider actor={createActor(toasterMachine, { input: { now: () => 0 } }).start()}>
      <TodaySection today={{ kind: 'ready', data }} />
    </ToasterProvider>,
  );
  return screen.findAllByRole('listitem');
};

it('tells of each visit when, where and why it stands there, and leads to its ticket by what is to be done', async () => {
  const rows = await open();
  const said = rows.map((row) => row.textContent);
  const links = visitsToday.map(({ ticket }, index) => {
    const [last] = within(rows[index] as HTMLElement)
      .getAllByRole('link')
      .toReversed();
    return [last?.textContent, last?.getAttribute('href') === `/imah/ticket/${ticket.id}`];
  });

  expect(said[0]).toMatch(/Kunjungan Jum 20 Nov \d\d\.\d\d–\d\d\.\d\d.*Petugas: Agus Prasetyo.*A-0302.*Sari Lestari/);
  expect(said[1]).toMatch(/belum dipilih penghuni.*B-0507/);
  expect(said[2]).toMatch(/Tidak ada waktu yang cocok/);
  expect(said[3]).toMatch(/Pilih jam kunjungan, paling awal/);
  expect(said[3]).not.toMatch(/Petugas:/);
  expect(links).toEqual([
    ['Buka', true],
    ['Buka', true],
    ['Tawarkan lagi', true],
    ['Pilih jam', true],
  ]);
  expect(screen.getByText('4 kunjungan')).toBeVisible();
});

it('calls or writes to whom is expected at one press, where their number is known', async () => {
  const rows = await open();
  const reach = rows.map((row) =>
    within(row)
      .queryAllByRole('link', { name: /^(Telepon|WhatsApp) / })
      .map((link) => link.getAttribute('href')),
  );

  expect(reach).toEqual([
    ['tel:+6281200000012', 'https://wa.me/6281200000012'],
    [],
    ['tel:+6281200000012', 'https://wa.me/6281200000012'],
    [],
  ]);
});
