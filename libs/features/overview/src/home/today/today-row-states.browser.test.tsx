import type { FakeAnswers } from '@imah/api-client/testing';
import type { TodayItem } from '@imah/contract/today';
import { answerOf, fixtureId, fixtureNow, minutesAgo, tower, urgentOutage, whoamiOfOwner } from '@imah/testing';
import { openAlarm, ticketsToday } from '@imah/testing/today';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { openPage, refusal } from '@imah/app/harness/testing';
import { rowOf } from './today-rows.tsx';

afterEach(cleanup);

const open = (item: TodayItem, answers: FakeAnswers = {}) =>
  openPage(<ul>{rowOf(item).row}</ul>, { person: whoamiOfOwner, answers });
const text = () => screen.getByRole('listitem').textContent ?? '';
const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

const [ticketItem] = ticketsToday;
if (ticketItem === undefined) throw new Error('there is no ticket of today');
const alarm = (more: object = {}, mayAcknowledge = true): TodayItem => ({
  kind: 'alarm',
  alarm: { ...openAlarm, acknowledgedAt: null, ...more },
  mayAcknowledge,
});
const poll: TodayItem & { readonly kind: 'poll' } = {
  kind: 'poll',
  topicId: fixtureId('command', 951),
  title: 'Warna cat lobi',
  buildingName: tower.name,
  timeZone: 'Asia/Jakarta',
  closesAt: new Date(fixtureNow + 3_600_000).toISOString(),
};
const quote: TodayItem & { readonly kind: 'quote' } = {
  kind: 'quote',
  ticket: ticketItem.ticket,
  total: 1_250_000,
  validUntil: '2026-11-30',
};
const silent: TodayItem & { readonly kind: 'device-offline' } = {
  kind: 'device-offline',
  device: {
    id: fixtureId('device', 3),
    name: 'Pompa transfer 2',
    typeKey: 'pump',
    buildingId: tower.id,
    buildingName: tower.name,
    timeZone: tower.timeZone,
    lastSeenAt: minutesAgo(118),
  },
};
const account: TodayItem & { readonly kind: 'joining' } = {
  kind: 'joining',
  by: 'account',
  building: { id: tower.id, name: tower.name, timeZone: tower.timeZone },
  request: {
    id: fixtureId('occupancy', 101),
    name: 'Siti Aminah',
    email: 'siti@contoh.id',
    unitCode: 'A-0101',
    role: 'tenant',
    note: '',
    status: 'pending',
    createdAt: minutesAgo(60),
    unitId: fixtureId('unit', 2),
    candidates: [],
    isPaid: false,
  },
};
const household: TodayItem & { readonly kind: 'joining' } = {
  kind: 'joining',
  by: 'household',
  building: account.building,
  request: {
    id: fixtureId('occupancy', 102),
    unitId: fixtureId('unit', 2),
    unitCode: 'A-0101',
    name: 'Budi Saputra',
    email: null,
    host: 'Andi Saputra',
    createdAt: minutesAgo(60),
  },
};

describe('an alarm of today', () => {
  it('is taken where it stands, with the alarm that was seen', async () => {
    const { inputsOf } = await open(alarm(), { acknowledgeAlarm: answerOf(openAlarm) });
    await userEvent.click(screen.getByRole('button', { name: `Tangani alarm ${openAlarm.deviceName}` }));

    await expect
      .poll(() => inputsOf('acknowledgeAlarm'))
      .toMatchObject([{ params: { buildingId: openAlarm.buildingId, alarmId: openAlarm.id } }]);
  });

  it('offers nothing to who may only see it', async () => {
    await open(alarm({}, false));

    expect(screen.queryByRole('button')).toBeNull();
    expect(hrefOf(openAlarm.deviceName)).toBe(
      `/imah/building/${openAlarm.buildingId}/iot?device=${openAlarm.deviceId}`,
    );
  });

  it('that the person has taken says so, and can be given back', async () => {
    const { inputsOf } = await open(alarm({ acknowledgedAt: minutesAgo(1) }), {
      unacknowledgeAlarm: answerOf(openAlarm),
    });
    expect(screen.getByText('Anda menanganinya')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Urungkan' }));

    await expect.poll(() => inputsOf('unacknowledgeAlarm').length).toBe(1);
  });

  it('that could not be taken says so, and can be taken again', async () => {
    const { toasts } = await open(alarm(), {
      acknowledgeAlarm: refusal('server', 500, 'Server sedang bermasalah.'),
    });
    await userEvent.click(screen.getByRole('button', { name: `Tangani alarm ${openAlarm.deviceName}` }));

    await expect.poll(() => toasts.length).toBe(1);
    expect(screen.getByRole('button', { name: `Tangani alarm ${openAlarm.deviceName}` })).toBeEnabled();
  });
});

describe('a poll of today', () => {
  it('leads to where one votes, and says until when by the clock of its building', async () => {
    await open({ ...poll, timeZone: 'Asia/Jayapura', closesAt: '2026-11-30T15:30:00.000Z' });

    // In Jayapura it is the first of December.
    expect(text()).toMatch(/1 Des/);
    expect(hrefOf('Warna cat lobi')).toBe(`/imah/topic/${poll.topicId}`);
  });

  it('of a whole organisation names no building', async () => {
    await open({ ...poll, buildingName: null });

    expect(text()).not.toContain(tower.name);
  });
});

describe('a cost of today', () => {
  it('is said in whole rupiah, with its last day and the number of its ticket', async () => {
    await open(quote);

    expect(text()).toMatch(/Rp\s?1\.250\.000/);
    expect(text()).toContain('30 November 2026');
    expect(text()).toContain(quote.ticket.number);
  });
});

describe('a device of today', () => {
  it('leads to itself in its building, by its name and by a button that names it', async () => {
    await open(silent);
    const href = `/imah/building/${tower.id}/iot?device=${silent.device.id}`;

    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([href, href]);
  });

  it('that was never heard has no age', async () => {
    await open({ ...silent, device: { ...silent.device, lastSeenAt: null } });

    expect(document.querySelector('time')).toBeNull();
  });
});

describe('a request of today', () => {
  it('says of an account which unit it asks for, and of a household who invited', async () => {
    await open(account);
    expect(text()).toContain('Ingin bergabung di unit A-0101');
    cleanup();

    await open(household);
    expect(text()).toContain('Diundang Andi Saputra ke unit A-0101');
  });

  it('leads to the requests of its building, and opens the answer in place', async () => {
    await open(account, { getPlaces: answerOf({ sections: [], floors: [], units: [] }) });
    expect(hrefOf('Siti Aminah')).toBe(`/imah/building/${tower.id}#permintaan`);
    await userEvent.click(screen.getByRole('button', { name: 'Jawab permintaan Siti Aminah' }));

    expect(await screen.findByRole('dialog')).toBeVisible();
  });
});

describe('an outage of today', () => {
  it('leads to its page', async () => {
    await open({ kind: 'outage', outage: urgentOutage });

    expect(hrefOf(urgentOutage.title)).toBe(`/imah/building/${urgentOutage.buildingId}/outage/${urgentOutage.id}`);
  });
});

it('rows of today are told apart by what they are about, also where two kinds are about one ticket', () => {
  const ids = [ticketItem, quote, poll, silent, account, household].map((item) => rowOf(item).id);

  expect(new Set(ids).size).toBe(6);
});
