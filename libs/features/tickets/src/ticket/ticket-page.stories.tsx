import { ApiError } from '@imah/api-client';
import { type FakeAnswers, never } from '@imah/api-client/testing';
import type { Whoami } from '@imah/contract/identity';
import type { Ticket, TicketQuote } from '@imah/contract/tickets';
import { alarms, answerOf, devices, fixtureId, listOf, whoamiOfOwner } from '@imah/testing';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { atRoute } from '@imah/app/harness';
import {
  agus,
  endedBySari,
  events,
  notes,
  quotesOf,
  relations,
  replies,
  resident,
  seenBy,
  signatures,
  technician,
  ticket,
  work,
  workers,
} from '@imah/testing/tickets';
import { TicketPage } from './ticket-page.tsx';

const meta = {
  title: 'Halaman/Tiket',
  component: TicketPage,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof TicketPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const answersFor = (change: Partial<Ticket>, person: Whoami): FakeAnswers => ({
  getTicket: answerOf(seenBy(person, { ...ticket, ...change })),
  listTicketEvents: listOf(events),
  listTicketReplies: listOf(replies),
  listTicketNotes: listOf(notes),
  getTicketWork: answerOf(work),
  listTicketQuotes: answerOf(quotesOf()),
  listTicketRelations: answerOf([...relations]),
  listTicketWorkers: answerOf([...workers]),
  listTicketFollowers: answerOf([
    { id: '0198a000-0000-7000-8000-0000000000a1', name: 'Sari Wulandari', joinedAt: '2026-11-20T04:00:00.000Z' },
    { id: '0198a000-0000-7000-8000-0000000000a2', name: 'Dewi Lestari', joinedAt: '2026-11-20T05:00:00.000Z' },
    { id: '0198a000-0000-7000-8000-0000000000a3', name: 'Rudi Hartono', joinedAt: '2026-11-20T06:00:00.000Z' },
  ]),
  setTicketPresence: async ({ params }) => answerOf({ seq: 1, ...params, people: [], staff: 'quiet' as const }),
  listTicketSignatures: answerOf([]),
  listDeviceAlarms: listOf([
    ...alarms.slice(0, 1),
    ...alarms.slice(0, 2).map((alarm, index) => ({
      ...alarm,
      id: fixtureId('ticket', 960 + index),
      active: false,
      raisedAt: `2026-11-1${index + 5}T02:10:00.000Z`,
      clearedAt: `2026-11-1${index + 5}T03:05:00.000Z`,
    })),
  ]),
  listTicketObservers: answerOf([
    { id: fixtureId('user', 14), name: 'Hendra Wijaya', since: '2026-11-20T05:00:00.000Z' },
  ]),
  listTicketObserverCandidates: answerOf([
    { id: fixtureId('user', 15), name: 'Maya Anggraini' },
    { id: fixtureId('user', 16), name: 'Yusuf Hidayat' },
  ]),
  listTicketCategories: answerOf([
    { id: ticket.category?.id ?? '', key: null, name: 'Air dan pipa', residentPriority: 'emergency' as const },
  ]),
});
const at = (change: Partial<Ticket> = {}, props: Parameters<typeof atRoute>[1] = {}) => [
  atRoute('ticket', { ...props, answers: { ...answersFor(change, props.person ?? whoamiOfOwner), ...props.answers } }),
];
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

/** Presses one after the other, and waits for the dialog. */
const press =
  (...names: readonly (readonly ['button' | 'menuitem', string])[]): NonNullable<Story['play']> =>
  async () => {
    const page = within(document.body);
    for (const [role, name] of names) await userEvent.click(await page.findByRole(role, { name }));
    await waitFor(() => expect(page.getByRole('dialog')).toBeVisible());
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
