import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import { answerOf } from '@imah/testing';
import { quietTicketReport, ticketReport, ticketReportByAssignee } from '@imah/testing/ticket-report';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { atRoute } from '@imah/app/harness';
import { TicketReportPage } from './ticket-report-page.tsx';

const meta = {
  title: 'Halaman/Kinerja tiket',
  component: TicketReportPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TicketReportPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answering = (
  getTicketReport: ReturnType<typeof answerOf<typeof ticketReport>> | ApiError | typeof never,
): Story => ({
  decorators: [atRoute('ticketReport', { answers: { getTicketReport } })],
});

export const Ready: Story = answering(answerOf(ticketReport));
export const Dark: Story = { ...Ready, globals: { theme: 'gelap' } };
export const Phone: Story = { ...Ready, globals: { viewport: { value: 'telepon' } } };
export const ByAssignee: Story = {
  decorators: [
    atRoute('ticketReport', { search: '?by=assignee', answers: { getTicketReport: answerOf(ticketReportByAssignee) } }),
  ],
};
export const Empty: Story = answering(answerOf(quietTicketReport));
export const Loading: Story = answering(never);
export const Failed: Story = answering(new ApiError({ kind: 'network', message: 'offline' }));
