import type { FakeAnswers } from '@imah/api-client/testing';
import type { MeterDetail } from '@imah/contract/metering';
import { answerOf, tower } from '@imah/testing';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { pictureOf } from '@imah/app/harness';
import { openPage, refusal } from '@imah/app/harness/testing';
import { createFakeOutbox } from '@imah/app/outbox/testing';
import { createUploadServer } from '@imah/features-files/testing';
import { approvedReading, detail, meteringAnswers, waitingReading } from '../testing/metering-fixtures.ts';
import { DecideForm } from './decide-form.tsx';
import { ReadingForm } from './reading-form.tsx';

afterEach(cleanup);

const cut = { beginUpload: refusal('network', 0, 'Tidak ada sambungan ke server.') };
let nth = 0;
async function open(
  kind: 'resident' | 'staff' | 'round',
  { meter = {}, answers = {} }: { meter?: Partial<MeterDetail>; answers?: FakeAnswers } = {},
) {
  nth += 1;
  // Photos that were chosen are there again in a form of the same meter.
  const id = `01935e4f-7c1a-7b2c-8d3e-00000009${String(nth).padStart(4, '0')}`;
  const held = createFakeOutbox();
  const page = await openPage(
    <ReadingForm meter={{ ...detail, ...meter, id }} as={{ kind, orgId: tower.orgId }} onClose={() => undefined} />,
    {
      answers: {
        ...meteringAnswers,
        createReading: answerOf(approvedReading),
        ...createUploadServer().answers,
        ...answers,
      },
      outbox: held,
    },
  );
  const form = within(await screen.findByRole('dialog'));
  await userEvent.type(form.getByLabelText(/Angka meteran/), '4200');
  return { ...page, form, held };
}
async function choose(name = 'meteran.jpg'): Promise<void> {
  const canvas = new OffscreenCanvas(8, 8);
  canvas.getContext('2d');
  const picture = await pictureOf(canvas, 'image/jpeg');
  const input = screen.getByRole('dialog').querySelector<HTMLInputElement>('input[type=file]');
  if (input === null) throw new Error('the form takes no file');
  await userEvent.upload(input, new File([picture], name, { type: 'image/jpeg' }));
}
const save = (form: ReturnType<typeof within>) =>
  userEvent.click(form.getByRole('button', { name: /^Simpan (pembacaan|dan lanjut)$/ }));

it('a photo that has arrived goes with the number', async () => {
  const { form, inputsOf } = await open('resident');
  await choose();
  expect(await form.findByText(/Terunggah/)).toBeVisible();
  await save(form);

  await waitFor(() => expect(inputsOf('createReading')).toHaveLength(1));
  const [begun] = inputsOf('finishUpload') as readonly { readonly params: { readonly uploadId: string } }[];
  expect(inputsOf('createReading')).toMatchObject([
    { body: { values: [4_200_000], fileIds: [begun?.params.uploadId] } },
  ]);
});

it('a photo is taken off again, and does not go', async () => {
  const { form, inputsOf } = await open('staff');
  await choose();
  await userEvent.click(await form.findByRole('button', { name: /meteran\.jpg/ }));
  await waitFor(() => expect(form.queryByText('meteran.jpg')).toBeNull());
  await save(form);

  await waitFor(() => expect(inputsOf('createReading')).toMatchObject([{ body: { fileIds: [] } }]));
});

it('where the building asks for a photo the number does not go without one, and the field says so', async () => {
  const { form, inputsOf } = await open('round', { meter: { photo: 'required' } });
  expect(form.getByText('Wajib di gedung ini. Angkanya harus terbaca.')).toBeVisible();
  await save(form);

  expect((await form.findAllByText('Wajib diisi'))[0]).toBeVisible();
  expect(inputsOf('createReading')).toEqual([]);
});

it('a number that was told by telephone needs none', async () => {
  const { form, inputsOf } = await open('staff', { meter: { photo: 'required' } });
  await userEvent.selectOptions(form.getByLabelText('Dibaca'), 'phone');
  await save(form);

  await waitFor(() => expect(inputsOf('createReading')).toMatchObject([{ body: { source: 'phone', fileIds: [] } }]));
});

it('without a network the number waits on this device with its photo', async () => {
  const { form, held, inputsOf, toasts } = await open('round', { answers: cut });
  await choose();
  await form.findByText(/Sambungan terputus/);
  await save(form);

  await waitFor(() => expect(held.outbox?.getSnapshot().entries).toHaveLength(1));
  const [entry] = held.outbox?.getSnapshot().entries ?? [];
  expect(entry?.files).toMatchObject([{ name: 'meteran.jpg', keepLocation: false }]);
  expect(entry?.files?.[0]?.content.size).toBeGreaterThan(0);
  expect(entry?.order).toMatchObject({ kind: 'meterReading', body: { values: [4_200_000], fileIds: [] } });
  expect(inputsOf('createReading')).toEqual([]);
  expect(toasts).toEqual(['Pembacaan disimpan di perangkat ini dan dikirim begitu ada jaringan.']);
});

it('who lives there waits until the photo has arrived, for what they read is of now', async () => {
  const { form, held, inputsOf } = await open('resident', { answers: cut });
  await choose();
  await form.findByText(/Sambungan terputus/);
  await save(form);

  expect((await form.findAllByText('Foto belum terkirim. Tunggu sampai selesai, atau hapus.'))[0]).toBeVisible();
  expect([inputsOf('createReading'), held.outbox?.getSnapshot().entries]).toEqual([[], []]);
});

it('a photo that the server does not take holds the number back until it is taken off', async () => {
  const { form, inputsOf } = await open('round', {
    answers: { finishUpload: refusal('validation', 415, 'Jenis berkas ini tidak diterima.') },
  });
  await choose();
  await form.findByText(/Jenis berkas ini tidak diterima/);
  await save(form);

  expect((await form.findAllByText('Ada foto yang ditolak. Hapus dahulu, atau ambil lagi.'))[0]).toBeVisible();
  expect(inputsOf('createReading')).toEqual([]);
});

it('who approves a reading sees its photos where they decide', async () => {
  await openPage(
    <DecideForm buildingId={tower.id} reading={waitingReading} decision="approve" onClose={() => undefined} />,
    { answers: meteringAnswers },
  );
  const form = within(await screen.findByRole('dialog'));

  expect(form.getByRole('link', { name: /meteran\.jpg/ })).toHaveAttribute(
    'href',
    `/api/v1/files/${waitingReading.photos[0]?.id}/content`,
  );
});
