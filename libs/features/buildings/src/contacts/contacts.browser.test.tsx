import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import { answerOf, contacts, listOf, tower, whoamiOfOwner, whoamiOfSupervisor } from '@imah/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { ContactsSection } from './contacts-section.tsx';

afterEach(cleanup);

const params = { buildingId: tower.id };
const [guard, , office, lift] = contacts as [
  (typeof contacts)[number],
  (typeof contacts)[number],
  (typeof contacts)[number],
  (typeof contacts)[number],
];

async function open(answers: FakeAnswers = {}, person = whoamiOfOwner) {
  const shown = await show(<ContactsSection building={tower} />, {
    person,
    answers: { listContacts: listOf(contacts), ...answers },
  });
  const inputsOf = (call: string) => shown.calls().flatMap(({ name, input }) => (name === call ? [input] : []));
  return { ...shown, inputsOf };
}
const choose = async (name: string, item: string) => {
  await userEvent.click(await screen.findByRole('button', { name: `Tindakan untuk ${name}` }));
  await userEvent.click(await screen.findByRole('menuitem', { name: item }));
};
const openForm = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'Tambah nomor' }));
  return within(await screen.findByRole('dialog', { name: 'Tambah nomor penting' }));
};

describe('the numbers of a building', () => {
  it('are called with one press, and written to where they answer on WhatsApp, by whoever only reads', async () => {
    await open({ listContacts: listOf([guard, office]) }, whoamiOfSupervisor);
    await screen.findByRole('heading', { name: 'Nomor penting' });
    const links = await screen.findAllByRole('link');

    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Telepon Pos satpam lobi', 'tel:+6281190010001'],
      ['WhatsApp Pos satpam lobi', 'https://wa.me/6281190010001'],
      ['Telepon Kantor pengelola', 'tel:+62215551234'],
    ]);
    expect(screen.getAllByRole('listitem').map((row) => row.textContent)).toEqual([
      'Pos satpam lobiSatpam · +62 811-9001-0001 · 24 jamTelepon Pos satpam lobiWhatsApp Pos satpam lobi',
      'Kantor pengelolaPengelola · +62 21 555-1234 · Senin–Jumat 08.00–17.00Telepon Kantor pengelola',
    ]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('leave nothing before who only reads where there are none, and ask who runs the building for them', async () => {
    const { calls } = await open({ listContacts: listOf([]) }, whoamiOfSupervisor);
    await waitFor(() => expect(calls().map(({ name }) => name)).toEqual(['listContacts']));
    await waitFor(() => expect(screen.queryByRole('region')).toBeNull());
    cleanup();
    await open({ listContacts: listOf([]) });
    expect(await screen.findByText(/^Belum ada nomor\. Tambahkan pos satpam/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Tambah nomor' })).toBeVisible();
  });

  it('say which of them residents do not see', async () => {
    await open();
    const rows = await screen.findAllByRole('listitem');

    expect(rows.map((row) => within(row).queryByText('Khusus petugas') !== null)).toEqual([false, false, false, true]);
    expect(rows[3]?.textContent).toContain(lift.name);
  });

  it('are put before and after one another, the first not further up and the last not further down', async () => {
    const { inputsOf } = await open({ updateContact: answerOf(lift) });
    await userEvent.click(await screen.findByRole('button', { name: `Tindakan untuk ${guard.name}` }));
    expect((await screen.findAllByRole('menuitem')).map((item) => item.textContent)).toEqual([
      'Ubah',
      'Turunkan',
      'Hapus',
    ]);
    await userEvent.keyboard('{Escape}');
    await choose(lift.name, 'Naikkan');

    await waitFor(() =>
      expect(inputsOf('updateContact')).toEqual([
        { params: { ...params, contactId: lift.id }, body: { position: 2 }, version: 2 },
      ]),
    );
  });

  it('are taken off once that is confirmed; what another has changed meanwhile is said where it stands', async () => {
    const gone = new ApiError({
      kind: 'conflict',
      status: 412,
      code: 'VERSI_BERUBAH',
      message: 'Data ini baru saja diubah orang lain.',
    });
    const { inputsOf } = await open({ deleteContact: async () => Promise.reject(gone) });
    await choose(guard.name, 'Hapus');
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Hapus nomor ini?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Hapus' }));

    expect(await screen.findByRole('alert')).toBeVisible();
    expect(inputsOf('deleteContact')).toEqual([{ params: { ...params, contactId: guard.id }, version: 1 }]);
  });
});

describe('the form of a number', () => {
  it('sends the number with its country however it is typed, day and night for everybody', async () => {
    const { inputsOf } = await open({ createContact: answerOf(guard) });
    const form = await openForm();
    await userEvent.type(form.getByRole('textbox', { name: /^Nama/ }), 'Pos satpam');
    await userEvent.type(form.getByRole('textbox', { name: /^Nomor telepon/ }), '0811-9001-0001');
    await userEvent.click(form.getByRole('checkbox', { name: 'Dapat dihubungi lewat WhatsApp' }));
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputsOf('createContact')).toEqual([
      {
        params,
        body: {
          name: 'Pos satpam',
          role: 'security',
          phone: '+6281190010001',
          whatsapp: true,
          hours: null,
          audience: 'everybody',
        },
      },
    ]);
  });

  it('does not send a number nobody can call, nor hours that are not said', async () => {
    const { inputsOf } = await open();
    const form = await openForm();
    await userEvent.type(form.getByRole('textbox', { name: /^Nama/ }), 'Pos satpam');
    await userEvent.type(form.getByRole('textbox', { name: /^Nomor telepon/ }), '0811');
    await userEvent.click(form.getByRole('checkbox', { name: 'Dapat dihubungi 24 jam' }));
    await userEvent.type(form.getByRole('textbox', { name: /^Jam layanan/ }), '  ');
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));

    const saidOf = (name: RegExp) => form.getByRole('textbox', { name }).getAttribute('aria-invalid');
    await waitFor(() => expect(saidOf(/^Nomor telepon/)).toBe('true'));
    expect(saidOf(/^Jam layanan/)).toBe('true');
    expect(form.getAllByText(/^(?:Nomor telepon tidak benar|Isi jam layanan, atau pilih 24 jam)\.$/)).toHaveLength(4);
    expect(inputsOf('createContact')).toEqual([]);
  });

  it('offers no WhatsApp for a short number, and changes the version that was read', async () => {
    const { inputsOf } = await open({ updateContact: answerOf(guard) });
    await choose(guard.name, 'Ubah');
    const form = within(await screen.findByRole('dialog', { name: `Ubah ${guard.name}` }));
    const phone = form.getByRole('textbox', { name: /^Nomor telepon/ });
    expect(phone).toHaveValue('+62 811-9001-0001');
    await userEvent.clear(phone);
    await userEvent.type(phone, '1500 910');
    expect(form.getByRole('checkbox', { name: /^Dapat dihubungi lewat WhatsApp/ })).toBeDisabled();
    await userEvent.click(form.getByRole('radio', { name: 'Petugas saja' }));
    await userEvent.click(form.getByRole('button', { name: 'Simpan' }));

    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(inputsOf('updateContact')).toEqual([
      {
        params: { ...params, contactId: guard.id },
        body: {
          name: guard.name,
          role: 'security',
          phone: '1500910',
          whatsapp: false,
          hours: null,
          audience: 'staff',
        },
        version: 1,
      },
    ]);
  });
});
