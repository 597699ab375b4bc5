import type { FakeAnswers } from '@imah/api-client/testing';
import type { Whoami } from '@imah/contract/identity';
import type { TicketState } from '@imah/contract/tickets/words';
import {
  answerOf,
  devices,
  deviceTypes,
  fixtureId,
  listOf,
  smokeAlarm,
  smokeDetector,
  tower,
  whoamiOfOwner,
  whoamiOfSupervisor,
} from '@imah/testing';
import { openPage, refusal } from '@imah/app/harness/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { DeviceAlarms } from '../parts/device-alarms.tsx';
import { AlarmList } from './alarm-list.tsx';

afterEach(cleanup);

const ticketId = fixtureId('ticket', 77);
const inState = (state: TicketState) =>
  answerOf([{ alarmId: smokeAlarm.id, ticket: { id: ticketId, number: 'TKT-2026-000077', state } }]);
const answers: FakeAnswers = {
  listActiveAlarms: listOf([smokeAlarm]),
  listDevices: listOf(devices),
  listDeviceTypes: answerOf([...deviceTypes]),
  listAlarmTickets: answerOf([]),
  listAlarmEscalations: answerOf([]),
};
const open = (
  more: FakeAnswers = {},
  { person = whoamiOfOwner, locale = 'id' as const }: { person?: Whoami; locale?: 'id' | 'en' } = {},
) => openPage(<AlarmList building={tower} />, { person, locale, answers: { ...answers, ...more } });
const make = () => screen.queryByRole('link', { name: `Buat tiket untuk ${smokeDetector.name}` });

describe('an alarm in a list', () => {
  it('offers a ticket to who may make one there, with a form that is about it', async () => {
    const { inputsOf } = await open();

    const link = await screen.findByRole('link', { name: `Buat tiket untuk ${smokeDetector.name}` });
    expect(link.getAttribute('href')).toBe(`/imah/new/ticket/${tower.id}?alarm=${smokeAlarm.id}`);
    expect(inputsOf('listAlarmTickets')).toEqual([expect.objectContaining({ query: { buildingId: tower.id } })]);
  });

  it.each([
    { state: 'new', word: 'baru' },
    { state: 'in-progress', word: 'dikerjakan' },
    { state: 'waiting', word: 'menunggu' },
    { state: 'deferred', word: 'ditunda' },
    { state: 'resolved', word: 'selesai' },
  ] as const)('shows its ticket that is $state, and offers no other', async ({ state, word }) => {
    await open({ listAlarmTickets: inState(state) });

    const link = await screen.findByRole('link', { name: `TKT-2026-000077, ${word}` });
    expect(link.getAttribute('href')).toBe(`/imah/ticket/${ticketId}`);
    expect(make()).toBeNull();
  });

  it.each(['closed', 'cancelled', 'merged'] as const)('may have another one once its ticket is %s', async (state) => {
    await open({ listAlarmTickets: inState(state) });

    expect(await screen.findByRole('link', { name: `Buat tiket untuk ${smokeDetector.name}` })).toBeVisible();
  });

  it('offers nothing to who may make none, nor while it is not known whether there is one', async () => {
    await open({}, { person: whoamiOfSupervisor });
    await screen.findByText('Kritis');
    expect(make()).toBeNull();
    cleanup();

    await open({ listAlarmTickets: refusal('server', 500, 'x') });
    await screen.findByText('Kritis');
    expect(make()).toBeNull();
  });

  it('says it in English', async () => {
    await open({ listAlarmTickets: inState('in-progress') }, { locale: 'en' });

    expect(await screen.findByRole('link', { name: 'TKT-2026-000077, in progress' })).toBeVisible();
  });
});

describe('the alarms of a device', () => {
  const over = {
    ...smokeAlarm,
    id: fixtureId('alarm', 50),
    active: false,
    raisedAt: '2026-11-19T02:10:00.000Z',
    clearedAt: '2026-11-19T03:05:00.000Z',
  };
  const show = (more: FakeAnswers = {}) =>
    openPage(
      <DeviceAlarms
        building={tower}
        device={smokeDetector}
        type={deviceTypes.find(({ key }) => key === smokeDetector.typeKey)}
        level={3}
      />,
      {
        person: whoamiOfOwner,
        answers: { ...answers, listDeviceAlarms: listOf([over, smokeAlarm]), ...more },
      },
    );

  it('stand with those that are active first, and their tickets', async () => {
    await show({
      listAlarmTickets: answerOf([
        { alarmId: over.id, ticket: { id: ticketId, number: 'TKT-2026-000077', state: 'closed' as const } },
      ]),
    });

    const rows = await screen.findAllByRole('listitem');
    expect(rows[0]?.textContent).toMatch(/Masih aktif sejak .+Buat tiket/);
    expect(rows[1]?.textContent).toMatch(/pulih setelah .+TKT-2026-000077, ditutup/);
  });

  it('are no section where there was none', async () => {
    const { inputsOf } = await show({ listDeviceAlarms: listOf([]) });

    await expect.poll(() => inputsOf('listDeviceAlarms').length).toBe(1);
    expect(screen.queryByRole('heading')).toBeNull();
  });
});
