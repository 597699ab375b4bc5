import type { FakeAnswers } from '@imah/api-client/testing';
import type { Permission } from '@imah/contract/access';
import type { Whoami } from '@imah/contract/identity';
import { answerOf, listOf, tower, unfinishedBuilding, whoamiOfOwner } from '@imah/testing';
import { groups, owners, pending, technicians } from '@imah/testing/members';
import { fieldRefusal, openPage, refusal } from '@imah/app/harness/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { SetUpBuilding } from './set-up-building.tsx';

afterEach(cleanup);

const building = unfinishedBuilding;
const [membership] = whoamiOfOwner.memberships as [Whoami['memberships'][number]];
const withRights = (...grants: Permission[]): Whoami => ({
  ...whoamiOfOwner,
  memberships: [{ ...membership, grants }],
});
const report = {
  applied: false,
  rows: 3,
  units: 3,
  floors: 1,
  sections: 1,
  people: 0,
  faults: [],
  faultyRows: 0,
  ignoredHeadings: [],
  preview: [],
  errorFile: null,
};

interface Opening {
  readonly step?: string;
  readonly answers?: FakeAnswers;
  readonly person?: Whoami;
}

const open = ({ step, answers = {}, person = whoamiOfOwner }: Opening = {}) =>
  openPage(<SetUpBuilding buildingId={building.id} />, {
    route: '/new-building',
    path: `/new-building?building=${building.id}${step === undefined ? '' : `&step=${step}`}`,
    person,
    answers: { getBuilding: answerOf(building), listGroups: listOf(groups), ...answers },
  });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 2, name });

