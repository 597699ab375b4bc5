import { ApiError } from '@imah/api-client';
import { never } from '@imah/api-client/testing';
import type { Ticket, TicketQuote } from '@imah/contract/tickets';
import { answerOf, devices, listOf, whoamiOfOwner } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { agus, endedBySari, events, quotesOf, resident, signatures, technician, ticket } from '@imah/testing/tickets';
import { at, press } from './testing/ticket-story.tsx';
import { TicketPage } from './ticket-page.tsx';

const meta = {
  title: 'Halaman/Tiket',
  component: TicketPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TicketPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const silent = {
  listTicketRelations: answerOf([]),
  listTicketReplies: listOf([]),
  listTicketNotes: listOf([]),
  listTicketEvents: listOf(events.slice(-1)),
};
const late = {
  response: { state: 'late', elapsedMs: 5_400_000, targetMs: 3_600_000, dueAt: '2026-11-20T09:00:00.000Z' },
  resolution: { state: 'near', elapsedMs: 26_000_000, targetMs: 28_800_000, dueAt: '2026-11-20T10:40:00.000Z' },
} as const;
const paused = { ...ticket.sla, resolution: { ...ticket.sla.resolution, state: 'paused', dueAt: null } } as const;
const met = {
  response: ticket.sla.response,
  resolution: { ...ticket.sla.resolution, state: 'met', dueAt: null },
} as const;

export const Manager: Story = { decorators: at() };
export const ManagerPhone: Story = { ...Manager, globals: { viewport: { value: 'telepon' } } };
export const ManagerDark: Story = { ...Manager, globals: { theme: 'gelap' } };
export const Technician: Story = { decorators: at({}, { person: technician }) };
export const TechnicianPhone: Story = { ...Technician, globals: { viewport: { value: 'telepon' } } };
export const Resident: Story = { decorators: at({}, { person: resident }) };
export const ResidentPhone: Story = { ...Resident, globals: { viewport: { value: 'telepon' } } };

/** Two look on, and one of them writes. */
export const Watched: Story = {
  decorators: at(
    {},
    {
      answers: {
        setTicketPresence: async ({ params }) =>
          answerOf({
            seq: 1,
            ...params,
            people: [
              { id: agus.id, name: agus.name, side: 'staff' as const, doing: 'writing-note' as const },
              { id: resident.id, name: resident.name, side: 'resident' as const, doing: 'looking' as const },
            ],
            staff: 'quiet' as const,
          }),
      },
    },
  ),
};
export const WatchedPhone: Story = { ...Watched, globals: { viewport: { value: 'telepon' } } };

export const New: Story = {
  decorators: at({ state: 'new', assignee: null, executors: [], sla: late }, { answers: silent }),
};
export const Waiting: Story = { decorators: at({ state: 'waiting', waitingReason: 'part', sla: paused }) };
export const Resolved: Story = { decorators: at({ state: 'resolved', sla: met }, { person: resident }) };
export const ResolvedPhone: Story = { ...Resolved, globals: { viewport: { value: 'telepon' } } };
/** Two have signed, the second in the place of the first. */
export const Signed: Story = {
  decorators: at({ state: 'resolved', sla: met }, { answers: { listTicketSignatures: answerOf([...signatures]) } }),
};
export const SignedDark: Story = { ...Signed, globals: { theme: 'gelap' } };
export const Closed: Story = {
  decorators: at({
    state: 'closed',
    sla: met,
    feedback: { rating: 'good', reasons: ['fast', 'friendly'], by: null, at: ticket.updatedAt },
  }),
};
export const Merged: Story = {
  decorators: at({ state: 'merged', mergedInto: { id: ticket.id, number: 'TKT-2026-000139' }, mergedCount: 0 }),
};
export const ForStaffOnly: Story = {
  decorators: at({
    audience: 'staff',
    unitId: null,
    unitCode: null,
    deviceId: devices[0]?.id ?? null,
    source: 'alarm',
  }),
};

export const Resolve: Story = {
  decorators: at({}, { person: technician }),
  play: press(['button', 'Tandai selesai…']),
};
export const ResolvePhone: Story = { ...Resolve, globals: { viewport: { value: 'telepon' } } };
export const Sign: Story = { decorators: at(), play: press(['button', 'Minta tanda tangan']) };
export const SignPhone: Story = { ...Sign, globals: { viewport: { value: 'telepon' } } };
export const Defer: Story = { decorators: at(), play: press(['button', 'Tindakan lain'], ['menuitem', 'Tunda…']) };
export const Assign: Story = { decorators: at(), play: press(['button', 'Ganti']) };
export const AssignPhone: Story = { ...Assign, globals: { viewport: { value: 'telepon' } } };
export const AddFollower: Story = { decorators: at(), play: press(['button', 'Tambah pengikut']) };
export const Edit: Story = { decorators: at(), play: press(['button', 'Ubah']) };

/** Somebody has given it another title and priority, and has taken it. */
const changed: Ticket = {
  ...ticket,
  version: 7,
  priority: 'emergency',
  assignee: { id: whoamiOfOwner.id, name: whoamiOfOwner.name },
};
export const Conflict: Story = {
  decorators: at(
    { state: 'waiting', waitingReason: 'part', assignee: agus },
    {
      answers: {
        moveTicket: new ApiError({
          kind: 'conflict',
          status: 412,
          code: 'VERSI_BERUBAH',
          message: 'Changed meanwhile',
          data: { current: changed },
        }),
      },
    },
  ),
  play: async () => {
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: 'Lanjutkan' }));
    await expect(await page.findByText('Tiket ini baru saja diubah orang lain')).toBeVisible();
  },
};

const pays = (person: 'manager' | 'resident', ...rounds: readonly Partial<TicketQuote>[]): Story => ({
  decorators: at(rounds[0]?.state === 'asked' ? { state: 'waiting', waitingReason: 'approval', sla: paused } : {}, {
    answers: { listTicketQuotes: answerOf(quotesOf(...rounds)) },
    ...(person === 'resident' ? { person: resident } : {}),
  }),
});
const asked = { state: 'asked' } as const;
const refused = { state: 'refused', reason: 'Terlalu mahal, mohon cari merek lain.', ...endedBySari } as const;
export const QuoteAsked: Story = pays('manager', asked);
export const QuoteForResident: Story = pays('resident', asked);
export const QuoteForResidentPhone: Story = { ...QuoteForResident, globals: { viewport: { value: 'telepon' } } };
export const QuoteRefused: Story = pays('manager', refused, { state: 'replaced', total: 750_000, ...endedBySari });
export const QuoteApproved: Story = pays('resident', { state: 'approved', ...endedBySari }, refused);
export const QuoteExpired: Story = pays('manager', { state: 'expired' });
export const AskForQuote: Story = { ...QuoteRefused, play: press(['button', 'Ajukan biaya baru']) };
export const RefuseQuotePhone: Story = { ...QuoteForResidentPhone, play: press(['button', 'Tolak…']) };

export const Loading: Story = { decorators: at({}, { answers: { getTicket: never } }) };
export const Failed: Story = {
  decorators: at({}, { answers: { getTicket: new ApiError({ kind: 'server', status: 500, message: 'Internal' }) } }),
};
export const Missing: Story = {
  decorators: at({}, { answers: { getTicket: new ApiError({ kind: 'not-found', status: 404, message: 'None' }) } }),
};
