import {
  answerOf,
  listOf,
  fixtureId,
  occupancies,
  places,
  residents,
  tower,
  whoamiOfOwner,
  whoamiOfSupervisor,
} from '@imah/testing';
import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { OccupantImportReport, OccupantInvitationResult } from '@imah/contract/people';
import { toasterMachine } from '@imah/state-machines';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { show } from '@imah/app/harness/testing';
import { ToasterProvider } from '@imah/app/shell';
import { PeopleTable } from '../people/people-table.tsx';
import { UnitPeople } from '../unit-sheet/unit-people.tsx';

afterEach(cleanup);

const unit = places.units.find(({ id }) => id === fixtureId('unit', 2))!;
const [andi, , dewi] = occupancies.map(({ person }) => person) as [
  (typeof occupancies)[number]['person'],
  unknown,
  (typeof occupancies)[number]['person'],
];
const result = (change: Partial<OccupantInvitationResult> = {}): OccupantInvitationResult => ({
  personId: dewi.id,
  name: dewi.name,
  units: [unit.code],
  outcome: 'invited',
  link: null,
  until: null,
  ...change,
});
const around = (page: React.ReactNode) => (
  <ToasterProvider actor={createActor(toasterMachine, { input: { now: () => 0 } }).start()}>{page}</ToasterProvider>
);
const openUnit = (answers: FakeAnswers, person = whoamiOfOwner) =>
  show(around(<UnitPeople building={tower} unit={unit} />), {
    person,
    answers: { listOccupancies: answerOf([...occupancies]), listPeople: listOf(residents), ...answers },
  });
const choose = async (name: string, item: string) => {
  // Who was in the unit before stands in it a second time.
  const [menu] = await screen.findAllByRole('button', { name: `Tindakan untuk ${name}` });
  await userEvent.click(menu!);
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};

