import type { JoinRequest } from '@imah/contract/people';
import { toasterMachine } from '@imah/state-machines';
import { answerOf, fixtureId, occupancies, places, tower, whoamiOfOwner } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { show } from '@imah/app/harness/testing';
import { ToasterProvider } from '@imah/app/shell';
import { JoiningSection } from './joining-section.tsx';

afterEach(cleanup);

const request: JoinRequest = {
  id: fixtureId('occupancy', 101),
  name: 'Siti Aminah',
  email: 'siti@contoh.id',
  unitCode: 'A-0101',
  role: 'tenant',
  note: '',
  status: 'pending',
  createdAt: '2026-11-20T10:00:00.000Z',
  unitId: fixtureId('unit', 2),
  candidates: [{ personId: fixtureId('person', 1), name: 'Dewi Lestari', role: 'owner' }],
  isPaid: true,
};
const open = (asked = request) =>
  show(
    <ToasterProvider actor={createActor(toasterMachine, { input: { now: () => 0 } }).start()}>
      <JoiningSection building={tower} />
    </ToasterProvider>,
    {
      person: whoamiOfOwner,
      answers: {
        getPlaces: answerOf(places),
        getJoinCode: answerOf({ code: '7KQ3MX2PABC', expiresAt: '2027-02-19T10:00:00.000Z' }),
        listJoinRequests: answerOf([asked]),
        listOccupancies: ({ params: { unitId } }) =>
          Promise.resolve(answerOf(unitId === fixtureId('unit', 2) ? [...occupancies] : [])),
        approveJoinRequest: undefined,
        refuseJoinRequest: undefined,
      },
    },
  );
const params = { buildingId: tower.id, joinRequestId: request.id };

it('shows the code as it is read aloud, and who waits for which unit', async () => {
  await open();

  expect(await screen.findByText('Kode gedung: 7KQ3M-X2PABC')).toBeVisible();
  expect(await screen.findByText(/Unit A-0101 · Penyewa · siti@contoh.id/)).toBeVisible();
});

it('lets somebody new in with the unit they named, and moves no bills for which somebody pays', async () => {
  const { calls } = await open();

  await userEvent.click(await screen.findByRole('button', { name: 'Setujui' }));
  await userEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Setujui' }));

  await expect
    .poll(() => calls().find(({ name }) => name === 'approveJoinRequest')?.input)
    .toEqual({
      params,
      body: { unitId: request.unitId, personId: null, role: 'tenant', isBillingParty: false },
    });
});

it('lets them in as somebody who is in the unit already', async () => {
  const { calls } = await open();

  await userEvent.click(await screen.findByRole('button', { name: 'Setujui' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.selectOptions(within(dialog).getByLabelText('Orang di unit ini'), 'Dewi Lestari (Pemilik)');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Setujui' }));

  await expect
    .poll(() => calls().find(({ name }) => name === 'approveJoinRequest')?.input)
    .toMatchObject({
      body: { personId: fixtureId('person', 1) },
    });
});

it('says what was typed, finds the unit that is meant by it, and shows who lives there now', async () => {
  const { calls } = await open({ ...request, unitCode: 'a 101', unitId: null, candidates: [], isPaid: false });

  await userEvent.click(await screen.findByRole('button', { name: 'Setujui' }));
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Ditulis sebagai unit “a 101”.')).toBeVisible();
  const now = await within(dialog).findByRole('list', { name: 'Penghuni unit ini sekarang' });
  expect(
    within(now)
      .getAllByRole('listitem')
      .map((row) => row.textContent),
  ).toContain('Andi SaputraPenyewa · penanggung tagihanPunya akun');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Setujui' }));

  await expect
    .poll(() => calls().find(({ name }) => name === 'approveJoinRequest')?.input)
    .toEqual({ params, body: { unitId: request.unitId, personId: null, role: 'tenant', isBillingParty: false } });
});

it('offers the units that end like what was typed, and takes none of them by itself', async () => {
  const { calls } = await open({ ...request, unitCode: 'no 101', unitId: null, candidates: [], isPaid: false });

  await userEvent.click(await screen.findByRole('button', { name: 'Setujui' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Setujui' }));
  expect(calls().some(({ name }) => name === 'approveJoinRequest')).toBe(false);
  await userEvent.click(await within(dialog).findByRole('button', { name: 'A-0101' }));
  await within(dialog).findByRole('list', { name: 'Penghuni unit ini sekarang' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Setujui' }));

  await expect
    .poll(() => calls().find(({ name }) => name === 'approveJoinRequest')?.input)
    .toMatchObject({ body: { unitId: request.unitId } });
});

it('refuses with a reason', async () => {
  const { calls } = await open();

  await userEvent.click(await screen.findByRole('button', { name: 'Tolak' }));
  const dialog = await screen.findByRole('dialog');
  await userEvent.type(within(dialog).getByLabelText(/Alasan/), 'Unit ini kosong.');
  await userEvent.click(within(dialog).getByRole('button', { name: 'Tolak' }));

  await expect
    .poll(() => calls().find(({ name }) => name === 'refuseJoinRequest')?.input)
    .toEqual({
      params,
      body: { reason: 'Unit ini kosong.' },
    });
});
