import type { Permission } from '@imah/contract/access';
import type { Building } from '@imah/contract/buildings';
import { listOf, office, tower, whoami, whoamiOfNewcomer, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { BuildingCard } from './building-card.tsx';
import { HomeSummary } from './home-summary.tsx';
import { NoBuildings } from './no-buildings.tsx';

afterEach(cleanup);

const holding = (grants: readonly (Permission | `${Permission}.own`)[]) => ({
  ...whoami,
  memberships: whoami.memberships.map((each) => ({ ...each, grants: [...grants] })),
});
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

describe('the card of a building', () => {
  const open = (change: Partial<Building> = {}, person = whoamiOfOwner) =>
    show(
      <ul>
        <BuildingCard building={{ ...tower, ...change }} />
      </ul>,
      { person },
    );
  const card = () => screen.getByRole('listitem').textContent ?? '';

  it('says that there is no device yet, rather than that none of none is online', async () => {
    await open({ devices: { total: 0, online: 0, offline: 0, neverSeen: 0 } });

    expect(card()).toContain('Belum ada perangkat');
    expect(card()).not.toContain('0 dari 0');
  });

  it('says that it is calm where there is no alarm', async () => {
    await open({ activeAlarms: 0 });

    expect(screen.getByText('Tidak ada alarm')).toBeVisible();
  });

  it('is neither calm nor red where alarms stand that tell nobody for a time', async () => {
    await open({ activeAlarms: 0, quietAlarms: 2 });

    expect(screen.getByText('2 alarm ditangguhkan')).toBeVisible();
    expect(card()).not.toMatch(/Tidak ada alarm|alarm aktif/);
  });

  it('tells a person who may see nothing of them neither of devices nor of alarms nor how many units there are', async () => {
    await open({}, holding(['building.view', 'unit.view.own']));

    expect(card()).not.toMatch(/perangkat|alarm|unit/i);
    expect(links()).toEqual([[tower.name, `/imah/building/${tower.id}`]]);
  });

  it('has a time that a machine can read, whatever clock it shows', async () => {
    await open();

    expect(document.querySelector('time')?.dateTime).toBe('2026-11-20T10:05:00.000Z');
  });
});

describe('all buildings in numbers', () => {
  const calm = { ...tower, activeAlarms: 0, devices: { total: 4, online: 4, offline: 0, neverSeen: 0 } };
  const stats = () =>
    [...document.querySelectorAll('[data-stat], [data-stat] ~ *')].map(({ textContent }) => textContent);

  it('add up devices and alarms of all of them', async () => {
    await show(
      <HomeSummary
        buildings={[
          { ...calm, activeAlarms: 2 },
          { ...calm, id: office.id, activeAlarms: 1 },
        ]}
      />,
      {
        person: whoamiOfOwner,
      },
    );

    expect(stats()).toHaveLength(3);
    expect(screen.getByText('8')).toBeVisible();
    expect(screen.getByText('3')).toBeVisible();
  });

  it('leave out what the person may see of no building', async () => {
    await show(<HomeSummary buildings={[calm]} />, { person: holding(['building.view', 'alarm.view']) });

    expect(stats()).toHaveLength(2);
    expect(screen.queryByText('Perangkat daring')).toBeNull();
  });

  it('are not there for who may see neither', async () => {
    await show(<HomeSummary buildings={[calm]} />, { person: holding(['building.view']) });

    expect(stats()).toEqual([]);
  });
});

describe('who has no building', () => {
  it('and may make one is led to it', async () => {
    await show(<NoBuildings />, { person: whoamiOfOwner, answers: { listBuildings: listOf([]) } });

    expect(await screen.findByRole('heading', { name: 'Belum ada gedung' })).toBeVisible();
    expect(links()).toContainEqual(['Tambah gedung', '/imah/new/building']);
  });

  it('and reaches only some buildings is not led to make another, which they could not see', async () => {
    const [membership] = whoamiOfOwner.memberships;
    if (membership === undefined) throw new Error('The fixture has no membership.');
    await show(<NoBuildings />, { person: { ...whoamiOfOwner, memberships: [{ ...membership, buildingIds: [] }] } });

    expect(await screen.findByText('Belum ada gedung untuk Anda')).toBeVisible();
    expect(links()).toEqual([]);
  });

  it.each([
    ['belongs nowhere', whoamiOfNewcomer],
    ['is not known yet', null],
  ])('and %s chooses how to begin', async (_name, person) => {
    await show(<NoBuildings />, { person });

    const state = within(screen.getByRole('heading').parentElement as HTMLElement);
    expect(state.getByRole('heading').textContent).toBe('Akun Anda belum terhubung dengan gedung');
    expect(links()).toEqual([['Pilih cara mulai', '/boarding']]);
  });
});
