import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, fixtureId, listOf, tower, whoamiOfOwner } from '@imah/testing';
import { portfolioDevices, portfolioMeters } from '@imah/testing/portfolio';
import { ticketRows } from '@imah/testing/ticket-rows';
import { openAlarm } from '@imah/testing/today';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { openPage, refusal } from '@imah/app/harness/testing';
import type { PortfolioList } from '../use-view.ts';
import { ListSheet } from './list-sheet.tsx';

afterEach(cleanup);

const [device] = portfolioDevices;
const [meter] = portfolioMeters;
if (device === undefined || meter === undefined) throw new Error('the fixtures of the portfolio are empty');
const full: FakeAnswers = {
  listMyAlarms: listOf([openAlarm]),
  listTickets: listOf(ticketRows(2)),
  listPortfolioDevices: listOf([device]),
  listPortfolioMeters: answerOf([meter]),
};
const open = async (list: PortfolioList, answers: FakeAnswers = {}) => {
  const onClose = vi.fn<() => void>();
  const page = await openPage(<ListSheet list={list} period="7-days" onClose={onClose} />, {
    person: whoamiOfOwner,
    answers: { ...full, ...answers },
  });
  return { ...page, onClose, sheet: within(await screen.findByRole('dialog')) };
};
const queryOf = (input: unknown) => (input as { readonly query: object }).query;
const each = [
  ['alarms', 'listMyAlarms'],
  ['online', 'listPortfolioDevices'],
  ['offline', 'listPortfolioDevices'],
  ['tickets', 'listTickets'],
  ['overdue', 'listTickets'],
  ['unassigned', 'listTickets'],
  ['meters', 'listPortfolioMeters'],
] as const;
const paged = each.filter(([list]) => list !== 'meters');

describe('the list behind a number', () => {
  it.each(each)('of %s says that it is empty', async (list, call) => {
    const { sheet } = await open(list, { [call]: list === 'meters' ? answerOf([]) : listOf([]) });

    expect(await sheet.findByText('Tidak ada isinya.')).toBeVisible();
  });

  it.each(each)('of %s says that it could not be read, and is read anew on a press', async (list, call) => {
    let works = false;
    const { sheet } = await open(list, {
      [call]: async () => {
        if (!works) throw refusal('server', 500, 'Server sedang bermasalah.');
        return full[call];
      },
    });
    await sheet.findByText('Daftar belum dapat dimuat');
    works = true;
    await userEvent.click(sheet.getByRole('button', { name: 'Coba lagi' }));

    expect((await sheet.findAllByRole('link'))[0]).toBeVisible();
  });

  it.each(paged)('of %s goes on page by page, and offers no more after the last', async (list, call) => {
    const rows = { alarms: [openAlarm], devices: [device], tickets: ticketRows(1) };
    const kind = list === 'alarms' ? 'alarms' : call === 'listTickets' ? 'tickets' : 'devices';
    const { sheet, inputsOf } = await open(list, {
      [call]: async ({ query }: { query?: { cursor?: string } }) =>
        query?.cursor === undefined ? { data: rows[kind], meta: { nextCursor: 'lagi' } } : listOf([]),
    });
    await userEvent.click(await sheet.findByRole('button', { name: 'Muat lainnya' }));

    await expect.poll(() => inputsOf(call).at(-1)).toMatchObject({ query: { cursor: 'lagi' } });
    await expect.poll(() => sheet.queryByRole('button', { name: 'Muat lainnya' })).toBeNull();
  });

  it.each([
    ['tickets', { limit: 50 }],
    ['overdue', { limit: 50, due: 'overdue', sort: 'due' }],
    ['unassigned', { limit: 50, assignee: 'none' }],
  ] as const)('of %s asks for those that it counts', async (list, query) => {
    const { sheet, inputsOf } = await open(list);
    await sheet.findAllByRole('link');

    expect(inputsOf('listTickets').map(queryOf)).toEqual([query]);
  });

  it.each(['online', 'offline'] as const)('of %s devices asks for that status alone', async (list) => {
    const { sheet, inputsOf } = await open(list);
    await sheet.findAllByRole('link');

    expect(inputsOf('listPortfolioDevices').map(queryOf)).toEqual([{ limit: 50, status: list }]);
  });

  it('says of a device that was never heard that it was not', async () => {
    const { sheet } = await open('offline', { listPortfolioDevices: listOf([{ ...device, lastSeenAt: null }]) });

    expect(await sheet.findByText('belum pernah terhubung')).toBeVisible();
  });

  it('leads to each device in its building, and to each ticket', async () => {
    const { sheet } = await open('online');
    const [found] = await sheet.findAllByRole('link');
    expect(found?.getAttribute('href')).toBe(`/imah/building/${device.buildingId}/iot?device=${device.id}`);
    cleanup();

    const tickets = await open('tickets');
    const [ticket] = ticketRows(1);
    const [row] = await tickets.sheet.findAllByRole('link');
    expect(row?.getAttribute('href')).toBe(`/imah/ticket/${ticket?.id}`);
  });

  it('says of meters in kWh with a digit behind the comma what they counted, and which are left out', async () => {
    const { sheet } = await open('meters', {
      listPortfolioMeters: answerOf([
        {
          deviceId: fixtureId('device', 9),
          buildingId: tower.id,
          buildingName: tower.name,
          name: 'Induk',
          wattHours: 1_234_560,
        },
      ]),
    });

    expect(await sheet.findByText('1.234,6 kWh')).toBeVisible();
    expect(sheet.getByText('Bila gedung punya meter induk, meter unit tidak dihitung lagi.')).toBeVisible();
  });

  it('is closed by the keyboard', async () => {
    const { onClose, sheet } = await open('alarms');
    await sheet.findAllByRole('link');
    await userEvent.keyboard('{Escape}');

    expect(onClose.mock.calls).toHaveLength(1);
  });
});
