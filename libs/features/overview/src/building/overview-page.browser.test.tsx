import type { FakeAnswers } from '@imah/api-client/testing';
import { defaultGroupGrants } from '@imah/contract/access';
import type { HouseholdRequest, JoinRequest } from '@imah/contract/people';
import { answerOf, fixtureId, listOf, tower, whoami } from '@imah/testing';
import { members } from '@imah/testing/members';
import { ticketRows } from '@imah/testing/ticket-rows';
import { toasterMachine } from '@imah/state-machines';
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { fullAnswers } from '@imah/app/harness';
import { show } from '@imah/app/harness/testing';
import { ToasterProvider } from '@imah/app/shell';
import { BuildingProvider } from '@imah/features-buildings';
import { OverviewPage } from './overview-page.tsx';

afterEach(cleanup);

const page = `/imah/building/${tower.id}`;
const unitId = fixtureId('unit', 2);
const joinRequest: JoinRequest = {
  id: fixtureId('occupancy', 101),
  name: 'Siti Aminah',
  email: 'siti@contoh.id',
  unitCode: 'A-0101',
  role: 'tenant',
  note: '',
  status: 'pending',
  createdAt: '2026-11-20T10:00:00.000Z',
  unitId,
  candidates: [],
  isPaid: false,
};
const householdRequest: HouseholdRequest = {
  id: fixtureId('occupancy', 102),
  unitId,
  unitCode: 'A-0101',
  name: 'Budi Saputra',
  email: null,
  host: 'Andi Saputra',
  createdAt: '2026-11-20T10:00:00.000Z',
};
const [firstTicket] = ticketRows(1);
/** All that a building needs before its people can work with it. */
const complete: FakeAnswers = {
  listMembers: listOf(members),
  listInvitations: listOf([]),
  listScanCodes: answerOf([
    {
      id: fixtureId('notice', 1),
      code: '7KQ3MX2PABC',
      unitId: null,
      unitCode: null,
      floorId: null,
      sectionId: null,
      deviceId: null,
      place: 'Lobi',
      reports: 0,
      createdAt: '2026-11-20T10:00:00.000Z',
    },
  ]),
};
const open = (group: 'resident' | 'administrator', answers: FakeAnswers = {}, address = '') =>
  show(
    <ToasterProvider actor={createActor(toasterMachine, { input: { now: () => 0 } }).start()}>
      <BuildingProvider building={tower}>
        <OverviewPage />
      </BuildingProvider>
    </ToasterProvider>,
    {
      route: '/imah/building/:id',
      path: `${page}${address}`,
      answers: { ...fullAnswers, ...answers },
      person: {
        ...whoami,
        memberships: whoami.memberships.map((each) => ({ ...each, grants: [...defaultGroupGrants[group]] })),
      },
    },
  );
const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

it('begins with the home of a resident, whom to call and what is told, and has no numbers or facts of those who run it', async () => {
  await open('resident');
  await screen.findByRole('heading', { level: 2, name: 'Topik' });

  const known = [
    'Unit',
    'Sedang bertugas',
    'Nomor penting',
    'Info gedung',
    'Tata tertib dan dokumen',
    'Topik',
    'Tentang gedung',
  ];
  expect(headings()).toEqual(known);
  expect(screen.queryByRole('button', { name: /Tambah/ })).toBeNull();
  expect(screen.queryByText('Zona waktu')).toBeNull();
  expect(screen.queryByText('Tiket tanpa petugas')).toBeNull();
  expect(screen.queryByRole('searchbox', { name: 'Cari kode unit' })).toBeNull();
  expect(screen.queryByText(/^Kosong \d/)).toBeNull();
});

it('gives those who run it a glance at what waits, each part leading to its page, and nothing that has a page of its own', async () => {
  const { calls } = await open('administrator', complete);
  await screen.findByRole('link', { name: 'Lihat semua' });
  await screen.findByText(firstTicket?.title ?? '');

  expect(headings()).toEqual(['Keadaan gedung', 'Menunggu sekarang', 'Alarm aktif', 'Pengumuman dan topik']);
  expect(['Semua tiket', 'Lihat pemantauan', 'Lihat semua'].map(hrefOf)).toEqual([
    `${page}/ticket`,
    `${page}/iot-monitoring`,
    `${page}/topics`,
  ]);
  const asked = calls().map(({ name }) => name);
  expect(asked.filter((name) => ['getPlaces', 'getJoinCode'].includes(name))).toEqual([]);
});

it('begins with what a new building still needs, asking whether there is one of each and not for all', async () => {
  const { calls } = await open('administrator', { ...complete, listPeople: listOf([]) });

  expect(await screen.findByText('4 dari 5 langkah')).toBeVisible();
  expect(headings()[0]).toBe('Siapkan gedung ini');
  expect(calls().flatMap(({ name, input }) => (name === 'listPeople' ? [input] : []))).toMatchObject([
    { query: { limit: 1 } },
  ]);
});

it('counts who waits to be let in above the tickets, which then give way by one', async () => {
  await open('administrator', {
    listJoinRequests: answerOf([joinRequest]),
    listHouseholdRequests: answerOf([householdRequest]),
    listTickets: listOf(ticketRows(5)),
  });

  const row = await screen.findByRole('link', { name: '2 orang menunggu persetujuan' });
  expect(row.getAttribute('href')).toBe(`${page}/people#permintaan`);
  await screen.findByText(firstTicket?.title ?? '');
  expect(within(screen.getByRole('list', { name: 'Menunggu sekarang' })).getAllByRole('listitem')).toHaveLength(5);
});

it('says so where nothing waits and nothing is told', async () => {
  await open('administrator', {
    listTickets: listOf([]),
    listOutages: listOf([]),
    listNotices: listOf([]),
    listTopics: listOf([]),
  });

  expect(await screen.findByText('Tidak ada yang menunggu')).toBeVisible();
  expect(await screen.findByText('Belum ada pengumuman atau topik.')).toBeVisible();
});

it.each([
  [`?unit=${unitId}`, `/imah/building/${tower.id}/unit?unit=${unitId}`],
  ['#permintaan', `/imah/building/${tower.id}/people`],
])('leads %s, as messages of before name it, to the page that has it now', async (part, address) => {
  await open('administrator', {}, part);

  expect(await screen.findByText(address)).toBeVisible();
});

it('leaves a resident where they are: their unit opens on this page', async () => {
  await open('resident', {}, `?unit=${unitId}`);

  expect(await screen.findByRole('heading', { level: 2, name: 'Topik' })).toBeVisible();
});
