import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import { answerOf, listOf } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { ticketRows } from '@imah/testing/ticket-rows';
import { DashboardPage } from './dashboard-page.tsx';
import { kos, portfolio } from '@imah/testing/portfolio';

const meta = {
  title: 'Halaman/Dasbor',
  component: DashboardPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof DashboardPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (getPortfolio: ReturnType<typeof answerOf<typeof portfolio>> | ApiError | typeof never): Story => ({
  decorators: [atRoute('dashboard', { answers: { getPortfolio } })],
});

export const Ready: Story = { decorators: [atRoute('dashboard')] };
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const ListBehind: Story = { decorators: [atRoute('dashboard', { search: '?list=alarms' })] };
export const TicketsBehind: Story = {
  decorators: [atRoute('dashboard', { search: '?list=overdue', answers: { listTickets: listOf(ticketRows(6)) } })],
};
export const MetersBehind: Story = { decorators: [atRoute('dashboard', { search: '?list=meters' })] };
export const Unmeasured: Story = answering(answerOf({ ...portfolio, buildings: [kos] }));
export const Loading: Story = answering(never);
export const Empty: Story = answering(answerOf({ ...portfolio, buildings: [] }));
export const Failed: Story = answering(new ApiError({ kind: 'network', message: 'offline' }));
export const Forbidden: Story = answering(new ApiError({ kind: 'forbidden', status: 403, message: 'tidak' }));
