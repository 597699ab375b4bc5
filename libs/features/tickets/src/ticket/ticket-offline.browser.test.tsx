import { never } from '@imah/api-client/testing';
import { tower } from '@imah/testing';
import { onlineManager } from '@tanstack/react-query';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { TicketPage } from './ticket-page.tsx';

afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
});

it('says of a ticket that this device has not read that it needs a network, and reads it when told to try again', async () => {
  onlineManager.setOnline(false);
  const { calls } = await show(<TicketPage />, {
    route: '/imah/ticket/:id',
    path: `/imah/ticket/${tower.id}`,
    answers: { getTicket: never },
  });
  expect((await screen.findByRole('heading', { level: 1 })).textContent).toBe('Anda sedang luring');
  expect(screen.getByText(/belum pernah dibuka di perangkat ini/).textContent).toMatch(/lalu coba lagi\.$/);
  expect(calls().filter(({ name }) => name === 'getTicket')).toEqual([]);

  await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));

  expect((await screen.findByText('Memuat tiket')).tagName).toBe('SPAN');
  expect(calls().filter(({ name }) => name === 'getTicket').length).toBe(1);
});
