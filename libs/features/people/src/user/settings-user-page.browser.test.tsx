import { ApiError } from '@imah/api-client';
import { answerOf, buildings, listOf, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { createStepUp, StepUpHost } from '@imah/features-identity/step-up';
import { groups, guards, invitations, members, orgId, pending, technician } from '@imah/testing/members';
import { SettingsUserPage } from './settings-user-page.tsx';

afterEach(cleanup);

const answers = {
  listMembers: listOf(members),
  listGroups: listOf(groups),
  listInvitations: listOf(invitations),
  listBuildings: listOf(buildings),
  getMember: answerOf(technician),
};
const page = { route: '/imah/settings/user', path: '/imah/settings/user', person: whoamiOfOwner };
const at = (search: string) => ({ ...page, path: `${page.path}${search}` });

describe('SettingsUserPage', () => {
  it('lists the members with groups, reach, end and status', async () => {
    await show(<SettingsUserPage />, { ...page, answers });

    const rows = within(await screen.findByRole('list', { name: 'Anggota' })).getAllByRole('listitem');
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringMatching(/Agus Prasetyo.*Teknisi1 gedung.*Aktif/),
      expect.stringMatching(/Ratna Wijayanti.*Anda.*Pemilik OrganisasiSemua gedung.*Aktif/),
      expect.stringMatching(/Siti.*Teknisi, Satpam malam.*Ditangguhkan/),
      expect.stringMatching(/Vendor Lift.*Sampai 30 November 2026.*Belum pernah masuk.*Aktif/),
      expect.stringMatching(/Yohanes.*Berakhir/),
    ]);
  });

  it('narrows on the server, and offers the way back when nothing matches', async () => {
    const { calls } = await show(<SettingsUserPage />, { ...page, answers: { ...answers, listMembers: listOf([]) } });

    await userEvent.selectOptions(await screen.findByLabelText('Status'), 'suspended');
    expect(await screen.findByText('Tidak ada anggota yang cocok')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Hapus saringan' }));

    expect(await screen.findByText('Belum ada anggota')).toBeVisible();
    expect(
      calls()
        .filter(({ name }) => name === 'listMembers')
        .map(({ input }) => input),
    ).toEqual([
      expect.objectContaining({ query: { limit: 50, cursor: undefined } }),
      expect.objectContaining({ query: { status: 'suspended', limit: 50, cursor: undefined } }),
    ]);
  });

  it('shows which rights a change gives and takes, and where, before it is saved', async () => {
    const { calls } = await show(<SettingsUserPage />, {
      ...at(`?anggota=${technician.id}`),
      answers: { ...answers, updateMember: answerOf(technician) },
    });
    const sheet = within(await screen.findByRole('dialog', { name: 'Agus Prasetyo' }));
    expect(await sheet.findByText('Tidak ada hak yang berubah.')).toBeVisible();

    await userEvent.click(sheet.getByRole('radio', { name: /Semua gedung/ }));
    expect(sheet.getByText(`Bertambah di semua gedung selain ${buildings[0]?.name}`)).toBeVisible();
    await userEvent.click(sheet.getByRole('checkbox', { name: /Satpam malam/ }));
    expect(sheet.getAllByText(/memproses/)).not.toEqual([]);
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Lift' }));
    await userEvent.click(sheet.getByRole('checkbox', { name: 'Listrik' }));
    await userEvent.click(sheet.getByRole('button', { name: 'Simpan' }));

    expect(await screen.findByText('Perubahan disimpan.')).toBeVisible();
    expect(calls().find(({ name }) => name === 'updateMember')?.input).toEqual({
      params: { orgId, memberId: technician.id },
      version: 1,
      body: {
        groupIds: [...technician.groups.map(({ id }) => id), guards.id],
        buildingIds: null,
        expiresAt: null,
        status: 'active',
        trades: ['electrical', 'lift'],
      },
    });
  });

  it('tells in the server’s words why a change was refused, and keeps what was chosen', async () => {
    const refused = new ApiError({
      kind: 'conflict',
      status: 409,
      code: 'PEMILIK_TERAKHIR',
      message: 'Organisasi harus selalu punya minimal satu pemilik yang aktif.',
    });
    await show(<SettingsUserPage />, {
      ...at(`?anggota=${technician.id}`),
      answers: { ...answers, updateMember: refused },
    });
    const sheet = within(await screen.findByRole('dialog', { name: 'Agus Prasetyo' }));

    await userEvent.click(await sheet.findByRole('radio', { name: /Semua gedung/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Simpan' }));

    expect((await sheet.findByRole('alert')).textContent).toContain('minimal satu pemilik');
    expect(sheet.getByRole<HTMLInputElement>('radio', { name: /Semua gedung/ }).checked).toBe(true);
  });

  /** The sheet of a member beside the question that the client of the application asks before such a call. */
  async function showAsked() {
    const stepUp = createStepUp();
    const declined = new ApiError({ kind: 'forbidden', status: 403, code: 'PERLU_KONFIRMASI', message: 'dulu' });
    const shown = await show(
      <>
        <SettingsUserPage />
        <StepUpHost stepUp={stepUp} />
      </>,
      {
        ...at(`?anggota=${technician.id}`),
        answers: {
          ...answers,
          getStepUp: { data: { methods: ['password'] } },
          confirmStepUp: { data: { expiresAt: '2026-11-21T03:15:00.000Z' } },
          updateMember: async () => {
            if ((await stepUp.confirm()) === 'cancelled') throw declined;
            return answerOf(technician);
          },
        },
      },
    );
    const sheet = within(await screen.findByRole('dialog', { name: 'Agus Prasetyo' }));
    await userEvent.click(await sheet.findByRole('radio', { name: /Semua gedung/ }));
    await userEvent.click(sheet.getByRole('button', { name: 'Simpan' }));
    return { ...shown, question: within(await screen.findByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' })) };
  }

  it('saves once the person has typed their password in the question above the sheet', async () => {
    const { calls, question } = await showAsked();

    await userEvent.type(await question.findByLabelText('Kata sandi Anda'), 'kereta-malam-42{Enter}');

    expect(await screen.findByText('Perubahan disimpan.')).toBeVisible();
    expect(calls().filter(({ name }) => /^update|^confirm/.test(name))).toEqual([
      expect.objectContaining({ name: 'updateMember' }),
      { name: 'confirmStepUp', input: { body: { password: 'kereta-malam-42' } } },
    ]);
  });

  it('keeps what was chosen, and says nothing, when the person does not want to confirm', async () => {
    const { question } = await showAsked();

    await userEvent.click(await question.findByRole('button', { name: 'Batal' }));

    await expect.poll(() => screen.queryByRole('dialog', { name: 'Konfirmasi bahwa ini Anda' })).toBeNull();
    const sheet = within(await screen.findByRole('dialog', { name: 'Agus Prasetyo' }));
    await expect.poll(() => sheet.getByRole('button', { name: 'Simpan' }).getAttribute('aria-busy')).not.toBe('true');
    expect(sheet.getByRole<HTMLInputElement>('radio', { name: /Semua gedung/ }).checked).toBe(true);
    expect(sheet.queryByRole('alert')).toBeNull();
  });

  it('asks before a person is taken out', async () => {
    const { calls } = await show(<SettingsUserPage />, {
      ...at(`?anggota=${technician.id}`),
      answers: { ...answers, removeMember: undefined },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Keluarkan dari organisasi' }));
    expect(calls().map(({ name }) => name)).not.toContain('removeMember');
    const question = within(await screen.findByRole('alertdialog', { name: 'Keluarkan Agus Prasetyo?' }));
    await userEvent.click(question.getByRole('button', { name: 'Keluarkan' }));

    expect(await screen.findByText('Agus Prasetyo sudah dikeluarkan.')).toBeVisible();
    expect(calls().find(({ name }) => name === 'removeMember')?.input).toEqual({
      params: { orgId, memberId: technician.id },
      version: 1,
    });
  });

  it.each([
    ['the invitation', '?undang=1', 'Undang anggota'],
    ['a member', `?anggota=${technician.id}`, technician.name],
  ])('closes the sheet of %s by its own button', async (_name, search, title) => {
    await show(<SettingsUserPage />, { ...at(search), answers });
    const sheet = within(await screen.findByRole('dialog', { name: title }));

    await userEvent.click(await sheet.findByRole('button', { name: 'Batal' }));

    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('does not send an invitation without address and group, and says what is missing', async () => {
    const { calls } = await show(<SettingsUserPage />, { ...at('?undang=1'), answers });

    await userEvent.click(await screen.findByRole('button', { name: 'Kirim undangan' }));

    // Each is said in the summary, which leads to its field, and at the field.
    expect(await screen.findAllByText('Pilih minimal satu grup.')).toHaveLength(2);
    expect(screen.getAllByText(/ulis alamat email yang lengkap/)).toHaveLength(2);
    expect(calls().map(({ name }) => name)).not.toContain('createInvitation');
  });

  it('sends an invitation again, and takes one back after asking', async () => {
    const { calls } = await show(<SettingsUserPage />, {
      ...at('?tab=undangan'),
      answers: { ...answers, resendInvitation: answerOf(pending), revokeInvitation: undefined },
    });

    await userEvent.click(await screen.findByRole('button', { name: `Kirim ulang: ${pending.email}` }));
    expect(await screen.findByText(`Undangan untuk ${pending.email} dikirim ulang dengan tautan baru.`)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: `Batalkan: ${pending.email}` }));
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Batalkan undangan' }),
    );

    expect(await screen.findByText(`Undangan untuk ${pending.email} dibatalkan.`)).toBeVisible();
    const params = { orgId, invitationId: pending.id };
    expect(calls().filter(({ name }) => /resend|revoke/.test(name))).toEqual([
      { name: 'resendInvitation', input: { params, body: { locale: 'id' } } },
      { name: 'revokeInvitation', input: { params } },
    ]);
  });
});
