import type { InvitationResult } from '@imah/contract/members';
import { answerOf, buildings, fixtureId, listOf, whoamiOfOwner } from '@imah/testing';
import { groups, orgId, technicians } from '@imah/testing/members';
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { InviteSheet } from './invite-sheet.tsx';

afterEach(cleanup);

const [org] = whoamiOfOwner.memberships;
if (org === undefined) throw new Error('The fixture has no membership.');

const results: readonly InvitationResult[] = [
  { email: 'sari@contoh.id', outcome: 'invited', invitationId: fixtureId('user', 71) },
  { email: 'bukan alamat', outcome: 'wrong-address', invitationId: null },
  { email: 'agus@contoh.id', outcome: 'member', invitationId: null },
  { email: 'budi@contoh.id', outcome: 'invited', invitationId: fixtureId('user', 72) },
];
const pasted = 'sari@contoh.id\nbukan alamat\nagus@contoh.id\nbudi@contoh.id';

async function open(answers: Record<string, unknown> = {}) {
  const onClose = vi.fn<() => void>();
  const { calls } = await show(<InviteSheet org={org!} onClose={onClose} onSaid={() => undefined} />, {
    person: whoamiOfOwner,
    answers: {
      listGroups: listOf(groups),
      listBuildings: listOf(buildings),
      createInvitations: answerOf([...results]),
      revokeInvitations: answerOf({ revoked: 2 }),
      ...answers,
    },
  });
  return { onClose, calls: () => calls().filter(({ name }) => !name.startsWith('list')) };
}
const addresses = () => screen.findByLabelText<HTMLTextAreaElement>('Email');

async function send(text: string) {
  fireEvent.change(await addresses(), { target: { value: text } });
  await userEvent.click(screen.getByRole('checkbox', { name: /Teknisi/ }));
  await userEvent.click(screen.getByRole('radio', { name: /Semua gedung/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Kirim undangan' }));
}

describe('many invitations at once', () => {
  it('are sent by one call, and each that was not is named with its row and the reason', async () => {
    const { calls } = await open();

    await send(pasted);

    expect(await screen.findByText('2 dari 4 undangan sedang dikirim.')).toBeVisible();
    const refused = within(screen.getByRole('region', { name: 'Tidak diundang' })).getAllByRole('listitem');
    expect(refused.map(({ textContent }) => textContent)).toEqual([
      'bukan alamatBaris 2: bukan alamat email',
      'agus@contoh.idBaris 3: sudah menjadi anggota',
    ]);
    expect(calls()).toEqual([
      {
        name: 'createInvitations',
        input: {
          params: { orgId },
          body: {
            emails: ['sari@contoh.id', 'bukan alamat', 'agus@contoh.id', 'budi@contoh.id'],
            groupIds: [technicians.id],
            buildingIds: null,
            expiresAt: null,
            locale: 'id',
          },
        },
      },
    ]);
  });

  it('are all taken back by one press', async () => {
    const { calls } = await open();
    await send(pasted);

    await userEvent.click(await screen.findByRole('button', { name: 'Batalkan semua undangan ini' }));

    expect(await screen.findByText(/^Semua undangan ini dibatalkan/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Batalkan semua undangan ini' })).toBeNull();
    expect(calls().at(-1)).toEqual({
      name: 'revokeInvitations',
      input: { params: { orgId }, body: { invitationIds: results.flatMap(({ invitationId }) => invitationId ?? []) } },
    });
  });

  it('lead back to the form with the addresses that are wrong', async () => {
    await open();
    await send(pasted);

    await userEvent.click(await screen.findByRole('button', { name: 'Perbaiki alamat yang salah' }));

    expect((await addresses()).value).toBe('bukan alamat');
    // What was chosen for all of them is chosen still.
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Teknisi/ }).checked).toBe(true);
  });

  it('are a hundred at most, which is said at the field before anything is sent', async () => {
    const { calls } = await open();

    await send(Array.from({ length: 101 }, (_, number) => `orang${number}@contoh.id`).join('\n'));

    const said = 'Paling banyak 100 alamat sekali kirim; di sini ada 101.';
    expect(await screen.findByText(said)).toBeVisible();
    expect((await addresses()).matches('[aria-invalid="true"]')).toBe(true);
    expect(calls()).toEqual([]);
  });
});
