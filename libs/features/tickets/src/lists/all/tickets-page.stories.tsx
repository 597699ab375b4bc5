import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, buildings, listOf, tower } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute, type StoryAppProps } from '@imah/app/harness';
import { resident } from '@imah/testing/tickets';
import { noTicketCounts, ticketCounts, ticketRows } from '@imah/testing/ticket-rows';
import { TicketsPage } from './tickets-page.tsx';

const meta = {
  title: 'Halaman/Semua tiket',
  component: TicketsPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TicketsPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers: FakeAnswers = {
  listTickets: listOf([...ticketRows(20)]),
  countTickets: answerOf(ticketCounts),
  listBuildings: listOf(buildings),
};
const at = ({ answers: more, ...props }: StoryAppProps = {}): Story => ({
  decorators: [atRoute('tickets', { ...props, answers: { ...answers, ...more } })],
});

export const Ready: Story = at();
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const OfAResident: Story = at({ person: resident, answers: { listTickets: listOf([...ticketRows(2)]) } });
export const OfAResidentOnAPhone: Story = { ...OfAResident, globals: { viewport: { value: 'telepon' } } };
export const Empty: Story = at({
  search: '?tab=overdue',
  answers: { listTickets: listOf([]), countTickets: answerOf(noTicketCounts) },
});
export const Narrowed: Story = at({ search: `?q=pompa&priority=urgent,high&building=${tower.id}` });
export const NarrowedOnAPhone: Story = { ...Narrowed, globals: { viewport: { value: 'telepon' } } };
export const NothingMatches: Story = at({
  search: '?q=lift+macet',
  answers: { listTickets: listOf([]), countTickets: answerOf(noTicketCounts) },
});
export const Loading: Story = at({ answers: { listTickets: never, countTickets: never } });
export const Failed: Story = at({
  answers: { listTickets: new ApiError({ kind: 'server', status: 500, message: 'Internal' }) },
});
