import { answerOf, fixtureId, fixtureNow, listOf, whoami } from '@imah/testing';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AssignSheet } from '../actions/assign-sheet.tsx';
import { EditSheet } from '../actions/edit-sheet.tsx';
import { MoveDialog } from '../actions/move-dialog.tsx';
import { CancelDialog } from '../appointment/cancel-dialog.tsx';
import { OfferSheet } from '../appointment/offer-sheet.tsx';
import { OtherTimeDialog } from '../appointment/other-time-dialog.tsx';
import { ChannelForm } from '../conversation/channel-form.tsx';
import { EditComment } from '../conversation/edit-comment.tsx';
import { QuoteAnswer } from '../quote/quote-answer.tsx';
import { QuoteSheet } from '../quote/quote-sheet.tsx';
import { RelateDialog } from '../relations/relate-dialog.tsx';
import { SplitDialog } from '../relations/split-dialog.tsx';
import { SignSheet } from '../signature/sign-sheet.tsx';
import { CheckForm } from '../work/check-form.tsx';
import { Costs } from '../work/costs.tsx';
import { PartForm } from '../work/part-form.tsx';
import { Times } from '../work/times.tsx';
import { appointmentsOf, quotesOf, ticket, work, workers } from '@imah/testing/tickets';
import { ticketRows } from '@imah/testing/ticket-rows';
import type { FormCase } from '@imah/app/form/testing';

/** Where the server cannot be reached, what is written waits in the outbox and is shown there: nothing was refused. */
const unreachable = [0, 503];
const close = () => undefined;
const press = (name: RegExp) => async () => {
  await userEvent.click(await screen.findByRole('button', { name }));
};
const [visit] = appointmentsOf(['answer'], {}).appointments;
if (visit === undefined) throw new Error('The fixtures lack something.');
const [quote] = quotesOf({}).quotes;
if (quote === undefined) throw new Error('The fixtures lack something.');
const comment = {
  id: fixtureId('ticket', 12),
  body: 'Sedang kami periksa.',
  author: { id: whoami.id, name: whoami.name },
  side: 'staff' as const,
  at: new Date(fixtureNow).toISOString(),
  editedAt: null,
  via: null,
  files: [],
};

/** Every form of this domain, for the test that refuses each. */
export const forms: readonly FormCase[] = [
  {
    source: 'ticket/appointment/offer-sheet.tsx',
    element: <OfferSheet ticket={ticket} last={null} mode="offer" onClose={close} />,
  },
  {
    source: 'ticket/parts/reason-dialog.tsx',
    element: <OtherTimeDialog ticket={ticket} appointment={visit} onClose={close} />,
  },
  {
    source: 'ticket/parts/reason-dialog.tsx',
    element: <CancelDialog ticketId={ticket.id} appointmentId={visit.id} onClose={close} />,
  },
  {
    source: 'ticket/actions/move-dialog.tsx',
    element: <MoveDialog ticket={ticket} to="resolved" demands={['note']} onClose={close} />,
    answers: {
      getTicketWork: answerOf(work),
      listTicketSignatures: answerOf([]),
      listTicketRelations: answerOf([]),
    },
    keepsAt: unreachable,
  },
  {
    source: 'ticket/actions/edit-sheet.tsx',
    element: <EditSheet ticket={ticket} editor="staff" onClose={close} />,
    answers: { listTicketCategories: answerOf([]) },
    keepsAt: unreachable,
    fill: async () => {
      await userEvent.type(await screen.findByRole('textbox', { name: 'Judul' }), '!');
    },
  },
  {
    source: 'ticket/actions/edit-sheet.tsx',
    element: <EditSheet ticket={ticket} editor="reporter" onClose={close} />,
    keepsAt: unreachable,
    fill: async () => {
      await userEvent.type(await screen.findByRole('textbox', { name: 'Judul' }), '!');
    },
  },
  {
    source: 'ticket/actions/assign-sheet.tsx',
    element: <AssignSheet ticket={ticket} onClose={close} />,
    answers: { listTicketWorkers: answerOf([...workers]) },
    keepsAt: unreachable,
  },
  {
    source: 'ticket/conversation/channel-form.tsx',
    element: <ChannelForm channel="reply" ticket={ticket} side="staff" />,
    keepsAt: unreachable,
  },
  {
    source: 'ticket/conversation/edit-comment.tsx',
    element: <EditComment ticketId={ticket.id} channel="reply" comment={comment} onClose={close} />,
  },
  { source: 'ticket/quote/quote-sheet.tsx', element: <QuoteSheet ticket={ticket} last={null} onClose={close} /> },
  {
    source: 'ticket/parts/reason-dialog.tsx',
    element: <QuoteAnswer ticketId={ticket.id} quote={quote} />,
    open: press(/Tolak/),
  },
  {
    source: 'ticket/relations/relate-dialog.tsx',
    element: <RelateDialog ticket={ticket} onClose={close} />,
    answers: { listTickets: listOf(ticketRows(3)) },
  },
  { source: 'ticket/relations/split-dialog.tsx', element: <SplitDialog ticket={ticket} onClose={close} /> },
  {
    source: 'ticket/signature/sign-sheet.tsx',
    element: <SignSheet ticket={ticket} state="first" onClose={close} />,
    fill: async () => {
      if (screen.queryByRole('textbox', { name: /Ketik nama/ }) === null)
        await userEvent.click(screen.getByText('Ketik'));
      await userEvent.type(await screen.findByRole('textbox', { name: /Ketik nama/ }), 'Sari Lestari');
    },
  },
  {
    source: 'ticket/work/entry-form.tsx',
    element: <CheckForm ticket={ticket} onClose={close} />,
    keepsAt: unreachable,
  },
  {
    source: 'ticket/work/entry-form.tsx',
    element: <Costs ticketId={ticket.id} work={work} mode="write" />,
    open: press(/biaya/i),
  },
  { source: 'ticket/work/entry-form.tsx', element: <PartForm ticketId={ticket.id} part={null} onClose={close} /> },
  {
    source: 'ticket/work/entry-form.tsx',
    element: <Times ticket={ticket} work={work} mode="write" />,
    open: press(/waktu/i),
  },
];
