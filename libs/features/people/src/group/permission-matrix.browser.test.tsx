import type { Grant } from '@imah/contract/access';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { PermissionMatrix } from './permission-matrix.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(cleanup);

async function open(grants: readonly Grant[] = [], disabled = false) {
  const onChange = vi.fn<(grants: ReadonlySet<Grant>) => void>();
  await show(<PermissionMatrix grants={new Set(grants)} saved={new Set()} disabled={disabled} onChange={onChange} />);
  return () => onChange.mock.calls.map(([next]) => [...next]);
}
const cell = (name: string) => screen.getByRole('button', { name });

it('stands by area, with a column for what can be done with almost everything', async () => {
  await open();

  expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Tentang',
    'melihat',
    'membuat',
    'mengubah',
    'menghapus',
    'Lainnya',
  ]);
  const areas = [...document.querySelectorAll('[scope="rowgroup"]')].map(({ textContent }) => textContent);
  expect(areas).toEqual([
    'Gedung dan penghuni',
    'Perangkat dan pemantauan',
    'Tiket',
    'Topik dan pengumuman',
    'Organisasi',
  ]);
});

it.each<[from: readonly Grant[], name: string, to: readonly Grant[]]>([
  [[], 'Unit: melihat, Tidak', ['unit.view.own']],
  [['unit.view.own'], 'Unit: melihat, Sendiri', ['unit.view']],
  [['unit.view'], 'Unit: melihat, Semua', []],
  // Nobody owns an organisation's members.
  [[], 'Anggota: melihat, Tidak', ['member.view']],
  // What is granted although it is not offered is taken away first.
  [['member.view.own'], 'Anggota: melihat, Sendiri', []],
])('a press on a cell goes on from %j', async (from, name, to) => {
  const changes = await open([...from, 'ticket.view']);

  await userEvent.click(cell(name));

  expect(changes().map((grants) => grants.toSorted())).toEqual([[...to, 'ticket.view'].toSorted()]);
});

it('is one stop of Tab, in which the arrows move and stay in their column', async () => {
  await open();
  await userEvent.tab();
  expect(document.activeElement).toBe(cell('Gedung: melihat, Tidak'));

  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowDown}');
  expect(document.activeElement).toBe(cell('Unit: mengubah, Tidak'));
  await userEvent.keyboard('{Home}');
  expect(document.activeElement).toBe(cell('Unit: melihat, Tidak'));
  await userEvent.keyboard('{End}{ArrowUp}{ArrowUp}');
  expect((document.activeElement as HTMLElement).ariaLabel).toMatch(/^Gedung: /);

  await userEvent.tab();
  expect(document.activeElement?.closest('table') ?? null).toBeNull();
});

it('names each act in its cell on a phone, where there are no columns', async () => {
  await page.viewport(390, 844);
  await open(['unit.view']);

  expect(screen.queryByRole('columnheader', { name: 'melihat' })).toBeNull();
  expect(cell('Unit: melihat, Semua').innerText).toBe('melihat:\nSemua');
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(390);
});

it('changes nothing where it may only be read', async () => {
  const changes = await open(['unit.view'], true);

  await userEvent.click(cell('Unit: melihat, Semua'), { pointerEventsCheck: 0 });

  expect(changes()).toEqual([]);
});
