import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import { answerOf, listOf } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, userEvent, waitFor } from 'storybook/test';
import { atRoute, type StoryAppProps } from '@imah/app/harness';
import { resident, workers } from '@imah/testing/tickets';
import { ticketStates } from '@imah/contract/tickets/words';
import { BuildingTicketPage } from './building-ticket-page.tsx';
import { noTicketCounts, ticketCounts, ticketRows, ticketViews } from '@imah/testing/ticket-rows';

const meta = {
  title: 'Halaman/Tiket gedung',
  component: BuildingTicketPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BuildingTicketPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answers: FakeAnswers = {
  listTickets: async (input) => {
    const state = ticketStates.find((known) => known === input?.query?.state);
    return listOf(ticketRows(state === undefined ? 20 : Math.min(ticketCounts.states[state], 6), state));
  },
  countTickets: answerOf(ticketCounts),
  listTicketViews: answerOf([...ticketViews]),
  listTicketCategories: answerOf([]),
  listTicketWorkers: answerOf([...workers]),
};
const at = ({ answers: more, ...props }: StoryAppProps = {}): Story => ({
  decorators: [atRoute('buildingTicket', { ...props, answers: { ...answers, ...more } })],
});
const nothing: FakeAnswers = { listTickets: listOf([]), countTickets: answerOf(noTicketCounts) };

export const Ready: Story = at();
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const Filtered: Story = at({ search: '?due=overdue&priority=emergency,high&sort=due' });
export const Papan: Story = at({ search: '?view=board' });
export const PapanDark: Story = { ...Papan, globals: { theme: 'gelap' } };
export const PapanPhone: Story = { ...Papan, globals: { viewport: { value: 'telepon' } } };
export const Empty: Story = at({ answers: nothing });
export const AllDone: Story = at({ answers: { listTickets: listOf([]) } });
export const FilteredToNothing: Story = at({ search: '?q=kolam', answers: nothing });
export const OfAResident: Story = at({
  person: resident,
  answers: { listTickets: listOf(ticketRows(2)), countTickets: answerOf({ ...noTicketCounts, overdue: 0 }) },
});
export const Loading: Story = at({ answers: { listTickets: never, countTickets: never } });
export const Failed: Story = at({
  answers: { listTickets: new ApiError({ kind: 'server', status: 500, message: 'Internal' }) },
});
/** Who stops for a moment while they type goes on in the same field. */
export const Searching: Story = {
  ...at(),
  play: async ({ canvas }) => {
    const field = await canvas.findByRole('searchbox');
    await userEvent.type(field, 'kera');
    await canvas.findByText('"kera"');
    await userEvent.keyboard('n ');
    await canvas.findByText('"keran "');
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('keran ');
    await userEvent.click(canvas.getByRole('button', { name: 'Hapus "keran "' }));
    await expect(field).toHaveValue('');
  },
};
export const Assigning: Story = {
  ...at(),
  play: async ({ canvas }) => {
    const boxes = await canvas.findAllByRole('checkbox');
    const [, first, second] = boxes;
    if (first === undefined || second === undefined) throw new Error('the rows are not there');
    await userEvent.click(first);
    await userEvent.click(second);
    // Above the bar that floats, the column has the same name.
    const assign = canvas.getAllByRole('button', { name: 'Petugas' }).at(-1);
    if (assign === undefined) throw new Error('the bar of the chosen rows is not there');
    await userEvent.click(assign);
    // Found and seen in one moment: the entries are made anew once the people are read.
    const worker = { name: new RegExp(workers[1]?.name ?? '') };
    await waitFor(() => expect(screen.getByRole('menuitem', worker)).toBeVisible(), { timeout: 15_000 });
  },
};
/** Who is about to change one on a phone: the steps first. */
export const ChangingOnAPhone: Story = {
  ...Phone,
  play: async ({ canvas }) => {
    const [menu] = await canvas.findAllByRole('button', { name: /^Tindakan untuk/ });
    if (menu === undefined) throw new Error('the rows are not there');
    await userEvent.click(menu);
    await userEvent.click(await screen.findByRole('menuitem', { name: /^Ubah status/ }));
    await expect(await screen.findByRole('dialog', { name: 'Ubah tiket' })).toBeVisible();
  },
};
export const FilteringOnAPhone: Story = {
  ...at({ search: '?due=overdue&priority=high' }),
  globals: { viewport: { value: 'telepon' } },
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Saring 2 (dipakai)' }));
    await expect(await screen.findByRole('dialog', { name: 'Saring dan urutkan' })).toBeVisible();
  },
};
export const EmptyOnAPhone: Story = { ...at({ answers: nothing }), globals: { viewport: { value: 'telepon' } } };
