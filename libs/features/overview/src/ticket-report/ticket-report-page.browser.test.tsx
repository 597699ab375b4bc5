import type { FakeAnswers } from '@imah/api-client/testing';
import { ApiError } from '@imah/api-client';
import { answerOf, tower, whoami, whoamiOfOwner } from '@imah/testing';
import { quietTicketReport, ticketReport, ticketReportByAssignee } from '@imah/testing/ticket-report';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { TicketReportPage } from './ticket-report-page.tsx';

afterEach(cleanup);

async function open(search = '', answers: FakeAnswers = {}, locale: 'id' | 'en' = 'id') {
  const shown = await show(<TicketReportPage />, {
    route: '/imah/reports',
    path: `/imah/reports${search}`,
    person: whoamiOfOwner,
    answers: { getTicketReport: answerOf(ticketReport), ...answers },
    locale,
  });
  const asked = () =>
    shown
      .calls()
      .flatMap(({ name, input }) => (name === 'getTicketReport' ? [(input as { query: unknown }).query] : []));
  return { ...shown, asked };
}
const figure = async (label: string) => {
  const named = await screen.findAllByText(label);
  return named[0]?.parentElement?.textContent;
};

describe('the report of tickets', () => {
  it('says each number of the month and how it stands against the month before', async () => {
    await open();

    expect(await figure('Tiket masuk')).toBe('Tiket masuk646 lebih banyak dari Oktober 2026');
    expect(await figure('Dijawab tepat waktu')).toBe(
      'Dijawab tepat waktu94%60 dari 64 tiketNaik 10 poin dari Oktober 2026',
    );
    expect(await figure('Jawaban pertama')).toBe(
      'Jawaban pertama25 menitNilai tengah17 menit lebih cepat dari Oktober 2026',
    );
    expect(await figure('Dibuka lagi')).toBe('Dibuka lagi10%6 dari 61 tiketTurun 1 poin dari Oktober 2026');
    expect(await figure('Penilaian baik')).toBe('Penilaian baik92%24 dari 26 penilaianNaik 12 poin dari Oktober 2026');
  });

  it('writes the same in English', async () => {
    await open('', {}, 'en');

    expect(await figure('Received')).toBe('Received646 more than October 2026');
    expect(await figure('Reopened')).toBe('Reopened10%6 of 61 ticketsDown 1 points on October 2026');
  });

  it('asks for the month before and back again, and for none that has not begun', async () => {
    const { asked } = await open();
    const later = await screen.findByRole('button', { name: 'Bulan berikutnya' });

    expect(later).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Bulan sebelumnya' }));
    expect(await screen.findByText('Oktober 2026')).toBeVisible();
    await userEvent.click(later);
    expect(await screen.findByText('November 2026')).toBeVisible();
    expect(asked()).toEqual([
      { month: '2026-11', by: 'building' },
      { month: '2026-10', by: 'building' },
    ]);
  });

  it('shows the month now where the address asks for one that has not begun', async () => {
    const { asked } = await open('?month=2031-01');

    await screen.findByText('November 2026');
    expect(asked()).toEqual([{ month: '2026-11', by: 'building' }]);
  });

  it('is of one building, and by person, as the address asks', async () => {
    const { asked } = await open(`?building=${tower.id}&by=assignee`, {
      getTicketReport: answerOf(ticketReportByAssignee),
    });
    const table = within(await screen.findByRole('table'));

    expect(table.getAllByRole('row').map((row) => row.firstElementChild?.textContent)).toEqual([
      'Petugas',
      'Agus Prasetyo',
      'Tanpa petugas',
    ]);
    expect(asked()).toEqual([{ month: '2026-11', by: 'assignee', buildingId: tower.id }]);
  });

  it('leads from a building to its tickets', async () => {
    await open();

    expect((await screen.findByRole('link', { name: tower.name })).getAttribute('href')).toBe(
      `/imah/building/${tower.id}/ticket`,
    );
  });

  it('says that nothing happened where nothing did', async () => {
    await open('', { getTicketReport: answerOf(quietTicketReport) });

    expect(await screen.findByText('Tidak ada tiket dalam bulan ini')).toBeVisible();
  });

  it('says when it could not be loaded, and offers another try', async () => {
    await open('', { getTicketReport: new ApiError({ kind: 'network', message: 'offline' }) });

    expect(await screen.findByText('Kinerja tiket belum dapat dimuat')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Coba lagi' })).toBeVisible();
  });

  it('is not for those who may not see the dashboard', async () => {
    const { calls } = await show(<TicketReportPage />, {
      person: {
        ...whoami,
        memberships: whoami.memberships.map((held) => ({ ...held, grants: ['building.view', 'ticket.view'] })),
      },
      answers: {},
    });

    expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Anda tidak memiliki akses');
    expect(calls()).toEqual([]);
  });
});
