import type { Permission } from '@imah/contract/access';
import { whoami, whoamiOfOwner, whoamiOfNewcomer } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { page } from 'vitest/browser';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { fullAnswers } from '@imah/app/harness';
import { show } from '@imah/app/harness/testing';
import { SettingsPage } from './settings-page.tsx';

beforeEach(() => page.viewport(1280, 800));
afterEach(cleanup);

const holding = (grants: readonly Permission[]) => ({
  ...whoami,
  memberships: whoami.memberships.map((each) => ({ ...each, grants: [...grants] })),
});
const titles = () => screen.queryAllByRole('navigation').flatMap((each) => within(each).getAllByRole('link'));
const links = () => titles().map((link) => [link.textContent, link.getAttribute('href')]);

const everything = [
  ['Organisasi', '/imah/settings/general'],
  ['Anggota', '/imah/settings/user'],
  ['Grup dan izin', '/imah/settings/group'],
  ['Tiket', '/imah/settings/ticket'],
  ['Eskalasi', '/imah/settings/escalation'],
  ['Aturan alarm', '/imah/settings/alarm'],
  ['Jenis perangkat', '/imah/settings/device'],
  ['Tarif dan tagihan', '/imah/settings/billing'],
  ['Pembayaran online', '/imah/settings/payment'],
  ['Riwayat', '/imah/settings/audit'],
];

it('leads an owner to everything that can be set up, beside the first page of it', async () => {
  await show(<SettingsPage />, { person: whoamiOfOwner, answers: fullAnswers });

  expect(await screen.findByRole('heading', { level: 1, name: 'Organisasi' })).toBeVisible();
  expect(links()).toEqual(everything);
  expect(screen.getAllByRole('link', { current: 'page' }).map(({ textContent }) => textContent)).toEqual([
    'Organisasi',
  ]);
});

it('is the list alone on a phone', async () => {
  await page.viewport(390, 844);
  await show(<SettingsPage />, { person: whoamiOfOwner, answers: fullAnswers });

  expect(await screen.findByRole('heading', { level: 1, name: 'Pengaturan' })).toBeVisible();
  expect(links()).toEqual(everything);
  expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
});

it('keeps the organisation that the address names when another page of the settings is opened', async () => {
  const org = whoamiOfOwner.memberships[0]?.orgId;
  await show(<SettingsPage />, {
    person: whoamiOfOwner,
    answers: fullAnswers,
    route: '/imah/settings',
    path: `/imah/settings?org=${org}`,
  });

  expect(links().map(([, href]) => href)).toEqual(everything.map(([, href]) => `${href}?org=${org}`));
});

it.each<[permission: Permission, ...titles: string[]]>([
  ['member.view', 'Anggota'],
  ['group.view', 'Grup dan izin'],
  ['settings.view', 'Eskalasi', 'Jenis perangkat'],
  ['org.view', 'Organisasi'],
  ['audit.view', 'Riwayat'],
])('leads who has %s to its pages alone', async (permission, ...titlesOf) => {
  await show(<SettingsPage />, { person: holding([permission]), answers: fullAnswers });

  expect(links().map(([words]) => words)).toEqual(titlesOf);
});

it('leads who may set up tickets alone to their page', async () => {
  await show(<SettingsPage />, {
    person: holding(['slaPolicy.view']),
    route: '/imah/settings',
    path: '/imah/settings',
  });

  expect((await screen.findByTestId('elsewhere')).textContent).toBe('/imah/settings/ticket');
});

it.each([
  ['who may set up nothing', holding(['ticket.view'])],
  ['who belongs nowhere', whoamiOfNewcomer],
])('says so to %s', async (_name, person) => {
  await show(<SettingsPage />, { person });

  expect(await screen.findByText('Anda belum berwenang mengatur organisasi mana pun')).toBeVisible();
  expect(links()).toEqual([]);
});

it('says nothing before it is known who is signed in', async () => {
  await show(<SettingsPage />, { person: null });

  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Pengaturan');
  expect(screen.queryByText('Anda belum berwenang mengatur organisasi mana pun')).toBeNull();
});

it('speaks English', async () => {
  await page.viewport(390, 844);
  await show(<SettingsPage />, { person: whoamiOfOwner, locale: 'en', answers: fullAnswers });

  expect((await screen.findByRole('heading', { level: 1, name: 'Settings' })).textContent).toBe('Settings');
});
