import { ApiError } from '@imah/api-client';
import type { Escalation } from '@imah/contract/notifications';
import { answerOf, fixtureId, minutesAgo } from '@imah/testing';
import { ticket } from '@imah/testing/tickets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { at } from './testing/ticket-story.tsx';
import { TicketPage } from './ticket-page.tsx';

const meta = {
  title: 'Halaman/Tiket/Eskalasi',
  component: TicketPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TicketPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const call = (minutes: number, ...names: readonly string[]): Escalation['calls'][number] => ({
  at: minutesAgo(minutes),
  people: names.map((name, index) => ({ id: fixtureId('user', 40 + index), name })),
  channels: ['push'],
});
const running: Escalation = {
  id: fixtureId('ticket', 940),
  cause: 'emergency-ticket',
  subject: 'ticket',
  subjectId: ticket.id,
  state: 'running',
  startedAt: minutesAgo(25),
  endedAt: null,
  nextAt: minutesAgo(-10),
  calls: [call(5, 'Sari Wulandari', 'Bambang Hadiwijaya Kusumonegoro', 'Rina Kartika'), call(20, 'Budi Santoso')],
};
const escalated = (escalation: Escalation, words: RegExp): Story => ({
  decorators: at(
    { state: 'new', priority: 'emergency', assignee: null, executors: [] },
    { answers: { listTicketEscalations: answerOf([escalation]) } },
  ),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(words)).toBeInTheDocument();
  },
});

export const Running: Story = escalated(running, /belum ditangani\./);
export const RunningPhone: Story = { ...Running, globals: { viewport: { value: 'telepon' } } };
export const RunningDark: Story = { ...Running, globals: { theme: 'gelap' } };
export const TakenOn: Story = escalated(
  { ...running, state: 'acknowledged', endedAt: minutesAgo(1), nextAt: null },
  /lalu ditangani\./,
);
export const Expired: Story = escalated(
  { ...running, state: 'expired', endedAt: minutesAgo(1), nextAt: null },
  /dalam 24 jam\./,
);
/** What cannot be read takes nothing from the ticket. */
export const Unread: Story = {
  decorators: at(
    { state: 'new', priority: 'emergency', assignee: null, executors: [] },
    { answers: { listTicketEscalations: new ApiError({ kind: 'server', status: 500, message: 'Internal' }) } },
  ),
};
