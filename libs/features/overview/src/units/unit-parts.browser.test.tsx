import type { FakeAnswers } from '@imah/api-client/testing';
import type { Unit } from '@imah/contract/buildings';
import { openTicketStates } from '@imah/contract/tickets/words';
import { listOf, places, pump, tower, whoami, whoamiOfOwner } from '@imah/testing';
import { ticketRows } from '@imah/testing/ticket-rows';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { fullAnswers } from '@imah/app/harness';
import { openPage, refusal } from '@imah/app/harness/testing';
import { TopicsPage } from '../topics/index.ts';
import { BuildingProvider } from '@imah/features-buildings';
import { UnitDevices } from './unit-devices.tsx';
import { UnitTickets } from './unit-tickets.tsx';
import { UnitsPage } from './units-page.tsx';

afterEach(cleanup);

const unit = firstOf(places.units);
function firstOf(units: readonly Unit[]): Unit {
  const [first] = units;
  if (first === undefined) throw new Error('there is no unit to show');
  return first;
}
const broken = refusal('server', 500, 'Server sedang bermasalah.');
const holding = (...grants: readonly ('building.view' | 'unit.view' | 'topic.view' | 'ticket.view')[]) => ({
  ...whoami,
  memberships: whoami.memberships.map((each) => ({ ...each, grants: [...grants] })),
});
const queryOf = (input: unknown) => (input as { readonly query: Record<string, unknown> }).query;
const isOfEnded = (input: unknown) => queryOf(input)['state'] !== undefined;
const tickets = (now: number, before: number, answers: FakeAnswers = {}, person = whoamiOfOwner) =>
  openPage(<UnitTickets building={tower} unit={unit} />, {
    person,
    answers: {
      listTickets: async (input) =>
        listOf(isOfEnded(input) ? ticketRows(before, 'closed') : ticketRows(now, 'in-progress')),
      ...answers,
    },
  });

describe('the tickets of a unit', () => {
  it('are those that are open, and the last that ended', async () => {
    const { inputsOf } = await tickets(2, 1);

    expect(within(await screen.findByRole('list', { name: 'Terbuka' })).getAllByRole('listitem')).toHaveLength(2);
    expect(
      within(screen.getByRole('list', { name: 'Lima terakhir yang berakhir' })).getAllByRole('listitem'),
    ).toHaveLength(1);
    const [open, ended] = inputsOf('listTickets').toSorted((a, b) => Number(isOfEnded(a)) - Number(isOfEnded(b)));
    expect(queryOf(open)).toEqual({ buildingId: tower.id, unitId: unit.id, sort: 'due', limit: 20 });
    expect(queryOf(ended)).toMatchObject({ buildingId: tower.id, unitId: unit.id, sort: 'updated', limit: 5 });
  });

  it('that ended are asked for by every state that is not open, and by none that is', async () => {
    const { inputsOf } = await tickets(0, 1);
    await screen.findByRole('list', { name: 'Lima terakhir yang berakhir' });
    const asked = String(queryOf(inputsOf('listTickets').find(isOfEnded))['state']).split(',');

    expect(asked.filter((state) => openTicketStates.some((open) => open === state))).toEqual([]);
    expect(asked).toContain('closed');
  });

  it('say that none is open, and show no heading for what never ended', async () => {
    await tickets(0, 0);

    expect(await screen.findByText('Tidak ada tiket terbuka.')).toBeVisible();
    expect(screen.queryByText('Lima terakhir yang berakhir')).toBeNull();
  });

  it('lead each to its page, and to a new one of this unit', async () => {
    await tickets(1, 0);
    const [row] = ticketRows(1, 'in-progress');

    expect((await screen.findByRole('link', { name: row?.title ?? '' })).getAttribute('href')).toBe(
      `/imah/ticket/${row?.id}`,
    );
    expect(screen.getByRole('link', { name: 'Buat tiket' }).getAttribute('href')).toBe(
      `/imah/new/ticket/${tower.id}?unit=${unit.id}`,
    );
  });

  it('offer no new one to who may not report', async () => {
    await tickets(1, 0, {}, holding('building.view', 'unit.view', 'ticket.view'));
    await screen.findByRole('list', { name: 'Terbuka' });

    expect(screen.queryByRole('link', { name: 'Buat tiket' })).toBeNull();
  });

  it('say that they could not be read, and are read anew on a press', async () => {
    let works = false;
    await tickets(1, 0, {
      listTickets: async () => {
        if (!works) throw broken;
        return listOf([]);
      },
    });
    await screen.findByText('Tiket unit ini belum dapat dimuat');
    works = true;
    for (const button of screen.getAllByRole('button', { name: 'Coba lagi' })) await userEvent.click(button);

    expect(await screen.findByText('Tidak ada tiket terbuka.')).toBeVisible();
  });
});

describe('the devices of a unit', () => {
  const devices = (answers: FakeAnswers = {}) =>
    openPage(<UnitDevices building={tower} unit={unit} />, {
      person: whoamiOfOwner,
      answers: { ...fullAnswers, ...answers },
    });
  const own = { ...pump, unitId: unit.id };

  it('are those of this unit alone, each leading to itself in the building', async () => {
    await devices({ listDevices: listOf([own, { ...pump, id: unit.id, name: 'Pompa lain', unitId: null }]) });

    const list = within(await screen.findByRole('list', { name: 'Perangkat' }));
    expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/imah/building/${tower.id}/iot?device=${own.id}`,
    ]);
  });

  it('say that there is none', async () => {
    await devices({ listDevices: listOf([]) });

    expect(await screen.findByText('Tidak ada perangkat di unit ini.')).toBeVisible();
  });

  it('draw no month of a device that counts nothing', async () => {
    await devices({ listDevices: listOf([own]) });
    await screen.findByRole('list', { name: 'Perangkat' });

    expect(screen.queryByRole('heading', { name: /^30 hari/ })).toBeNull();
  });

  it.each([
    ['devices', { listDevices: broken }],
    ['types', { listDeviceTypes: broken }],
  ])('say so where their %s cannot be read', async (_what, answers) => {
    await devices(answers);

    expect(await screen.findByText('Perangkat unit ini belum dapat dimuat')).toBeVisible();
  });
});

describe('a page of a building', () => {
  it.each([
    ['units', <UnitsPage key="units" />],
    ['topics', <TopicsPage key="topics" />],
  ])('of its %s is for nobody who may see none of them: nothing is asked', async (_what, element) => {
    const { calls } = await openPage(<BuildingProvider building={tower}>{element}</BuildingProvider>, {
      person: holding('building.view'),
      answers: fullAnswers,
    });

    expect(await screen.findByRole('heading', { name: 'Anda tidak memiliki akses' })).toBeVisible();
    expect(calls()).toEqual([]);
  });

  it('of its topics shows only the parts that the person may see', async () => {
    const { calls } = await openPage(
      <BuildingProvider building={tower}>
        <TopicsPage />
      </BuildingProvider>,
      { person: holding('building.view', 'topic.view'), answers: fullAnswers },
    );
    await screen.findByRole('heading', { level: 2, name: 'Topik' });

    const asked = new Set(calls().map(({ name }) => name));
    expect(['listTopics', 'listOutages', 'listNotices'].filter((name) => asked.has(name))).toEqual(['listTopics']);
  });
});
