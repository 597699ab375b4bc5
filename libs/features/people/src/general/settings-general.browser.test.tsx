import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { Permission } from '@imah/contract/access';
import { answerOf, listOf, whoamiOfOwner } from '@imah/testing';
import { organization, orgId } from '@imah/testing/members';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { SettingsGeneralPage } from './settings-general-page.tsx';

afterEach(cleanup);

const without = (...taken: Permission[]) => ({
  ...whoamiOfOwner,
  memberships: whoamiOfOwner.memberships.map((each) => ({
    ...each,
    grants: each.grants.filter((grant) => !taken.some((one) => one === grant)),
  })),
});
const open = (answers: FakeAnswers = {}, person = whoamiOfOwner) =>
  show(<SettingsGeneralPage />, {
    route: '/imah/settings/general',
    path: '/imah/settings/general',
    person,
    answers: {
      getOrganization: answerOf(organization),
      getHouseholdSettings: answerOf({ invitations: 'off' as const }),
      listGroups: listOf([]),
      updateOrganization: answerOf(organization),
      updateHouseholdSettings: answerOf({ invitations: 'approval' as const }),
      ...answers,
    },
  });
const field = (name: string) => screen.findByLabelText<HTMLInputElement>(new RegExp(`^${name}`));
const save = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));

describe('the data of an organisation', () => {
  it('are saved with the version that was read', async () => {
    const { calls } = await open();
    const name = await field('Nama organisasi');
    await userEvent.clear(name);
    await userEvent.type(name, ' Graha Baru ');

    await save();

    expect(await screen.findByText('Perubahan disimpan.')).toBeVisible();
    const { address, kind, npwp, pkp, version } = organization;
    expect(calls().find((call) => call.name === 'updateOrganization')?.input).toEqual({
      params: { orgId },
      body: { name: 'Graha Baru', kind, npwp, pkp, address },
      version,
    });
  });

  it('are not sent while something is wrong with them, which is said at its field', async () => {
    const { calls } = await open();
    const npwp = await field('NPWP');
    await userEvent.clear(npwp);
    await userEvent.type(npwp, '123');

    await save();

    expect(await screen.findByText('NPWP terdiri dari 16 angka.')).toBeVisible();
    expect(calls().map(({ name }) => name)).not.toContain('updateOrganization');
  });

  it('keep what was typed where somebody else was faster, and say so', async () => {
    const changed = new ApiError({
      kind: 'conflict',
      status: 412,
      code: 'VERSI_BERUBAH',
      message: 'Data ini baru saja diubah orang lain.',
    });
    await open({ updateOrganization: changed });
    const name = await field('Nama organisasi');
    await userEvent.clear(name);
    await userEvent.type(name, 'Graha Baru');

    await save();

    expect((await screen.findByRole('alert')).textContent).toContain('diubah orang lain');
    expect((await field('Nama organisasi')).value).toBe('Graha Baru');
  });

  it('are read by who may not change them', async () => {
    await open({}, without('org.update'));

    expect(await screen.findByText('Hanya pemilik organisasi yang dapat mengubah data ini.')).toBeVisible();
    expect((await field('Nama organisasi')).disabled).toBe(true);
    expect(screen.queryByRole('button', { name: 'Simpan' })).toBeNull();
  });

  it('are refused whole to who may not read them', async () => {
    await open({ getOrganization: new ApiError({ kind: 'forbidden', status: 403, message: 'tidak boleh' }) });

    expect(await screen.findByText('Anda belum berwenang mengatur organisasi mana pun')).toBeVisible();
  });
});

describe('the rule about households', () => {
  it('is saved as it was chosen', async () => {
    const { calls } = await open();

    await userEvent.click(await screen.findByRole('radio', { name: /^Dengan persetujuan/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Terapkan aturan' }));

    await expect
      .poll(() => calls().find(({ name }) => name === 'updateHouseholdSettings')?.input)
      .toEqual({ params: { orgId }, body: { invitations: 'approval' } });
  });

  it('is read by who may not change it', async () => {
    await open({}, without('settings.update'));

    expect((await screen.findByRole<HTMLInputElement>('radio', { name: /^Tidak diizinkan/ })).checked).toBe(true);
    expect(screen.getAllByRole<HTMLInputElement>('radio').filter(({ disabled }) => !disabled)).toEqual([]);
    expect(screen.queryByRole('button', { name: 'Terapkan aturan' })).toBeNull();
  });

  it('is neither shown to nor asked for by who may not read it', async () => {
    const { calls } = await open({}, without('settings.view', 'settings.update'));
    await field('Nama organisasi');

    expect(screen.queryByRole('radio', { name: /^Tidak diizinkan/ })).toBeNull();
    expect(calls().map(({ name }) => name)).not.toContain('getHouseholdSettings');
  });
});
