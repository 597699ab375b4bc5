import type { FakeAnswers } from '@imah/api-client/testing';
import { defaultGroupGrants } from '@imah/contract/access';
import type { Building } from '@imah/contract/buildings';
import type { ScanCode } from '@imah/contract/scan';
import { answerOf, fixtureId, listOf, minutesAgo, residents, tower, unfinishedBuilding, whoami } from '@imah/testing';
import { members } from '@imah/testing/members';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { SetupList } from './setup-list.tsx';

const kept = new Map<string, string>();
const keptStorage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
};
beforeEach(() => kept.clear());
afterEach(cleanup);

const empty: Building = {
  ...unfinishedBuilding,
  unitCount: 0,
  devices: { total: 0, online: 0, offline: 0, neverSeen: 0 },
};
const label: ScanCode = {
  id: fixtureId('notice', 1),
  code: '7KQ3MX2PABC',
  unitId: null,
  unitCode: null,
  floorId: null,
  sectionId: null,
  deviceId: null,
  place: 'Lobi',
  reports: 0,
  createdAt: minutesAgo(60),
};
const nothing: FakeAnswers = {
  listPeople: listOf([]),
  listMembers: listOf([]),
  listInvitations: listOf([]),
  listScanCodes: answerOf([]),
};

function open(
  building: Building,
  answers: FakeAnswers = {},
  use: 'page' | 'wizard' = 'page',
  group: keyof typeof defaultGroupGrants = 'administrator',
) {
  const memberships = whoami.memberships.map((one) => ({ ...one, grants: [...defaultGroupGrants[group]] }));
  return show(<SetupList building={building} level={2} use={use} />, {
    answers: { ...nothing, ...answers },
    person: { ...whoami, memberships },
    app: { keptStorage },
  });
}
const rows = () => screen.getAllByRole('listitem').map(({ textContent }) => textContent);

it('says of a new building what it still needs, each leading to where it is done', async () => {
  await open(empty);

  expect(await screen.findByText('0 dari 5 langkah')).toBeVisible();
  expect(
    screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')?.replace(empty.id, '')]),
  ).toEqual([
    ['Buat rumah', '/imah/building//unit'],
    ['Catat penghuni', '/imah/building//people'],
    ['Undang tim', '/imah/setting/member'],
    ['Pasang label QR', '/imah/building//settings'],
    ['Daftarkan perangkat', '/imah/building//iot'],
  ]);
});

it('counts what is really there', async () => {
  await open({ ...empty, unitCount: 16 }, { listPeople: listOf(residents.slice(0, 1)) });

  expect(await screen.findByText('2 dari 5 langkah')).toBeVisible();
  expect(rows()[0]).toBe('Buat rumah16 rumahSelesai');
  expect(rows()[1]).toBe('Catat penghuniSudah ada penghuni yang tercatat.Selesai');
  expect(rows()[2]).not.toContain('Selesai');
});

it('has a team once somebody else may come into the building, and not before', async () => {
  const elsewhere = members.map((member) => ({ ...member, buildingIds: [tower.id] }));
  await open(empty, { listMembers: listOf(elsewhere) });
  expect(await screen.findByText('0 dari 5 langkah')).toBeVisible();
  cleanup();

  await open(empty, { listMembers: listOf(elsewhere.map((member) => ({ ...member, buildingIds: null }))) });
  expect(await screen.findByText('1 dari 5 langkah')).toBeVisible();
});

it.each([
  ['boarding-house', 'Buat kamar'],
  ['housing', 'Buat rumah'],
  ['apartment', 'Buat unit'],
] as const)('asks whoever runs a %s for their units in its own word: %s', async (kind, word) => {
  await open({ ...empty, kind });

  expect(await screen.findByRole('link', { name: word })).toBeVisible();
});

it('stays away where a person hid it, and is there at the end of the wizard all the same', async () => {
  await open(empty);
  await userEvent.click(await screen.findByRole('button', { name: 'Sembunyikan' }));
  expect(screen.queryByRole('region')).toBeNull();
  cleanup();

  const { calls } = await open(empty);
  expect([screen.queryByRole('region'), calls()]).toEqual([null, []]);
  cleanup();

  await open(empty, {}, 'wizard');
  expect(within(await screen.findByRole('region', { name: 'Siapkan gedung ini' })).queryByRole('button')).toBeNull();
});

it('is no more where everything is there', async () => {
  const whole = { ...tower, unitCount: 3 };
  const { calls } = await open(whole, {
    listPeople: listOf(residents.slice(0, 1)),
    listInvitations: listOf([]),
    listMembers: listOf(members.map((member) => ({ ...member, buildingIds: null }))),
    listScanCodes: answerOf([label]),
  });

  await expect.poll(() => calls().length).toBe(4);
  await expect.poll(() => kept.size).toBe(1);
  expect(screen.queryByRole('region')).toBeNull();
});

it('offers a technician nothing that is not theirs to do', async () => {
  const { calls } = await open(empty, {}, 'page', 'technician');

  expect(calls().filter(({ name }) => name === 'listInvitations' || name === 'listScanCodes')).toEqual([]);
  expect(screen.queryByRole('link', { name: 'Undang tim' })).toBeNull();
});
