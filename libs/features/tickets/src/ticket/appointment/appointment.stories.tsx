import type { TicketAppointment } from '@imah/contract/tickets';
import { answerOf, whoamiOfOwner } from '@imah/testing';
import { appointmentsOf, endedBySari, resident, visitSlots } from '@imah/testing/tickets';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { at, press } from '../testing/ticket-story.tsx';
import { TicketPage } from '../ticket-page.tsx';

const meta = {
  title: 'Halaman/Tiket/Kunjungan',
  component: TicketPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TicketPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const visits = (
  person: 'manager' | 'resident',
  acts: Parameters<typeof appointmentsOf>[0],
  ...rounds: readonly Partial<TicketAppointment>[]
): Story => ({
  decorators: at(
    {},
    {
      person: person === 'resident' ? resident : whoamiOfOwner,
      answers: { listTicketAppointments: answerOf(appointmentsOf(acts, ...rounds)) },
    },
  ),
});
const [morning] = visitSlots;
const agreedVisit = { state: 'agreed', agreed: morning ?? null, answeredBy: endedBySari.endedBy } as const;

export const VisitForResident: Story = visits('resident', ['answer'], { note: 'Mohon kosongkan kolong wastafel.' });
export const VisitForResidentPhone: Story = { ...VisitForResident, globals: { viewport: { value: 'telepon' } } };
export const VisitAgreed: Story = visits('resident', ['answer', 'cancel'], agreedVisit);
export const VisitAgreedPhone: Story = { ...VisitAgreed, globals: { viewport: { value: 'telepon' } } };
export const MoveVisitPhone: Story = { ...VisitAgreedPhone, play: press(['button', 'Pindahkan…']) };
export const VisitDeclined: Story = visits('manager', ['offer'], {
  state: 'declined',
  answeredBy: endedBySari.endedBy,
  reason: 'Saya baru pulang pukul 18.00.',
});
export const VisitMoved: Story = visits('manager', ['offer', 'cancel'], agreedVisit, {
  ...agreedVisit,
  ...endedBySari,
  state: 'replaced',
  reason: 'Suku cadang belum datang.',
});
export const OfferVisit: Story = { ...VisitDeclined, play: press(['button', 'Tawarkan waktu lain']) };
export const OfferVisitPhone: Story = { ...OfferVisit, globals: { viewport: { value: 'telepon' } } };
