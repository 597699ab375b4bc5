import { ApiError } from '@imah/api-client';
import type { Building } from '@imah/contract';
import { createFakeRealtime } from '@imah/realtime/testing';
import { alarms, buildings, fixtureNow, listOf, office, tower, whoamiOfNewcomer } from '@imah/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '../harness/show.tsx';
import { BerandaPage } from './beranda-page.tsx';

afterEach(cleanup);

const card = (name: string) => within(screen.getByRole('link', { name }).closest('li') as HTMLElement);

describe('BerandaPage', () => {
  it('shows each building with its devices, alarms and its own time', async () => {
    await show(<BerandaPage />, { answers: { listBuildings: listOf(buildings) } });

    await screen.findByRole('link', { name: tower.name });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Ratna');
    expect(card(tower.name).getByText('29 dari 32 perangkat daring')).toBeDefined();
    expect(card(tower.name).getByText('2 alarm aktif')).toBeDefined();
    expect(card(tower.name).getByText('17.05 WIB')).toBeDefined();
    expect(card(office.name).getByText('18.05 WITA')).toBeDefined();
    expect(card(office.name).getByText('Tidak ada alarm')).toBeDefined();
    expect(screen.getByRole('link', { name: tower.name }).getAttribute('href')).toBe(`/imah/building/${tower.id}`);
  });

  it('changes when the live channel tells of an alarm, without a reload', async () => {
    let rows: readonly Building[] = [tower];
    const realtime = createFakeRealtime({ now: () => fixtureNow });
    await show(<BerandaPage />, { answers: { listBuildings: async () => listOf(rows) }, realtime });
    await screen.findByText('2 alarm aktif');

    rows = [{ ...tower, activeAlarms: 3 }];
    const [alarm] = alarms;
    const address = { orgId: tower.orgId, buildingId: tower.id };
    await act(async () =>
      realtime.emitAlarm(address, { id: alarm?.id ?? '', seq: 1, op: 'raised', alarm: alarm ?? ({} as never) }),
    );

    expect(await screen.findByText('3 alarm aktif')).toBeDefined();
  });

  it('leads who has no organisation yet to boarding', async () => {
    await show(<BerandaPage />, { person: whoamiOfNewcomer, answers: { listBuildings: listOf([]) } });

    expect((await screen.findByRole('link', { name: 'Siapkan gedung' })).getAttribute('href')).toBe('/boarding');
  });

  it('tells a member without a building whom to ask', async () => {
    await show(<BerandaPage />, { answers: { listBuildings: listOf([]) } });

    expect(await screen.findByText('Belum ada gedung untuk Anda')).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Siapkan gedung' })).toBeNull();
  });

  it('says what failed and tries again', async () => {
    let works = false;
    const listBuildings = async () => {
      if (!works) throw new ApiError({ kind: 'server', status: 500, message: 'gangguan' });
      return listOf(buildings);
    };
    await show(<BerandaPage />, { answers: { listBuildings } });
    expect(await screen.findByText('Gedung Anda belum dapat dimuat')).toBeDefined();

    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));

    expect(await screen.findByRole('link', { name: tower.name })).toBeDefined();
  });
});
