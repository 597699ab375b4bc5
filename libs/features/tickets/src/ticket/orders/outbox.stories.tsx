import type { Meta, StoryObj } from '@storybook/react-vite';
import { fixtureNow } from '@imah/testing';
import { screen, userEvent, waitFor } from 'storybook/test';
import { inApp, recordOf } from '@imah/app/harness';
import type { OutboxSnapshot } from '@imah/app/outbox';
import { createFakeOutbox } from '@imah/app/outbox/testing';
import { entriesOfEveryState } from './testing/order-fixtures.ts';
import { ticketOrders } from './ticket-orders.ts';

const atCentre = (entries: OutboxSnapshot['entries'], sending: OutboxSnapshot['sending'] = 'idle') =>
  inApp({
    path: '/imah',
    session: 'signed-in',
    records: [recordOf('beranda', '/imah')],
    outbox: () => createFakeOutbox(entries, sending, [ticketOrders]),
  });

const meta = {
  title: 'Halaman/Belum terkirim',
  render: () => <></>,
  parameters: { layout: 'fullscreen' },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^(?:Belum terkirim|Not sent yet)/ }));
    await screen.findByRole('dialog', { name: /^(?:Belum terkirim|Not sent yet)$/ });
  },
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

const every = entriesOfEveryState(fixtureNow);
const waiting = every.filter(({ state }) => state === 'waiting');

export const EveryState: Story = { decorators: [atCentre(every)] };
export const Dark: Story = { ...EveryState, globals: { theme: 'gelap' } };
export const Phone: Story = { ...EveryState, globals: { viewport: { value: 'telepon' } } };
export const Away: Story = { decorators: [atCentre(waiting, 'away')] };
export const SignedOut: Story = { decorators: [atCentre(waiting, 'signed-out')] };
export const AllSent: Story = {
  decorators: [atCentre(waiting.slice(0, 1))],
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: /^Belum terkirim/ }));
    await userEvent.click(await screen.findByRole('button', { name: /^Hapus:/ }));
    await userEvent.click(await screen.findByRole('button', { name: 'Hapus' }));
    await waitFor(() => screen.getByText('Semua sudah terkirim'));
  },
};
