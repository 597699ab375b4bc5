import type { Grant } from '@imah/contract/access';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { offeredResources } from '../model/permission-sheet.ts';
import { PermissionSheet } from './permission-sheet.tsx';

afterEach(cleanup);

async function open(grants: readonly Grant[] = [], disabled = false, locale: 'id' | 'en' = 'id') {
  const onChange = vi.fn<(grants: ReadonlySet<Grant>) => void>();
  await show(<PermissionSheet grants={new Set(grants)} disabled={disabled} onChange={onChange} />, { locale });
  return () => onChange.mock.calls.map(([next]) => [...next]);
}
// In one go: each letter would open all that it finds.
const search = (words: string) =>
  fireEvent.change(screen.getByRole('searchbox', { name: 'Cari izin' }), { target: { value: words } });
const names = () => [...document.querySelectorAll('summary span:first-child')].map(({ textContent }) => textContent);
const levelsOf = (name: string) => within(screen.getByRole('radiogroup', { name }));

it('names every resource that has a page, folded, with how much of it is granted', async () => {
  await open(['unit.view', 'unit.update.own']);

  expect(names()).toHaveLength(offeredResources.length);
  expect(screen.getByText('Unit').parentElement?.textContent).toBe('Unit2 izin');
  expect(screen.queryAllByRole('radiogroup')).toEqual([]);
});

it('opens what is found by the name of the thing or of what is done with it, however it is spelt', async () => {
  await open();

  search('MENGENDALIKAN');

  expect(names()).toEqual(['Perintah perangkat']);
  expect(
    levelsOf('Perintah perangkat: mengendalikan').getByRole<HTMLInputElement>('radio', { name: 'Tidak' }),
  ).toBeVisible();
});

it('says when no permission is found', async () => {
  await open();

  search('tagihan');

  expect(screen.getByText('Tidak ada izin yang cocok')).toBeVisible();
});

it('offers one’s own only where somebody owns anything, and says what holds everywhere', async () => {
  await open();
  search('anggota');
  const choices = (name: string) =>
    levelsOf(name)
      .getAllByRole('radio')
      .map(({ textContent }) => textContent);
  expect(choices('Anggota: melihat')).toEqual(['Tidak', 'Semua']);

  search('grup');
  expect(screen.getByText('Berlaku di seluruh organisasi')).toBeVisible();

  search('komentar');
  expect(screen.queryByText('Berlaku di seluruh organisasi')).toBeNull();

  expect(choices('Komentar tiket: membuat')).toEqual(['Tidak', 'Milik sendiri', 'Semua']);
});

it('shows a level that is granted although it is not offered, so that it can be taken away', async () => {
  const changes = await open(['member.view.own']);
  search('anggota');
  const levels = levelsOf('Anggota: melihat');
  expect(levels.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
    'Tidak',
    'Semua',
    'Milik sendiri',
  ]);

  await userEvent.click(levels.getByRole('radio', { name: 'Tidak' }));

  expect(changes()).toEqual([[]]);
});

it('keeps every other permission where one is changed', async () => {
  const changes = await open(['unit.view', 'ticket.view']);
  search('unit');

  await userEvent.click(levelsOf('Unit: melihat').getByRole('radio', { name: 'Milik sendiri' }));

  expect(changes()).toEqual([['ticket.view', 'unit.view.own']]);
});

it('changes nothing where it may only be read', async () => {
  const changes = await open(['unit.view'], true);
  search('unit');

  await userEvent.click(levelsOf('Unit: melihat').getByRole('radio', { name: 'Tidak' }), { pointerEventsCheck: 0 });

  expect(changes()).toEqual([]);
});
