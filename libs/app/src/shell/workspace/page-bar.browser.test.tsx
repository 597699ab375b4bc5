import { buildings, listOf, tower } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { PageBuildingProvider, useNamesBuilding } from '../../ports/page-building.tsx';
import { show } from '../../harness/testing/show.tsx';
import { BuildingSwitcher } from './building-switcher.tsx';
import { PageBar } from './page-bar.tsx';

afterEach(cleanup);

function Page({ buildingId }: { readonly buildingId: string | null }) {
  useNamesBuilding(buildingId);
  return null;
}
const open = (path: string, route: string, named: string | null = null) =>
  show(
    <PageBuildingProvider>
      <BuildingSwitcher />
      <PageBar>alat</PageBar>
      <Page buildingId={named} />
    </PageBuildingProvider>,
    { path, route, answers: { listBuildings: listOf(buildings) } },
  );
const backTo = () => screen.getByRole('link').getAttribute('href');

describe('a page without a header', () => {
  it('has the way back to its building, whose name the switcher keeps', async () => {
    await open(`/imah/new/ticket/${tower.id}`, '/imah/new/ticket/:buildingId?');
    expect(await screen.findByRole('button', { name: `Pilih gedung: ${tower.name}` })).toBeVisible();
    expect(backTo()).toBe(`/imah/building/${tower.id}`);
    cleanup();

    await open(`/imah/new/topic?building=${tower.id}`, '/imah/new/topic');
    expect(await screen.findByRole('button', { name: `Pilih gedung: ${tower.name}` })).toBeVisible();
    expect(backTo()).toBe(`/imah/building/${tower.id}`);
  });

  it('leads back to Beranda where it is of no building', async () => {
    await open('/imah/dashboard', '/imah/dashboard');

    expect(await screen.findByRole('button', { name: 'Pilih gedung: Semua gedung' })).toBeVisible();
    expect(backTo()).toBe('/imah');
  });
});

it('the switcher keeps the building that a ticket is of', async () => {
  await open('/imah/ticket/01935e4f-7c1a-7b2c-8d3e-000000000001', '/imah/ticket/:id', tower.id);

  expect(await screen.findByRole('button', { name: `Pilih gedung: ${tower.name}` })).toBeVisible();
});
