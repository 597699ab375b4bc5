import { ApiError } from '@imah/api-client';
import type { Ticket } from '@imah/contract/tickets';
import { answerOf, whoamiOfOwner } from '@imah/testing';
import { toasterMachine } from '@imah/state-machines';
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { page } from 'vitest/browser';
import { afterEach, expect, it } from 'vitest';
import { createActor } from 'xstate';
import { show } from '@imah/app/harness/testing';
import { ToasterProvider } from '@imah/app/shell';
import { ticket, work } from '@imah/testing/tickets';
import { TicketPage } from '../ticket-page.tsx';

afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

const missing = {
  ...work,
  checks: work.checks.map((check) => ({ ...check, demand: 'required', answer: null }) as const),
};
const openChecks = new ApiError({
  kind: 'conflict',
  status: 409,
  code: 'PERIKSA_DULU',
  message: 'Masih ada isian wajib pada daftar periksa. Lengkapi dahulu, lalu tandai selesai.',
});
const open = (change: Partial<Ticket> = {}) =>
  show(
    <ToasterProvider actor={createActor(toasterMachine, { input: { now: () => 0 } }).start()}>
      <TicketPage />
    </ToasterProvider>,
    {
      route: '/imah/ticket/:id',
      path: `/imah/ticket/${ticket.id}`,
      person: whoamiOfOwner,
      answers: {
        getTicket: answerOf({ ...ticket, ...change }),
        getTicketWork: answerOf(missing),
        listTicketSignatures: answerOf([]),
        moveTicket: openChecks,
      },
    },
  );
const resolve = async () => {
  await userEvent.click(await screen.findByRole('button', { name: /Tandai selesai/ }));
  return within(await screen.findByRole('dialog', { name: 'Tandai selesai' }));
};

it('keeps what was written when a required item is still open, and says why it cannot be done yet', async () => {
  const { calls } = await open();
  const dialog = await resolve();
  const note = dialog.getByRole('textbox');
  await userEvent.type(note, 'Keran sudah diganti.');
  await userEvent.click(dialog.getByRole('button', { name: /Tandai selesai/ }));

  await waitFor(() => expect(calls().filter(({ name }) => name === 'moveTicket')).toHaveLength(1));
  const alert = await dialog.findByText(openChecks.message);
  await waitFor(() => expect(document.activeElement).toBe(alert.closest('[role=alert]')));
  expect(dialog.getByRole('textbox')).toBe(note);
  expect(note).toHaveProperty('value', 'Keran sudah diganti.');
});

it('lists what is missing before it is sent, leads there, and has the text when it is opened again', async () => {
  await open();
  const dialog = await resolve();
  await userEvent.type(dialog.getByRole('textbox'), 'Keran sudah diganti.');
  const [first] = missing.checks;
  await userEvent.click(await dialog.findByRole('button', { name: first?.label ?? '' }));

  await waitFor(() =>
    expect(document.activeElement?.closest('li')?.id).toBe(`check-${first?.id ?? 'no check in the fixtures'}`),
  );
  const again = await resolve();
  expect(again.getByRole('textbox')).toHaveProperty('value', 'Keran sudah diganti.');
});

it('on a phone the next step lies at the thumb, and the page leaves it room', async () => {
  await page.viewport(390, 844);
  await open();
  const step = await screen.findByRole('button', { name: /Tandai selesai/ });

  const bar = step.closest<HTMLElement>('[data-position]');
  expect([bar?.dataset['position'], getComputedStyle(bar ?? step).position]).toEqual(['thumb', 'fixed']);
  const room = bar?.closest('header')?.parentElement?.parentElement;
  expect(Number.parseFloat(getComputedStyle(room ?? step).paddingBlockEnd)).toBeGreaterThanOrEqual(
    (bar ?? step).getBoundingClientRect().height,
  );
});

it('on a phone a menu alone stands beside the title: a bar that holds nothing else would look empty', async () => {
  await page.viewport(390, 844);
  await open({ state: 'cancelled' });
  const menu = await screen.findByRole('button', { name: 'Tindakan lain' });

  const bar = menu.closest<HTMLElement>('[data-position]');
  expect([bar?.dataset['position'], getComputedStyle(bar ?? menu).position]).toEqual(['head', 'static']);
  const title = screen.getByRole('heading', { level: 1 }).getBoundingClientRect();
  const place = menu.getBoundingClientRect();
  expect(place.top).toBeLessThan(title.bottom);
  expect(place.left).toBeGreaterThanOrEqual(title.right);
  const room = bar?.closest('header')?.parentElement?.parentElement;
  expect(getComputedStyle(room ?? menu).paddingBlockEnd).toBe('0px');
});
