import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import { createFakeRealtime } from '@imah/realtime/testing';
import { answerOf, fixtureId, fixtureNow, listOf, tower, whoami, whoamiOfOwner } from '@imah/testing';
import { act, cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openAlarm } from '@imah/testing/today';
import { show } from '@imah/app/harness/testing';
import { ticketRows } from '@imah/testing/ticket-rows';
import { DashboardPage } from './dashboard-page.tsx';
import { kos, melati, portfolio, portfolioDevices, portfolioMeters } from '@imah/testing/portfolio';

afterEach(cleanup);

async function open(search = '', answers: FakeAnswers = {}) {
  const realtime = createFakeRealtime({ now: () => fixtureNow });
  const shown = await show(<DashboardPage />, {
    route: '/imah/dashboard',
    path: `/imah/dashboard${search}`,
    person: whoamiOfOwner,
    answers: {
      getPortfolio: answerOf(portfolio),
      listMyAlarms: listOf([openAlarm]),
      listTickets: listOf(ticketRows(3)),
      listPortfolioDevices: listOf(portfolioDevices),
      listPortfolioMeters: answerOf([...portfolioMeters]),
      ...answers,
    },
    realtime,
  });
  return { ...shown, realtime };
}
const behind = (name: string) => screen.findByRole('link', { name: new RegExp(`Buka daftarnya: ${name}$`) });

describe('the dashboard', () => {
  it('is not for those to whom no organisation grants it, as the menu does not offer it', async () => {
    const { calls } = await show(<DashboardPage />, {
      person: {
        ...whoami,
        memberships: whoami.memberships.map((held) => ({ ...held, grants: ['building.view', 'ticket.view'] })),
      },
      answers: { getPortfolio: answerOf(portfolio) },
    });

    expect((await screen.findByRole('heading')).textContent).toBe('Anda tidak memiliki akses');
    expect(calls()).toEqual([]);
  });

  it('shows all buildings in numbers, and how the energy stands against before', async () => {
    await open();

    expect((await behind('Perangkat daring')).textContent).toBe('46');
    expect((await behind('Alarm aktif')).textContent).toBe('4');
    expect((await behind('Energi listrik')).textContent).toBe('3.300');
    expect(screen.getByText('2% lebih banyak dari sebelumnya')).toBeVisible();
    expect(screen.getByText('1 kritis')).toBeVisible();
  });

  it.each([
    ['Alarm aktif', 'Alarm aktif', openAlarm.deviceName],
    ['Perangkat daring', 'Perangkat daring', 'Pompa'],
    ['Tiket terbuka', 'Tiket terbuka', 'Lift B'],
    ['Tiket terlambat', 'Tiket terlambat', 'Lift B'],
    ['Tiket tanpa petugas', 'Tiket tanpa petugas', 'Lift B'],
    ['Energi listrik', 'Meter listrik di balik angka ini', 'Meter listrik induk'],
  ])('opens the list behind the number %s', async (name, title, row) => {
    await open();
    await userEvent.click(await behind(name));

    const list = within(await screen.findByRole('dialog', { name: title }));
    expect(await list.findByRole('link', { name: new RegExp(row) })).toBeVisible();
  });

  it('asks for the tickets that a number counts, and leads from a building to its list of them', async () => {
    const { calls } = await open('?list=unassigned');
    await screen.findByRole('dialog', { name: 'Tiket tanpa petugas' });
    const asked = () => calls().filter(({ name }) => name === 'listTickets');
    await expect.poll(() => asked().map(({ input }) => input)).toMatchObject([{ query: { assignee: 'none' } }]);
    await userEvent.click(screen.getByRole('button', { name: 'Tutup' }));

    const table = await screen.findByRole('table', { name: 'Gedung' });
    const row = within(within(table).getByRole('row', { name: new RegExp(tower.name) }));
    const leads = row.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    const list = `/imah/building/${tower.id}/ticket`;
    expect(leads).toEqual(
      expect.arrayContaining([
        ['14', list],
        ['3', `${list}?due=overdue`],
        ['5', `${list}?assignee=none`],
      ]),
    );
  });

  it('says nothing of tickets where the person may see none', async () => {
    await open('', { getPortfolio: answerOf({ ...portfolio, buildings: [kos] }) });
    await behind('Alarm aktif');

    expect(screen.queryAllByText(/Tiket/)).toEqual([]);
  });

  it('changes when the live channel tells of a ticket', async () => {
    let now = portfolio;
    const { realtime } = await open('', { getPortfolio: async () => answerOf(now) });
    expect((await behind('Tiket terbuka')).textContent).toBe('20');
    now = { ...portfolio, buildings: [{ ...melati, tickets: { open: 15, overdue: 3, unassigned: 6 } }] };
    await act(async () =>
      realtime.emitChange(
        { orgId: tower.orgId, buildingId: tower.id },
        { entity: 'ticket', id: fixtureId('ticket', 1), version: 1, op: 'created', at: portfolio.at },
      ),
    );

    await expect.poll(async () => (await behind('Tiket terbuka')).textContent).toBe('15');
  });

  it('opens the list that a link names, and closes it', async () => {
    await open('?list=offline');
    const list = await screen.findByRole('dialog', { name: 'Perangkat luring' });
    await userEvent.click(within(list).getByRole('button', { name: 'Tutup' }));

    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('asks for the period chosen', async () => {
    const { calls } = await open();
    await behind('Alarm aktif');
    await userEvent.click(screen.getByRole('radio', { name: 'Bulan ini' }));

    await expect
      .poll(() =>
        calls()
          .filter(({ name }) => name === 'getPortfolio')
          .map(({ input }) => (input as { query: unknown }).query),
      )
      .toEqual([{ period: '7-days' }, { period: 'month' }]);
  });

  it('lists the buildings, sorted by energy per square metre, each leading to its page', async () => {
    await open();
    await behind('Alarm aktif');
    const table = screen.getByRole('table', { name: 'Gedung' });
    const names = within(table)
      .getAllByRole('link')
      .map(({ textContent }) => textContent);

    expect(names[0]).toBe(tower.name);
    expect(within(table).getByRole('link', { name: tower.name }).getAttribute('href')).toBe(
      `/imah/building/${tower.id}`,
    );
  });

  it('changes when the live channel tells of an alarm', async () => {
    let now = portfolio;
    const { realtime } = await open('', { getPortfolio: async () => answerOf(now) });
    await behind('Alarm aktif');
    now = { ...portfolio, buildings: [{ ...melati, alarms: { critical: 9 } }] };
    await act(async () =>
      realtime.emitAlarm(
        { orgId: tower.orgId, buildingId: tower.id },
        { id: openAlarm.id, seq: 1, op: 'raised', alarm: openAlarm },
      ),
    );

    expect(await screen.findByText('9 kritis')).toBeVisible();
  });

  it('says what failed and tries again', async () => {
    let works = false;
    await open('', {
      getPortfolio: async () => {
        if (!works) throw new ApiError({ kind: 'server', status: 500, message: 'gangguan' });
        return answerOf(portfolio);
      },
    });
    await screen.findByText('Dasbor belum dapat dimuat');
    works = true;
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));

    expect(await behind('Alarm aktif')).toBeVisible();
  });
});