describe('the people of a unit', () => {
  it('each say whether they have an account, and who has left says nothing of it', async () => {
    await openUnit({});

    expect(await screen.findByText('Terhubung')).toBeVisible();
    expect(screen.getByText('Diundang')).toBeVisible();
    expect(screen.getAllByText('Belum punya akun')).toHaveLength(1);
  });

  it('are invited by mail, in the language of whoever invites', async () => {
    const { calls } = await openUnit({ inviteOccupants: answerOf([result()]) });

    await choose('Dewi Lestari', 'Undang lewat email');

    await expect
      .poll(() => calls().find(({ name }) => name === 'inviteOccupants')?.input)
      .toEqual({
        params: { buildingId: tower.id },
        body: { personIds: [dewi.id], by: 'mail', locale: 'id' },
      });
  });

  it('get a link that is shown once, with its code', async () => {
    const link = 'https://imah.test/register?undangan=tanda';
    await openUnit({ inviteOccupants: answerOf([result({ link })]) });

    await choose('Dewi Lestari', 'Buat tautan dan kode QR');

    const dialog = await screen.findByRole('dialog', { name: 'Hasil undangan' });
    expect(within(dialog).getByRole('img', { name: 'Undangan untuk Dewi Lestari' })).toBeVisible();
    expect(within(dialog).getByText(/hanya ditampilkan sekali/)).toBeVisible();
  });

  it('are refused to who has not verified their own address, with the mail for it one press away', async () => {
    const refused = new ApiError({
      kind: 'forbidden',
      status: 403,
      code: 'EMAIL_BELUM_DIVERIFIKASI',
      message: 'Verifikasi dulu alamat email Anda.',
    });
    const { calls } = await openUnit({ inviteOccupants: refused, sendVerification: undefined });

    await choose('Dewi Lestari', 'Undang lewat email');

    expect((await screen.findByRole('alert')).textContent).toContain('Verifikasi dulu alamat');
    await userEvent.click(screen.getByRole('button', { name: 'Kirim ulang email verifikasi' }));
    expect(await screen.findByText(/Email sedang dikirim/)).toBeVisible();
    expect(calls().filter(({ name }) => name === 'sendVerification')).toHaveLength(1);
  });

  it('are parted from their account only after a confirmation', async () => {
    const { calls } = await openUnit({ disconnectOccupant: undefined });

    await choose('Andi Saputra', 'Lepas akun');
    expect(calls().some(({ name }) => name === 'disconnectOccupant')).toBe(false);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Lepas akun' }));

    await expect
      .poll(() => calls().find(({ name }) => name === 'disconnectOccupant')?.input)
      .toEqual({
        params: { buildingId: tower.id, personId: andi.id },
      });
  });

  it('are not invited by those who may only look', async () => {
    await openUnit({}, whoamiOfSupervisor);

    expect(await screen.findByText('Terhubung')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Tindakan untuk Dewi Lestari' })).toBeNull();
  });
});

it('does not move the bills of a unit for which somebody pays, unless that is ticked', async () => {
  await openUnit({});

  await userEvent.click(await screen.findByRole('button', { name: 'Tambah orang' }));

  expect((await screen.findByLabelText<HTMLInputElement>(/Menanggung tagihan unit ini/)).checked).toBe(false);
});

describe('the list of people', () => {
  it('invites everybody without an account, and says what became of each', async () => {
    const results = [result(), result({ personId: andi.id, name: 'Andi Saputra', outcome: 'no-email' })];
    const { calls } = await show(around(<PeopleTable building={tower} people={residents} />), {
      person: whoamiOfOwner,
      answers: { inviteOccupants: answerOf(results) },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Undang yang belum punya akun' }));

    const dialog = await screen.findByRole('dialog', { name: 'Hasil undangan' });
    expect(within(dialog).getByText('1 dari 2 orang diundang.')).toBeVisible();
    expect(within(dialog).getByText('Belum punya alamat email')).toBeVisible();
    expect(calls().find(({ name }) => name === 'inviteOccupants')?.input).toMatchObject({
      body: { personIds: null, by: 'mail' },
    });
  });
});

describe('a file of people', () => {
  const report: OccupantImportReport = {
    applied: false,
    rows: 3,
    outcomes: { invited: 1, added: 1, waiting: 0, joined: 0 },
    faults: [{ row: 3, column: 'code', message: 'Unit ini tidak ada di gedung ini' }],
    faultyRows: 1,
    ignoredHeadings: [],
    people: [
      { row: 2, unit: 'A-0101', name: 'Dewi Lestari', email: 'dewi@contoh.id', outcome: 'invited' },
      { row: 4, unit: 'A-0102', name: 'Budi', email: 'budi@contoh.id', outcome: 'added' },
    ],
    errorFile: 'unit,penghuni,email,kesalahan\r\n',
  };

  it('is checked row by row before anybody is invited, and the wrong rows stay in sight', async () => {
    const { calls } = await show(around(<PeopleTable building={tower} people={residents} />), {
      person: whoamiOfOwner,
      answers: {
        importOccupants: ({ body }) => Promise.resolve(answerOf({ ...report, applied: body.mode === 'apply' })),
      },
    });
    const modes = () =>
      calls().flatMap(({ name, input }) =>
        name === 'importOccupants' ? [(input as { body: { mode: string } }).body.mode] : [],
      );

    await userEvent.click(await screen.findByRole('button', { name: 'Undang dari berkas' }));
    const dialog = await screen.findByRole('dialog', { name: 'Undang penghuni dari berkas' });
    const file = new File(['unit,penghuni,email'], 'warga.csv', { type: 'text/csv' });
    await userEvent.upload(await within(dialog).findByLabelText(/Berkas CSV atau XLSX/), file);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Periksa' }));

    expect(await within(dialog).findByText('1 dari 3 baris bermasalah dan tidak diundang.')).toBeVisible();
    expect(within(dialog).getByRole('cell', { name: 'Unit ini tidak ada di gedung ini' })).toBeVisible();
    expect(within(dialog).getByRole('cell', { name: 'Dicatat di unit dan diundang' })).toBeVisible();
    expect(modes()).toEqual(['check']);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Undang 2 orang' }));

    await expect.poll(modes).toEqual(['check', 'apply']);
    expect(await within(dialog).findByRole('button', { name: 'Unduh baris bermasalah' })).toBeVisible();
    expect(within(dialog).queryByRole('button', { name: 'Undang 2 orang' })).toBe(null);
  });
});
