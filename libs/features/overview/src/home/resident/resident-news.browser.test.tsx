import type { FakeAnswers } from '@imah/api-client/testing';
import type { Notice } from '@imah/contract/notices';
import { toasterMachine } from '@imah/state-machines';
import { answerOf, listOf, notices, tower } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { calmToday, ownReports } from '@imah/testing/today';
import { show } from '@imah/app/harness/testing';
import { whoamiOfResident } from '@imah/testing/report';
import { ToasterProvider } from '@imah/app/shell';
import { HomePage } from '../home-page.tsx';

afterEach(cleanup);

const [first] = notices;
const resident = {
  ...whoamiOfResident,
  memberships: whoamiOfResident.memberships.map((membership) => ({
    ...membership,
    grants: [...membership.grants, 'announcement.view', 'device.view.own'],
  })),
};
const notice = (change: Partial<Notice>): Notice => ({ ...(first as Notice), ...change });
const open = (answers: FakeAnswers) =>
  show(
    <ToasterProvider actor={createActor(toasterMachine, { input: { now: () => 0 } }).start()}>
      <HomePage />
    </ToasterProvider>,
    {
      person: resident,
      answers: {
        listBuildings: listOf([tower]),
        getToday: answerOf(calmToday),
        listNotices: listOf([]),
        listOwnReports: answerOf([]),
        ...answers,
      },
    },
  );

it('tells a resident what the building tells, the important first, and how far their own reports are', async () => {
  await open({
    listNotices: listOf([
      notice({ id: 'n1', title: 'Taman disemprot', urgency: 'normal', publishedAt: '2026-11-20T05:00:00.000Z' }),
      notice({ id: 'n2', title: 'Air dihentikan', urgency: 'important', publishedAt: '2026-11-18T05:00:00.000Z' }),
      notice({ id: 'n3', title: 'Lift diperiksa', urgency: 'normal', publishedAt: '2026-11-19T05:00:00.000Z' }),
    ]),
    listOwnReports: answerOf([...ownReports]),
  });

  const board = within(await screen.findByRole('region', { name: 'Info gedung' }));
  const titles = ['Penting: Air dihentikan', 'Taman disemprot', 'Lift diperiksa'].map((title) =>
    board.getByText(title),
  );
  const order = titles.map((title) => title.getBoundingClientRect().top);
  expect(order).toEqual(order.toSorted((one, other) => one - other));
  const reports = within(screen.getByRole('region', { name: 'Laporan saya' }));
  expect(
    ownReports.map(({ ticket }) => reports.getByRole('link', { name: ticket.title }).getAttribute('href')),
  ).toEqual(ownReports.map(({ ticket }) => `/imah/ticket/${ticket.id}`));
});

it('leads a resident without an open report to the form, and tells them nothing of devices and alarms', async () => {
  await open({});

  const reports = within(await screen.findByRole('region', { name: 'Laporan saya' }));
  expect(reports.getByRole('link', { name: 'Laporkan masalah' }).getAttribute('href')).toBe('/imah/new/ticket');
  expect(screen.queryByRole('region', { name: 'Info gedung' })).toBeNull();
  expect(screen.queryByText(/Alarm, tiket, dan perangkat/)).toBeNull();
  expect(screen.queryByText('Perangkat daring')).toBeNull();
});

it('tells of each report who comes when or that a time is to be chosen, and the last word with whether it was read', async () => {
  await open({ listOwnReports: answerOf([...ownReports]) });

  const reports = within(await screen.findByRole('region', { name: 'Laporan saya' }));
  const [coming, choosing, silent] = reports.getAllByRole('listitem').map((row) => row.textContent);
  expect(coming).toMatch(/Petugas datang Sel 24 Nov 09\.00–11\.00.*Belum dibaca.*Agus Prasetyo, .*: Baik, besok/);
  expect(choosing).toMatch(/Pilih jam.*Pengelola, .*: mengirim berkas/);
  expect(choosing).not.toMatch(/Belum dibaca/);
  expect(silent).not.toMatch(/Petugas datang|Pilih jam|Belum dibaca/);
});

it('keeps a long reply in one line on a phone', async () => {
  const [first] = ownReports as [(typeof ownReports)[number]];
  const excerpt = 'kata '.repeat(32).trim();
  const lastReply = { by: 'Agus Prasetyo', at: first.ticket.createdAt, unread: true, excerpt };
  await open({ listOwnReports: answerOf([{ ...first, lastReply }]) });
  const words = (await screen.findByText(/kata kata/)) as HTMLElement;
  const list = words.closest('li') as HTMLElement;
  list.style.width = '350px';

  expect(words.offsetHeight).toBeLessThan(2 * Number.parseFloat(getComputedStyle(words).fontSize));
  expect(list.scrollWidth).toBeLessThanOrEqual(350);
});
