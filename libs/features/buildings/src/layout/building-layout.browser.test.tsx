import { ApiError } from '@imah/api-client';
import { defaultGroupGrants } from '@imah/contract/access';
import { answerOf, tower, whoami, whoamiOfSupervisor } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { useCurrentBuilding } from '../building-context.tsx';
import { BuildingLayout } from './building-layout.tsx';

afterEach(cleanup);

const personOf = (group: keyof typeof defaultGroupGrants) => ({
  ...whoami,
  memberships: whoami.memberships.map((one) => ({ ...one, grants: [...defaultGroupGrants[group]] })),
});

function Child({ name }: { readonly name: string }) {
  return <p>{`${name} ${useCurrentBuilding().code}`}</p>;
}

const page = (
  <Routes>
    <Route element={<BuildingLayout />}>
      <Route index element={<Child name="ringkasan" />} />
      <Route path="iot" element={<Child name="perangkat" />} />
      <Route path="meter/round" element={<Child name="putaran" />} />
    </Route>
  </Routes>
);
const at = (path = '') => ({ route: '/imah/building/:id/*', path: `/imah/building/${tower.id}${path}` });

describe('BuildingLayout', () => {
  it('gives the page its building, under one h1 with its name and its own time', async () => {
    await show(page, { ...at(), answers: { getBuilding: answerOf(tower) } });

    expect(await screen.findByText('ringkasan MGC')).toBeVisible();
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual([tower.name]);
    expect(screen.getByText('17.05 WIB')).toBeVisible();
  });

  it('marks the tab one is on, and goes to another without losing the building', async () => {
    await show(page, { ...at(), answers: { getBuilding: answerOf(tower) } });
    const tabs = within(await screen.findByRole('navigation', { name: 'Halaman gedung' }));
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Ringkasan');

    await userEvent.click(tabs.getByRole('link', { name: 'Perangkat' }));

    expect(await screen.findByText('perangkat MGC')).toBeVisible();
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Perangkat');
  });

  it('marks the tab whose page one came from on the pages below it', async () => {
    await show(page, {
      ...at('/meter/round'),
      person: personOf('building-manager'),
      answers: { getBuilding: answerOf(tower) },
    });
    const tabs = within(await screen.findByRole('navigation', { name: 'Halaman gedung' }));

    expect(tabs.getByRole('link', { current: 'page' }).textContent).toBe('Meteran');
  });

  it('S-18 names the building in the title of the window, and the page of it, and neither any more once it is left', async () => {
    document.title = 'Gedung · Imah';
    await show(page, { ...at(), answers: { getBuilding: answerOf(tower) } });
    const tabs = within(await screen.findByRole('navigation', { name: 'Halaman gedung' }));
    expect(document.title).toBe(`${tower.name} · Imah`);

    await userEvent.click(tabs.getByRole('link', { name: 'Perangkat' }));
    expect(document.title).toBe(`Perangkat · ${tower.name} · Imah`);

    cleanup();
    expect(document.title).toBe('Gedung · Imah');
  });

  it.each([
    [
      'who runs it',
      personOf('administrator'),
      [
        'Ringkasan',
        'Unit',
        'Penghuni',
        'Perangkat',
        'Pemantauan',
        'Dasbor',
        'Denah',
        'Meteran',
        'Tiket',
        'Pengumuman dan topik',
        'Setelan',
      ],
    ],
    [
      'who mends in it',
      personOf('technician'),
      ['Ringkasan', 'Unit', 'Perangkat', 'Pemantauan', 'Denah', 'Meteran', 'Tiket', 'Pengumuman dan topik'],
    ],
    ['who lives in it', personOf('resident'), ['Ringkasan', 'Perangkat', 'Pemantauan', 'Tiket']],
    ['who may look at places and devices alone', whoamiOfSupervisor, ['Ringkasan', 'Unit', 'Perangkat', 'Pemantauan']],
  ])('shows %s only tabs that would show them something', async (_who, person, tabs) => {
    await show(page, { ...at(), person, answers: { getBuilding: answerOf(tower) } });

    const links = within(await screen.findByRole('navigation', { name: 'Halaman gedung' })).getAllByRole('link');
    expect(links.map(({ textContent }) => textContent)).toEqual(tabs);
  });

  it('says the same of a building of others as of one that does not exist', async () => {
    const missing = new ApiError({ kind: 'not-found', status: 404, message: 'Data tidak ditemukan.' });
    await show(page, { ...at(), answers: { getBuilding: missing } });

    expect(await screen.findByRole('heading', { level: 1, name: 'Gedung tidak ditemukan' })).toBeVisible();
    expect(screen.queryByRole('navigation')).toBeNull();
  });

  it('has its h1 while it is loading, too', async () => {
    await show(page, { ...at(), answers: { getBuilding: () => new Promise(() => undefined) } });

    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Memuat gedung');
  });
});