describe('a building that was just made', () => {
  it.each([
    { step: undefined, title: 'Unit gedung ini' },
    { step: 'units', title: 'Unit gedung ini' },
    { step: 'people', title: 'Undang tim Anda' },
    { step: 'done', title: `${building.name} siap` },
    { step: 'elsewhere', title: 'Unit gedung ini' },
  ])('is at "$title" where its address says $step', async ({ step, title }) => {
    await open(step === undefined ? {} : { step });

    expect(await heading(title)).toBeVisible();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(`Siapkan ${building.name}`);
  });

  it('is walked through without anything in it, and back', async () => {
    await open();
    await heading('Unit gedung ini');
    await press('Lewati');
    expect(await heading('Undang tim Anda')).toHaveFocus();
    await press('Kembali');
    expect(await heading('Unit gedung ini')).toHaveFocus();
    await press('Lewati');
    await press('Lanjut');

    expect(await heading(`${building.name} siap`)).toHaveFocus();
    expect(screen.getByText('Unit dapat ditambahkan kapan saja.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Buka gedung' })).toHaveAttribute('href', `/imah/building/${building.id}`);
  });

  it('asks nobody to invite who may not: the units are followed by the end', async () => {
    await open({ person: withRights('building.view', 'unit.import') });
    await heading('Unit gedung ini');
    await press('Lewati');

    expect(await heading(`${building.name} siap`)).toBeVisible();
  });

  it('says how many units it has already, and that one may go on', async () => {
    await open({ answers: { getBuilding: answerOf({ ...building, unitCount: 1248 }) } });

    expect(await screen.findByText('Gedung ini sudah memiliki 1.248 unit.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Lanjut' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Lewati' })).toBeNull();
  });

  it('goes on by itself when its units are made, and whoever comes back begins anew', async () => {
    await open({
      answers: { importUnits: async ({ body }) => answerOf({ ...report, applied: body.mode === 'apply' }) },
    });
    await heading('Unit gedung ini');
    const name = () => screen.getByRole('textbox', { name: 'Nama bagian' });
    await userEvent.clear(name());
    await userEvent.type(name(), 'Blok Z');
    await press('Periksa');
    await userEvent.click(await screen.findByRole('button', { name: 'Buat 3 unit' }));
    await heading('Undang tim Anda');
    await press('Kembali');

    await heading('Unit gedung ini');
    expect(name()).toHaveValue('Blok A');
    expect(screen.queryByRole('button', { name: 'Buat 3 unit' })).toBeNull();
  });

  it('can be read again where that failed, and is not told apart from one that is not there', async () => {
    let state: 'broken' | 'mended' = 'broken';
    await open({
      answers: {
        getBuilding: async () => {
          if (state === 'broken') throw refusal('server', 500, 'Rusak.');
          return answerOf(building);
        },
      },
    });
    state = 'mended';
    await userEvent.click(await screen.findByRole('button', { name: 'Coba lagi' }));
    expect(await heading('Unit gedung ini')).toBeVisible();
    cleanup();

    const texts: (string | null)[] = [];
    for (const status of [403, 404] as const) {
      await open({ answers: { getBuilding: refusal(status === 403 ? 'forbidden' : 'not-found', status, 'Tidak.') } });
      texts.push((await screen.findByRole('heading', { level: 2 })).textContent);
      cleanup();
    }
    expect(texts[0]).toBe(texts[1]);
  });
});

describe('the team of a new building', () => {
  const form = async () => ({
    email: await screen.findByRole<HTMLInputElement>('textbox', { name: 'Alamat email' }),
    group: screen.getByRole<HTMLSelectElement>('combobox', { name: 'Grup' }),
  });
  const invited = async (given: FakeAnswers = {}) => {
    const page = await open({
      step: 'people',
      answers: {
        createInvitation: async ({ body }) => answerOf({ ...pending, email: body.email }),
        ...given,
      },
    });
    return { ...page, ...(await form()) };
  };

  it('is offered every group but those of owners and residents, the technicians first', async () => {
    const { group } = await invited();

    const names = within(group)
      .getAllByRole('option')
      .map(({ textContent }) => textContent);
    expect(names).toEqual(['Pilih grup', 'Satpam malam', 'Teknisi']);
    expect(names).not.toContain(owners.name);
    expect(group.value).toBe(technicians.id);
  });

  it('is invited one after the other into this building alone, with the field free for the next', async () => {
    const { email, inputsOf } = await invited();
    await userEvent.type(email, 'budi@contoh.id{Enter}');
    expect(await screen.findByText('budi@contoh.id')).toBeVisible();
    await expect.poll(() => email.value).toBe('');
    expect(email).toHaveFocus();
    await userEvent.type(email, 'citra@contoh.id{Enter}');

    await expect
      .poll(() => screen.getAllByRole('listitem').map(({ textContent }) => textContent))
      .toEqual(expect.arrayContaining(['budi@contoh.id', 'citra@contoh.id']));
    expect(inputsOf('createInvitation')).toEqual(
      ['budi@contoh.id', 'citra@contoh.id'].map((address) => ({
        params: { orgId: building.orgId },
        body: { email: address, groupIds: [technicians.id], buildingIds: [building.id], expiresAt: null, locale: 'id' },
      })),
    );
  });

  it('keeps an address that was refused, with the reason at it', async () => {
    const { email } = await invited({
      createInvitation: fieldRefusal({ email: ['Alamat ini sudah menjadi anggota.'] }),
    });
    await userEvent.type(email, 'budi@contoh.id{Enter}');

    expect(
      await screen.findByRole('button', { name: 'Alamat email: alamat ini sudah menjadi anggota.' }),
    ).toBeVisible();
    expect(email.value).toBe('budi@contoh.id');
    expect(screen.queryByText('Sudah diundang')).toBeNull();
  });

  it('waits for the address of who invites to be verified', async () => {
    await open({ step: 'people', person: { ...whoamiOfOwner, emailVerified: false } });

    expect(await screen.findByRole('button', { name: 'Kirim ulang email verifikasi' })).toBeVisible();
    expect(screen.queryByRole('textbox', { name: 'Alamat email' })).toBeNull();
  });

  it('says where the groups cannot be read, and reads them again on a press', async () => {
    let state: 'broken' | 'mended' = 'broken';
    await open({
      step: 'people',
      answers: {
        listGroups: async () => {
          if (state === 'broken') throw refusal('server', 500, 'Rusak.');
          return listOf([...groups]);
        },
      },
    });
    const retry = await screen.findByRole('button', { name: 'Coba lagi' });
    state = 'mended';
    await userEvent.click(retry);

    expect((await form()).email).toBeVisible();
  });
});

it('gives the way out on every step, which loses nothing', async () => {
  await open({ step: 'people', answers: { getBuilding: answerOf(tower) } });

  expect(await screen.findByRole('link', { name: 'Simpan dan lanjutkan nanti' })).toHaveAttribute('href', '/imah');
});
