import type { Places } from '@imah/contract/buildings';
import type { Whoami } from '@imah/contract/identity';
import { manyPlaces, places, tower, whoamiOfOwner } from '@imah/testing';
import { openPage } from '@imah/app/harness/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { UnitViews } from './unit-views.tsx';

afterEach(cleanup);

const codeOf = (cell: HTMLElement) => /^[A-Z]+-\d+/.exec(cell.textContent ?? '')?.[0];
const cells = () => [...document.querySelectorAll<HTMLElement>('[data-unit]')].map(codeOf);
const [membership] = whoamiOfOwner.memberships as [Whoami['memberships'][number]];
const resident: Whoami = { ...whoamiOfOwner, memberships: [{ ...membership, grants: ['building.view'] }] };

interface Opening {
  readonly known?: Places;
  readonly openUnit?: string | null;
  readonly person?: Whoami;
  readonly locale?: 'id' | 'en';
}

async function open({ known = places, openUnit = null, person = whoamiOfOwner, locale = 'id' }: Opening = {}) {
  const onOpen = vi.fn<(unitId: string) => void>();
  const onDeleted = vi.fn<(deleted: unknown) => void>();
  await openPage(
    <UnitViews building={tower} places={known} openUnit={openUnit} onOpen={onOpen} onDeleted={onDeleted} />,
    { person, locale },
  );
  return { onOpen, onDeleted };
}
const search = () => screen.findByRole('searchbox', { name: 'Cari kode unit' });
const status = (name: RegExp) => screen.getByRole('button', { name });

describe('the units of a building that are looked for', () => {
  it('are counted by their status beforehand, without the common areas', async () => {
    const lobby = { ...places.units[0]!, id: 'lobi', code: 'LOBI-1', kind: 'common', status: 'vacant' } as const;
    await open({ known: { ...places, units: [...places.units, lobby] } });

    const group = within(await screen.findByRole('toolbar', { name: 'Status' }));
    expect(group.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Kosong 1',
      'Dihuni 1',
      'Disewa 1',
      'Renovasi 1',
    ]);
  });

  it('are found by a part of their code, however it is written, and said to be how many of all', async () => {
    await open();
    await userEvent.type(await search(), 'a-01');

    expect(await screen.findByText('2 dari 4 unit cocok')).toBeVisible();
    expect(cells()).toEqual(['A-0101', 'A-0102']);
  });

  it('are narrowed by several statuses together, and all there again without any', async () => {
    await open();
    await screen.findByRole('toolbar', { name: 'Status' });
    await userEvent.click(status(/^Kosong/));
    await userEvent.click(status(/^Renovasi/));
    expect(await screen.findByText('2 dari 4 unit cocok')).toBeVisible();
    expect(cells()).toEqual(['A-0201', 'A-0102']);

    await userEvent.click(status(/^Kosong/));
    await userEvent.click(status(/^Renovasi/));
    await expect.poll(cells).toEqual(['A-0201', 'A-0101', 'A-0102', 'LG-01']);
    expect(screen.queryByText(/unit cocok/)).toBeNull();
  });

  it('are none, with one press back to all of them', async () => {
    await open();
    await userEvent.type(await search(), 'Z-9');
    expect(await screen.findByRole('heading', { name: 'Tidak ada unit yang cocok' })).toBeVisible();

    await userEvent.click(screen.getByRole('button', { name: 'Hapus saringan' }));
    expect(await search()).toHaveValue('');
    await expect.poll(() => cells().length).toBe(4);
  });
});

describe('the sections of a building', () => {
  const [towerA, parking] = places.sections as [(typeof places.sections)[number], (typeof places.sections)[number]];
  const ground = places.floors.find(({ sectionId }) => sectionId === parking.id)!;
  const lot = { ...places.units[0]!, id: 'lot', floorId: ground.id, code: 'P-001' };
  const withLot: Places = { ...places, units: [...places.units, lot] };
  const current = () => screen.getByRole('tab', { selected: true }).textContent;

  it('are one board each, and the first that has a unit is shown first', async () => {
    await open({ known: { ...withLot, units: [lot] } });

    expect((await screen.findAllByRole('tab')).map(({ textContent }) => textContent)).toEqual(['Menara A', 'Parkir']);
    expect(current()).toBe('Parkir');
    expect(cells()).toEqual(['P-001']);
  });

  it('begin with the one that holds the unit of the address', async () => {
    await open({ known: withLot, openUnit: lot.id });

    await screen.findAllByRole('tab');
    expect(current()).toBe('Parkir');
  });

  it('give way to one in which something is found, and come back when the search is cleared', async () => {
    await open({ known: withLot });
    await screen.findAllByRole('tab');
    expect(current()).toBe('Menara A');

    await userEvent.type(await search(), 'P-0');
    await expect.poll(current).toBe('Parkir');
    await userEvent.clear(await search());
    await expect.poll(current).toBe('Menara A');
  });

  it('have no tabs where there is only one of them', async () => {
    await open({ known: { ...places, sections: [towerA] } });

    expect(await screen.findByRole('toolbar', { name: 'Unit Menara A' })).toBeVisible();
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('are walked through with the arrows', async () => {
    await open({ known: withLot });
    const [tab] = await screen.findAllByRole('tab');
    tab?.focus();
    await userEvent.keyboard('{ArrowRight}');

    await expect.poll(current).toBe('Parkir');
    expect(cells()).toEqual(['P-001']);
  });
});

describe('the two ways to look at units', () => {
  it('hold the same units, and a press opens the same one', async () => {
    const { onOpen } = await open();
    await userEvent.click(await screen.findByRole('button', { name: /^A-0102/ }));
    await userEvent.click(screen.getByRole('radio', { name: 'Tabel' }));
    const table = await screen.findByRole('table', { name: 'Unit' });
    const rows = within(table).getAllByRole('row').slice(1);
    const codes = new Set(rows.map((row) => /(A|LG)-\d+/.exec(row.textContent ?? '')?.[0]));
    expect(codes).toEqual(new Set(['A-0101', 'A-0102', 'A-0201', 'LG-01']));
    expect(onOpen.mock.calls).toEqual([[places.units[2]?.id]]);
  });

  it('are not offered to who sees only their own units: they have nothing to look for', async () => {
    await open({ person: resident });

    await expect.poll(() => cells().length).toBe(4);
    expect(screen.queryByRole('searchbox')).toBeNull();
    expect(screen.queryByRole('radio', { name: 'Tabel' })).toBeNull();
  });

  it('speak English to who reads English', async () => {
    await open({ locale: 'en' });

    expect(await screen.findByRole('searchbox', { name: 'Search unit code' })).toBeVisible();
    expect(screen.getByRole('button', { name: /^A-0102/ }).textContent).toContain('Vacant');
  });
});

describe('a building of very many units', () => {
  it('is drawn only near the screen, and any of its units is found at once', async () => {
    await open({ known: manyPlaces(60, 40) });
    await screen.findByRole('toolbar', { name: 'Unit Menara Utama' });
    expect(cells().length).toBeLessThan(1200);

    await userEvent.type(await search(), 'A-0040');
    await expect.poll(cells).toEqual(['A-0040']);
    expect(screen.getByText('1 dari 2.400 unit cocok')).toBeVisible();
  });
});
