import { answerOf, buildings, listOf, whoamiOfOwner, whoamiOfSupervisor } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
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
  it('changes a permission by a press on its cell, says what that changes and for how many, and saves it', async () => {
    const { calls } = await show(<SettingsGroupPage />, {
      ...page,
      path: `${page.path}?grup=${guards.id}`,
      answers: { ...answers, listGroups: listOf([{ ...guards, memberCount: 3 }]), updateGroup: answerOf(guards) },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Unit: melihat, Tidak' }));
    expect(screen.getByText('Berlaku segera untuk 3 anggota.')).toBeVisible();
    await userEvent.click(screen.getByText(/^1 hak bertambah, 0 berkurang/));
    expect(screen.getByText('melihat (milik sendiri)')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));

    expect(await screen.findByText('Perubahan disimpan.')).toBeVisible();
    expect(screen.getByRole('list', { name: 'Grup dan izin' })).toBeVisible();
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

    expect(await screen.findByRole('rowheader', { name: 'Alarm' })).toBeVisible();
    expect(screen.queryByRole('rowheader', { name: 'Tagihan' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));

    await screen.findByText('Perubahan disimpan.');
    expect(calls().find(({ name }) => name === 'updateGroup')?.input).toMatchObject({
      body: { grants: [...guards.grants, 'bill.view'] },
    });
  });

  it('copies a group with its permissions and description, under a name of its own', async () => {
    const { calls } = await show(<SettingsGroupPage />, {
      ...page,
      answers: { ...answers, createGroup: answerOf(guards) },
    });

    await userEvent.click(await screen.findByRole('button', { name: `Tindakan untuk ${guards.name}` }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Salin' }));
    expect((await screen.findByLabelText<HTMLInputElement>('Nama')).value).toBe('Salinan Satpam malam');
    await userEvent.click(screen.getByRole('button', { name: 'Simpan' }));

    expect(await screen.findByText('Perubahan disimpan.')).toBeVisible();
    expect(calls().find(({ name }) => name === 'createGroup')?.input).toEqual({
      params: { orgId },
      body: {
        name: 'Salinan Satpam malam',
        description: guards.description,
        ticketVisibility: 'building',
        grants: guards.grants,
      },
    });
  });

  it('keeps what was changed when another page is looked at, until it is thrown away', async () => {
    const kept = new Map<string, string>();
    const draftStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, text: string) => void kept.set(key, text),
      removeItem: (key: string) => void kept.delete(key),
    };
    const open = () =>
      show(<SettingsGroupPage />, {
        ...page,
        path: `${page.path}?grup=${guards.id}`,
        answers,
        app: { draftStorage },
      });
    await open();
    await userEvent.type(await screen.findByLabelText('Nama'), ' dan siang');
    cleanup();

    await open();
    expect((await screen.findByLabelText<HTMLInputElement>('Nama')).value).toBe('Satpam malam dan siang');
    await userEvent.click(screen.getByRole('button', { name: 'Buang perubahan' }));

    expect(screen.getByLabelText<HTMLInputElement>('Nama').value).toBe('Satpam malam');
    expect([...kept]).toEqual([]);
  });

  it('says of a built-in group what it is for', async () => {
    await show(<SettingsGroupPage />, { ...page, answers });

    expect(await screen.findByText('Mengerjakan tiketnya sendiri dan mengendalikan perangkat.')).toBeVisible();
  });

  it('shows the owners’ group without a way to change it', async () => {
    await show(<SettingsGroupPage />, { ...page, path: `${page.path}?grup=${owners.id}`, answers });

    expect(await screen.findByText('Pemilik organisasi selalu boleh melakukan segalanya.')).toBeVisible();
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Unit: melihat, Semua' }).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
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
