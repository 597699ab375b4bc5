import { pictureOf } from '@imah/app/harness';
import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import type { ScanPlace } from '@imah/contract/scan';
import { answerOf, tower } from '@imah/testing';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { ticketCategories } from '@imah/testing/report';
import { ScanForm } from './scan-form.tsx';

afterEach(() => {
  cleanup();
  sent.mockClear();
});

const place: ScanPlace = {
  code: '0123456789A',
  orgId: tower.orgId,
  buildingId: tower.id,
  buildingName: tower.name,
  unitId: null,
  unitCode: null,
  floorId: null,
  sectionId: null,
  deviceId: null,
  place: 'Lobi utama',
  categories: [...ticketCategories],
};
const sent = vi.fn<(receipt: { number: string; token: string }) => void>();
const open = (answers: FakeAnswers) => show(<ScanForm place={place} onSent={sent} />, { answers, person: null });
const fill = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: 'Listrik' }));
  await userEvent.type(screen.getByLabelText('Ceritakan singkat'), 'Lampu mati');
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Kirim laporan' }));
/** A photo as large as a phone takes it. */
async function photo(name: string): Promise<File> {
  const canvas = new OffscreenCanvas(3000, 1500);
  canvas.getContext('2d')?.fillRect(0, 0, 1500, 1500);
  return new File([await pictureOf(canvas, 'image/jpeg')], name, { type: 'image/jpeg' });
}
const choose = async (...files: File[]) => userEvent.upload(screen.getByLabelText(/^Foto/), files);
const bodyOf = (input: unknown) => (input as { body: Blob }).body;
const queryOf = (input: unknown) => (input as { query: { id: string; reportId: string } }).query;
const reportOf = (input: unknown) => (input as { body: { id: string; photoIds: string[] } }).body;

it('leads from the summary of what is missing to the first kind of problem, and to the words', async () => {
  const { calls } = await open({});
  await screen.findByRole('radio', { name: 'Listrik' });

  await send();
  await userEvent.click(screen.getByRole('button', { name: 'Ada masalah apa?: pilih jenis masalahnya.' }));
  expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'Listrik' }));
  await userEvent.click(
    screen.getByRole('button', { name: 'Ceritakan singkat: ceritakan masalahnya dengan minimal 3 huruf.' }),
  );

  expect(document.activeElement).toBe(screen.getByLabelText('Ceritakan singkat'));
  expect(calls()).toEqual([]);
});

it('sends the photos small and with its own id before the report, which names them', async () => {
  const { calls } = await open({
    sendScanPhoto: async ({ query }) => ({ data: { id: query.id } }),
    reportScan: answerOf({ number: 'TKT-2026-000042', token: 'token' }),
  });
  await fill();
  await choose(await photo('satu.jpg'), await photo('dua.jpg'));
  await screen.findByText('dua.jpg');
  expect(calls()).toEqual([]);

  await send();
  await waitFor(() => expect(sent).toHaveBeenCalledExactlyOnceWith({ number: 'TKT-2026-000042', token: 'token' }));

  const [first, second, report] = calls().map(({ input }) => input);
  const { id, photoIds } = reportOf(report);
  expect(photoIds).toEqual([queryOf(first).id, queryOf(second).id]);
  expect([queryOf(first).reportId, queryOf(second).reportId]).toEqual([id, id]);
  const small = await createImageBitmap(bodyOf(first));
  expect([small.width, small.height]).toEqual([2048, 1024]);
});

it('keeps what has arrived when a photo is lost on the way, and sends only the rest again', async () => {
  const fates = ['arrives', 'lost', 'arrives'];
  const { calls } = await open({
    sendScanPhoto: async ({ query }) => {
      if (fates.shift() === 'lost') throw new ApiError({ kind: 'network', message: 'Failed to fetch' });
      return { data: { id: query.id } };
    },
    reportScan: answerOf({ number: 'TKT-2026-000043', token: 'token' }),
  });
  await fill();
  await choose(await photo('satu.jpg'), await photo('dua.jpg'));
  await screen.findByText('dua.jpg');

  await send();
  await screen.findByRole('alert');
  expect(calls().map(({ name }) => name)).toEqual(['sendScanPhoto', 'sendScanPhoto']);
  await send();
  await waitFor(() => expect(calls().at(-1)?.name).toBe('reportScan'));

  const photos = calls().filter(({ name }) => name === 'sendScanPhoto');
  expect(queryOf(photos[2]?.input).id).toBe(queryOf(photos[1]?.input).id);
  expect(photos.length).toBe(3);
});

it('does not send a report while a photo that was refused is with it', async () => {
  const message = 'Isi berkas berbeda dari namanya.';
  const { calls } = await open({ sendScanPhoto: new ApiError({ kind: 'validation', status: 415, message }) });
  await fill();
  await choose(await photo('satu.jpg'));
  await screen.findByText('satu.jpg');

  await send();
  await screen.findByText(/Isi berkas berbeda dari namanya/, { selector: 'li *' });
  await send();

  await screen.findByRole('button', { name: /Hapus foto yang tidak dapat dikirim/ });
  expect(calls().map(({ name }) => name)).toEqual(['sendScanPhoto']);
});
