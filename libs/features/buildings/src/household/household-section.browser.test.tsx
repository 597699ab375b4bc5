import type { HouseholdInvited, HouseholdRequest } from '@imah/contract/people';
import { toasterMachine } from '@imah/state-machines';
import { answerOf, fixtureId, tower, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { show } from '@imah/app/harness/testing';
import { ToasterProvider } from '@imah/app/shell';
import { HouseholdRequests } from './household-requests.tsx';
import { HouseholdSection } from './household-section.tsx';
import { household } from './testing/household-fixtures.ts';

afterEach(cleanup);

const [rina, bagas, nenek, paman] = household.members;
const invited: HouseholdInvited = {
  member: { ...bagas!, name: 'Citra' },
  link: 'https://imah.test/register?undangan=tanda',
};
const around = (page: React.ReactNode) => (
  <ToasterProvider actor={createActor(toasterMachine, { input: { now: () => 0 } }).start()}>{page}</ToasterProvider>
);
const open = (home = household, answer = invited) =>
  show(around(<HouseholdSection building={tower} />), {
    answers: {
      listHouseholds: answerOf([home]),
      inviteToHousehold: answerOf(answer),
      renewHouseholdInvitation: answerOf(invited),
      endHouseholdMember: undefined,
    },
  });
const choose = async (name: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Tindakan untuk ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

describe('the household of one’s own unit', () => {
  it('says of each whether they are in, on the way, waited for or refused and why', async () => {
    await open();

    const rows = (await screen.findAllByRole('listitem')).map((row) => row.textContent ?? '');
    expect(rows.map((text) => /Terhubung|Diundang|Menunggu persetujuan|Ditolak/.exec(text)?.[0])).toEqual([
      'Terhubung',
      'Diundang',
      'Menunggu persetujuan',
      'Ditolak',
    ]);
    expect(rows[3]).toContain('Unit ini sudah penuh.');
    expect(screen.queryByRole('button', { name: `Tindakan untuk ${paman?.name}` })).toBe(null);
  });

  it('is not there where the organisation does not let occupants invite', async () => {
    await open({ ...household, policy: 'off', mayInvite: false, members: [] });

    expect(screen.queryByRole('heading', { name: /Keluarga di unit/ })).toBe(null);
  });

  it('offers no invitation to who is not the first occupant', async () => {
    await open({ ...household, mayInvite: false, members: [] });

    expect(await screen.findByText('Hanya penghuni utama unit ini yang dapat mengundang.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Undang keluarga' })).toBe(null);
  });

  it('takes somebody without an address, and shows their link once with its code', async () => {
    const { calls } = await open();

    await userEvent.click(await screen.findByRole('button', { name: 'Undang keluarga' }));
    const form = await screen.findByRole('dialog', { name: 'Undang keluarga ke unit A-0101' });
    await userEvent.type(within(form).getByLabelText(/Nama/), 'Citra');
    await userEvent.click(within(form).getByRole('button', { name: 'Undang' }));

    const results = await screen.findByRole('dialog', { name: 'Hasil undangan' });
    expect(within(results).getByRole('img', { name: 'Undangan untuk Citra' })).toBeVisible();
    expect(calls().find(({ name }) => name === 'inviteToHousehold')?.input).toEqual({
      params: { buildingId: tower.id },
      body: { unitId: household.unitId, name: 'Citra', email: null, locale: 'id' },
    });
  });

  it('ends only after a question, and takes back what waits', async () => {
    const { calls } = await open();

    await choose(rina!.name, 'Keluarkan dari unit');
    expect(calls().some(({ name }) => name === 'endHouseholdMember')).toBe(false);
    await userEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Keluarkan dari unit' }),
    );

    await expect
      .poll(() => calls().find(({ name }) => name === 'endHouseholdMember')?.input)
      .toEqual({ params: { buildingId: tower.id, householdMemberId: rina?.id } });
    await choose(nenek!.name, 'Batalkan undangan');
    expect(await screen.findByRole('alertdialog')).toBeVisible();
  });
});

describe('those for whom staff are asked', () => {
  const request: HouseholdRequest = {
    id: fixtureId('occupancy', 203),
    unitId: household.unitId,
    unitCode: 'A-0101',
    name: 'Nenek Saputra',
    email: null,
    host: 'Andi Saputra',
    createdAt: '2026-11-20T10:00:00.000Z',
  };
  const params = { buildingId: tower.id, householdMemberId: request.id };
  const openRequests = () =>
    show(around(<HouseholdRequests building={tower} />), {
      person: whoamiOfOwner,
      answers: { listHouseholdRequests: answerOf([request]), answerHouseholdRequest: undefined },
    });

  it('are named with who invited them, and let in', async () => {
    const { calls } = await openRequests();

    expect(await screen.findByText('Unit A-0101 · diundang oleh Andi Saputra')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Jawab' }));
    await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Setujui' }));

    await expect
      .poll(() => calls().find(({ name }) => name === 'answerHouseholdRequest')?.input)
      .toEqual({ params, body: { answer: 'approve', reason: '' } });
  });

  it('are refused with a reason', async () => {
    const { calls } = await openRequests();

    await userEvent.click(await screen.findByRole('button', { name: 'Jawab' }));
    const dialog = await screen.findByRole('dialog');
    await userEvent.type(within(dialog).getByLabelText(/Alasan/), 'Unit penuh.');
    await userEvent.click(within(dialog).getByRole('button', { name: 'Tolak' }));

    await expect
      .poll(() => calls().find(({ name }) => name === 'answerHouseholdRequest')?.input)
      .toEqual({ params, body: { answer: 'refuse', reason: 'Unit penuh.' } });
  });
});
