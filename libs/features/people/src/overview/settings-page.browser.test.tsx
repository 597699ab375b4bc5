import type { Permission } from '@imah/contract/access';
import { whoami, whoamiOfOwner, whoamiOfNewcomer } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { SettingsPage } from './settings-page.tsx';

afterEach(cleanup);

const holding = (grants: readonly Permission[]) => ({
  ...whoami,
  memberships: whoami.memberships.map((each) => ({ ...each, grants: [...grants] })),
});
const links = () => screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);

it('leads an owner to everything that can be set up', async () => {
  await show(<SettingsPage />, { person: whoamiOfOwner });

  expect(links()).toEqual([
    ['Anggota', '/imah/settings/user'],
    ['Grup dan izin', '/imah/settings/group'],
    ['Tiket', '/imah/settings/ticket'],
    ['Organisasi', '/imah/settings/general'],
  ]);
});

it.each<[permission: Permission, title: string]>([
  ['member.view', 'Anggota'],
  ['group.view', 'Grup dan izin'],
  ['slaPolicy.view', 'Tiket'],
  ['org.view', 'Organisasi'],
])('leads who has %s to its page alone', async (permission, title) => {
  await show(<SettingsPage />, { person: holding([permission]) });

  expect(links().map(([words]) => words)).toEqual([title]);
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
  await show(<SettingsPage />, { person: whoamiOfOwner, locale: 'en' });

  expect((await screen.findByRole('heading', { level: 1, name: 'Settings' })).textContent).toBe('Settings');
});
