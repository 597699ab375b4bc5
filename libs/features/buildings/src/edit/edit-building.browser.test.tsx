import type { FakeAnswers } from '@imah/api-client/testing';
import type { Building } from '@imah/contract/buildings';
import { answerOf, tower, unfinishedBuilding, whoamiOfSupervisor } from '@imah/testing';
import { fieldRefusal, openPage, refusal } from '@imah/app/harness/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { ArchivedCallout } from './archived-callout.tsx';
import { BuildingActions } from './building-actions.tsx';
import { EditBuildingForm } from './edit-building-form.tsx';

afterEach(cleanup);

const params = { buildingId: tower.id };
const archived: Building = { ...tower, status: 'archived', version: 4 };

describe('the form of a building', () => {
  async function open(building: Building, answers: FakeAnswers = {}) {
    const onClose = vi.fn<() => void>();
    const page = await openPage(<EditBuildingForm building={building} onClose={onClose} />, {
      answers: { updateBuilding: answerOf(building), ...answers },
    });
    const form = within(await screen.findByRole('dialog', { name: 'Ubah data gedung' }));
    const save = () => userEvent.click(form.getByRole('button', { name: 'Simpan' }));
    return { ...page, form, save, onClose };
  }

  it('sends all of it as it stands, without a postal code that nobody knows', async () => {
    const { save, inputsOf, toasts, onClose } = await open(unfinishedBuilding);
    await save();

    await expect.poll(() => onClose.mock.calls.length).toBe(1);
    expect(inputsOf('updateBuilding')).toEqual([
      {
        params: { buildingId: unfinishedBuilding.id },
        version: unfinishedBuilding.version,
        body: {
          name: unfinishedBuilding.name,
          code: unfinishedBuilding.code,
          kind: 'housing',
          timeZone: 'Asia/Jayapura',
          address: { street: '', city: 'Jayapura', province: 'Papua' },
        },
      },
    ]);
    expect(toasts).toEqual(['Data gedung disimpan.']);
  });

  it('sends what was written over it', async () => {
    const { form, save, inputsOf } = await open(tower);
    await userEvent.clear(form.getByRole('textbox', { name: 'Nama gedung' }));
    await userEvent.type(form.getByRole('textbox', { name: 'Nama gedung' }), ' Menara Baru ');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Jenis' }), 'Kos');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Provinsi' }), 'Bali');
    await userEvent.selectOptions(form.getByRole('combobox', { name: 'Zona waktu' }), 'Asia/Makassar');
    await userEvent.clear(form.getByRole('textbox', { name: /^Kode pos/ }));
    await save();

    await expect
      .poll(() => inputsOf('updateBuilding'))
      .toEqual([
        {
          params,
          version: tower.version,
          body: {
            name: 'Menara Baru',
            code: tower.code,
            kind: 'boarding-house',
            timeZone: 'Asia/Makassar',
            address: { street: tower.address.street, city: tower.address.city, province: 'Bali' },
          },
        },
      ]);
  });

  it('keeps a province that is written there though none is called so', async () => {
    const { form } = await open({ ...tower, address: { ...tower.address, province: 'Jakarta' } });
    const field = form.getByRole<HTMLSelectElement>('combobox', { name: 'Provinsi' });

    expect([field.value, field.options.length]).toEqual(['Jakarta', 39]);
  });

  it.each([
    { field: 'code', line: 'Kode: sudah dipakai gedung lain.', said: 'Sudah dipakai gedung lain.' },
    { field: 'address.postalCode', line: 'Kode pos: lima angka.', said: 'Lima angka.' },
  ])('says at $field what the server does not take', async ({ field, line, said }) => {
    const { form, save, onClose } = await open(tower, { updateBuilding: fieldRefusal({ [field]: [said] }) });
    await save();

    expect(await form.findByRole('button', { name: line })).toBeVisible();
    expect(onClose.mock.calls).toEqual([]);
  });
});

describe('what can be done with a building', () => {
  it('is nothing for who may only look', async () => {
    await openPage(<BuildingActions building={tower} />, { person: whoamiOfSupervisor });

    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not to archive it a second time', async () => {
    await openPage(<BuildingActions building={archived} />);

    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Ubah']);
  });

  it('is to archive it after a question, under the version that was seen', async () => {
    const { inputsOf, toasts } = await openPage(<BuildingActions building={tower} />, {
      answers: { archiveBuilding: answerOf(archived) },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Arsipkan' }));
    expect(inputsOf('archiveBuilding')).toEqual([]);
    const question = within(await screen.findByRole('alertdialog', { name: `Arsipkan ${tower.name}?` }));
    await userEvent.click(question.getByRole('button', { name: 'Arsipkan' }));

    await expect.poll(() => toasts).toEqual([`${tower.name} diarsipkan.`]);
    expect(inputsOf('archiveBuilding')).toEqual([{ params, version: tower.version }]);
  });

  it('says why it was not archived', async () => {
    const { toasts } = await openPage(<BuildingActions building={tower} />, {
      answers: { archiveBuilding: refusal('conflict', 409, 'Masih ada tiket yang terbuka.') },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Arsipkan' }));
    const question = within(await screen.findByRole('alertdialog'));
    await userEvent.click(question.getByRole('button', { name: 'Arsipkan' }));

    expect(await screen.findByText('Masih ada tiket yang terbuka.')).toBeVisible();
    expect(toasts).toEqual([]);
    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
  });
});

describe('a building in the archive', () => {
  it('says that it is there, and leads back for who may', async () => {
    const { inputsOf, toasts } = await openPage(<ArchivedCallout building={archived} />, {
      answers: { unarchiveBuilding: answerOf(tower) },
    });
    expect(screen.getByText(/Gedung ini diarsipkan/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Aktifkan kembali' }));

    await expect.poll(() => toasts).toEqual([`${tower.name} aktif kembali.`]);
    expect(inputsOf('unarchiveBuilding')).toEqual([{ params, version: 4 }]);
  });

  it('offers no way back to who may not, and says nothing of one that is in use', async () => {
    await openPage(<ArchivedCallout building={archived} />, { person: whoamiOfSupervisor });
    expect(screen.getByText(/Gedung ini diarsipkan/)).toBeVisible();
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();

    await openPage(<ArchivedCallout building={tower} />);
    expect(screen.queryByText(/diarsipkan/)).toBeNull();
  });

  it('stays there, with the reason, where its code was given to another', async () => {
    await openPage(<ArchivedCallout building={archived} />, {
      answers: { unarchiveBuilding: refusal('conflict', 409, 'Kode MGC sudah dipakai gedung lain.') },
    });
    await userEvent.click(screen.getByRole('button', { name: 'Aktifkan kembali' }));

    expect(await screen.findByText('Kode MGC sudah dipakai gedung lain.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Aktifkan kembali' })).toBeEnabled();
  });
});
