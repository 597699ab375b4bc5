import { ApiError } from '@imah/api-client';
import type { FakeAnswers } from '@imah/api-client/testing';
import { toasterMachine } from '@imah/state-machines';
import { answerOf, listOf, tower } from '@imah/testing';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { show } from '@imah/app/harness/testing';
import { ToasterProvider } from '@imah/app/shell';
import { NewTicketPage } from './new-ticket-page.tsx';
import { ownPlaces, ticketCategories, whoamiOfResident } from '@imah/testing/report';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

const lost = new ApiError({ kind: 'network', status: 0, message: '' });
const full: FakeAnswers = {
  listBuildings: listOf([tower]),
  getPlaces: answerOf(ownPlaces),
  listTicketCategories: answerOf([...ticketCategories]),
  createTicket: new ApiError({ kind: 'server', status: 500, message: '' }),
};
const open = (answers: FakeAnswers) =>
  show(
    <ToasterProvider actor={createActor(toasterMachine, { input: { now: () => 0 } }).start()}>
      <NewTicketPage />
    </ToasterProvider>,
    {
      answers: { ...full, ...answers },
      person: { ...whoamiOfResident, id: crypto.randomUUID() },
      app: { keptStorage: { getItem: () => null, setItem: () => undefined, removeItem: () => undefined } },
    },
  );
const send = () => userEvent.click(screen.getByRole('button', { name: 'Kirim laporan' }));

it('asks for the place in words where the places are not known, and sends them in the report', async () => {
  const { calls } = await open({ getPlaces: lost });
  await userEvent.click(await screen.findByRole('radio', { name: 'Air dan pipa' }));
  await userEvent.type(screen.getByLabelText('Ceritakan singkat'), 'Keran bocor');
  await send();
  expect((await screen.findAllByText('Tulis tempatnya.')).length).toBeGreaterThan(0);

  await userEvent.type(await screen.findByLabelText('Di mana?'), 'Dapur A-302');
  await userEvent.type(screen.getByLabelText(/^Keterangan/), 'Sejak pagi.');
  await send();
  await screen.findByRole('alert');

  const [created] = calls().filter(({ name }) => name === 'createTicket');
  expect(created?.input).toMatchObject({
    body: { title: 'Keran bocor', details: 'Tempat: Dapur A-302\n\nSejak pagi.' },
  });
});

it('does not ask for a kind that nobody can choose', async () => {
  const { calls } = await open({ getPlaces: lost, listTicketCategories: lost });
  await screen.findByText(/Pengelola akan memilihnya/);
  await userEvent.type(await screen.findByLabelText('Di mana?'), 'Lobi');
  await userEvent.type(screen.getByLabelText('Ceritakan singkat'), 'Lampu mati');

  await send();
  await screen.findByRole('alert');

  const [created] = calls().filter(({ name }) => name === 'createTicket');
  expect(created?.input).toMatchObject({ body: { title: 'Lampu mati', details: 'Tempat: Lobi' } });
});

it('says without a network that it needs one where the buildings themselves are not kept, and goes on once there is one', async () => {
  onlineManager.setOnline(false);
  await open({});
  await screen.findByText(/belum pernah dibuka di perangkat ini/);

  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));

  expect((await screen.findAllByRole('radio', { name: 'Air dan pipa' })).length).toBe(1);
});
