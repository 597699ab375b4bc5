import { answerOf, buildings, listOf, whoamiOfOwner, whoamiOfSupervisor } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { viewAsOrigin } from '@imah/app/ports';
import { show } from '@imah/app/harness/testing';
import { groups, guards, orgId, owners } from '@imah/testing/members';
import { SettingsGroupPage } from './settings-group-page.tsx';

afterEach(cleanup);

const answers = { listGroups: listOf(groups), listBuildings: listOf(buildings) };
const page = { route: '/imah/settings/group', path: '/imah/settings/group', person: whoamiOfOwner };

describe('SettingsGroupPage', () => {
  it('changes permissions found by a search, and says whom it concerns', async () => {
    const { calls } = await show(<SettingsGroupPage />, {
      ...page,
      path: `${page.path}?grup=${guards.id}`,
      answers: { ...answers, updateGroup: answerOf(guards) },
    });
    const sheet = within(await screen.findByRole('dialog', { name: guards.name }));

    await userEvent.type(sheet.getByRole('searchbox', { name: 'Cari izin' }), 'unit');
    const levels = within(await sheet.findByRole('radiogroup', { name: 'Unit: melihat' }));
    await userEvent.click(levels.getByRole('radio', { name: 'Milik sendiri' }));
    expect(sheet.getByText('melihat (milik sendiri)')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Simpan' }));

    expect(await screen.findByText('Perubahan disimpan.')).toBeVisible();
    expect(calls().find(({ name }) => name === 'updateGroup')?.input).toEqual({
      params: { orgId, groupId: guards.id },
      version: 1,
      body: {
        name: guards.name,
        description: guards.description,
        ticketVisibility: 'building',
        grants: [...guards.grants, 'unit.view.own'],
      },
    });
  });

  it('offers no rights of what has no page yet, and keeps those that are granted', async () => {
    const { calls } = await show(<SettingsGroupPage />, {
      ...page,
      path: `${page.path}?grup=${guards.id}`,
      answers: {
        ...answers,
        listGroups: listOf([{ ...guards, grants: [...guards.grants, 'bill.view'] }]),
        updateGroup: answerOf(guards),
      },
    });
    const sheet = within(await screen.findByRole('dialog', { name: guards.name }));

    await userEvent.type(sheet.getByRole('searchbox', { name: 'Cari izin' }), 'tagihan');
    expect(sheet.getByText('Tidak ada izin yang cocok')).toBeVisible();
    await userEvent.click(sheet.getByRole('button', { name: 'Simpan' }));

    await screen.findByText('Perubahan disimpan.');
    expect(calls().find(({ name }) => name === 'updateGroup')?.input).toMatchObject({
      body: { grants: [...guards.grants, 'bill.view'] },
    });
  });

  it('shows the owners’ group without a way to change it', async () => {
    await show(<SettingsGroupPage />, { ...page, path: `${page.path}?grup=${owners.id}`, answers });

    const sheet = within(await screen.findByRole('dialog', { name: owners.name }));
    expect(sheet.getByText('Pemilik organisasi selalu boleh melakukan segalanya.')).toBeVisible();
    expect(sheet.queryByRole('button', { name: 'Simpan' })).toBeNull();
  });

  it('sees as a group, after which the app asks who one is', async () => {
    const onRightsChanged = vi.fn<(then: unknown) => void>();
    const { calls } = await show(<SettingsGroupPage />, {
      ...page,
      answers: { ...answers, startViewAs: undefined },
      app: { onRightsChanged, draftStorage: sessionStorage },
    });

    await userEvent.click(await screen.findByRole('button', { name: `Tindakan untuk ${guards.name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Lihat sebagai' }));

    await vi.waitFor(() => expect(onRightsChanged).toHaveBeenCalledWith('beranda'));
    expect(calls().at(-1)).toEqual({ name: 'startViewAs', input: { params: { orgId, groupId: guards.id } } });
    expect(viewAsOrigin(sessionStorage).take()).toBe(page.path);
  });

  it('offers deletion only of a group that nobody is in and that is not a default one', async () => {
    await show(<SettingsGroupPage />, { ...page, answers });

    const offered = [];
    for (const group of groups) {
      await userEvent.click(await screen.findByRole('button', { name: `Tindakan untuk ${group.name}` }));
      await screen.findByRole('menuitem', { name: 'Lihat sebagai' });
      if (screen.queryByRole('menuitem', { name: 'Hapus' }) !== null) offered.push(group.name);
      await userEvent.keyboard('{Escape}');
    }

    expect(offered).toEqual([guards.name]);
  });

  it('is not for those who may not see groups', async () => {
    await show(<SettingsGroupPage />, { ...page, person: whoamiOfSupervisor, answers });

    expect(await screen.findByText('Anda belum berwenang mengatur organisasi mana pun')).toBeVisible();
  });
});
