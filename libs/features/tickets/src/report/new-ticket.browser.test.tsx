import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import { toasterMachine } from '@imah/state-machines';
import { answerOf, listOf, tower } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { createUploadServer } from '@imah/features-files/testing';
import { show } from '@imah/app/harness/testing';
import { ToasterProvider } from '@imah/app/shell';
import { NewTicketPage } from './new-ticket-page.tsx';
import { ownPlaces, ticketCategories, whoamiOfResident } from '@imah/testing/report';

afterEach(cleanup);

function memory() {
  const map = new Map<string, string>();
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
    removeItem: (key: string) => void map.delete(key),
  };
}
const answers: FakeAnswers = {
  listBuildings: listOf([tower]),
  getPlaces: answerOf(ownPlaces),
  listTicketCategories: answerOf([...ticketCategories]),
};
const refused = new ApiError({
  kind: 'validation',
  status: 422,
  code: 'VALIDASI_SALAH',
  message: '',
  fieldErrors: { unitId: ['Unit ini bukan milik Anda.'] },
});
const page = (
  <ToasterProvider actor={createActor(toasterMachine, { input: { now: () => 0 } }).start()}>
    <NewTicketPage />
  </ToasterProvider>
);
const open = (other: FakeAnswers, keptStorage = memory()) =>
  show(page, {
    answers: { ...answers, ...other },
    person: { ...whoamiOfResident, id: crypto.randomUUID() },
    app: { keptStorage },
  });
const fill = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: 'Air dan pipa' }));
  await userEvent.click(await screen.findByRole('radio', { name: /Area bersama/ }));
  await userEvent.type(screen.getByLabelText('Ceritakan singkat'), 'Keran bocor');
};
const send = () => userEvent.click(screen.getByRole('button', { name: 'Kirim laporan' }));

it('sends nothing before the kind, the place and a title are there, and says so at each of them', async () => {
  const { calls } = await open({});
  await screen.findByRole('button', { name: 'Kirim laporan' });

  await send();

  expect((await screen.findAllByText('Pilih jenis masalahnya.')).length).toBeGreaterThan(0);
  expect(screen.getAllByText(/minimal 3 huruf/).length).toBeGreaterThan(0);
  expect(calls().filter(({ name }) => name === 'createTicket')).toEqual([]);
});

it('waits for the photos that are on their way, and sends the report with them once', async () => {
  let arrive = () => {};
  const gate = new Promise<void>((resolve) => (arrive = resolve));
  const server = createUploadServer({ fateOf: async () => gate.then(() => 'arrives' as const) });
  const { calls } = await open({ ...server.answers, createTicket: refused });
  await fill();
  await userEvent.upload(screen.getByLabelText('Foto'), new File(['%PDF-1.7'], 'keran.pdf', { type: 'image/png' }));
  await screen.findByText('keran.pdf');

  await send();
  await screen.findByText(/begitu foto selesai diunggah/);
  const before = calls().filter(({ name }) => name === 'createTicket');
  arrive();

  expect((await screen.findAllByText('Unit ini bukan milik Anda.')).length).toBeGreaterThan(0);
  const sent = calls().filter(({ name }) => name === 'createTicket');
  expect([before.length, sent.length]).toEqual([0, 1]);
  expect(sent[0]?.input).toMatchObject({
    params: { buildingId: tower.id },
    body: { title: 'Keran bocor', fileIds: [expect.any(String)] },
  });
});

it('keeps what was typed over a reload, and is the same report when it is sent again', async () => {
  const keptStorage = memory();
  const person = whoamiOfResident;
  const again = async () =>
    show(page, { answers: { ...answers, createTicket: refused }, app: { keptStorage }, person });
  const first = await again();
  await fill();
  await send();
  await screen.findAllByText('Unit ini bukan milik Anda.');
  cleanup();

  const second = await again();
  await screen.findByDisplayValue('Keran bocor');
  await send();
  await screen.findAllByText('Unit ini bukan milik Anda.');

  const keys = [first, second].map(({ calls }) => calls().find(({ name }) => name === 'createTicket')?.input);
  expect(keys[0]).toEqual(keys[1]);
});

it('says in words when a resident has reported too often', async () => {
  const tooMany = { kind: 'rate-limited', status: 429, code: 'TERLALU_BANYAK_TIKET', message: '' } as const;
  await open({ createTicket: new ApiError({ ...tooMany, retryAfterSeconds: 10_800 }) });
  await fill();

  await send();

  const said = await screen.findAllByText(/10 laporan, dan paling banyak 2 laporan yang sama.*3 jam/);
  expect(said.length).toBeGreaterThan(0);
});

it('offers an emergency for what may be one, and takes it back with a kind that may wait', async () => {
  const { calls } = await open({ createTicket: new ApiError({ kind: 'server', status: 500, message: '' }) });
  await fill();
  await userEvent.click(screen.getByRole('checkbox', { name: /Ini darurat/ }));
  await userEvent.click(screen.getByRole('radio', { name: 'Kebersihan' }));
  expect(screen.queryByRole('checkbox', { name: /Ini darurat/ })).toBeNull();
  await screen.findByText(/Untuk keadaan darurat, pilih jenis masalah yang sesuai/);

  await send();
  await screen.findByRole('alert');

  const [created] = calls().filter(({ name }) => name === 'createTicket');
  expect(created?.input).toMatchObject({ body: { priority: 'medium' } });
});

it('tells who may not report that a permission is missing, not a building', async () => {
  const memberships = whoamiOfResident.memberships.map((membership) => ({ ...membership, grants: ['building.view'] }));
  await show(page, { answers, person: { ...whoamiOfResident, memberships }, app: { keptStorage: memory() } });

  const title = await screen.findByRole('heading', { level: 2 });
  expect(title.textContent).toBe('Anda belum diizinkan membuat laporan');
});
