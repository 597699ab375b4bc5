import type { TodayItem } from '@imah/contract/today';
import type { TodayKind } from '@imah/contract/today/words';
import type { ReactNode } from 'react';
import { AlarmToday } from './alarm-today.tsx';
import { JoiningToday } from './joining-today.tsx';
import {
  ArrearsToday,
  BillToday,
  ExpenseToday,
  InstalmentToday,
  ReadingToday,
  RefundToday,
  RunToday,
} from './money-today.tsx';
import { OfflineToday } from './offline-today.tsx';
import { OrderToday } from './order-today.tsx';
import { OutageToday } from './outage-today.tsx';
import { PollToday } from './poll-today.tsx';
import { QuoteToday } from './quote-today.tsx';
import { TicketToday } from './ticket-today.tsx';
import { VisitToday } from './visit-today.tsx';

interface Source<K extends TodayKind> {
  /** What tells one from another. */
  readonly idOf: (item: TodayItem & { readonly kind: K }) => string;
  readonly row: (item: TodayItem & { readonly kind: K }) => ReactNode;
  /** The page that lists all of them; null where they are of several lists. */
  readonly href: string | null;
}

/** How each kind of "Hari ini" is shown. A kind without one does not compile. */
export const todayRows: { readonly [K in TodayKind]: Source<K> } = {
  alarm: {
    idOf: ({ alarm }) => alarm.id,
    row: (item) => <AlarmToday item={item} />,
    href: '/imah/dashboard?list=alarms',
  },
  outage: {
    idOf: ({ outage }) => outage.id,
    row: (item) => <OutageToday item={item} />,
    href: null,
  },
  ticket: {
    idOf: ({ ticket }) => ticket.id,
    row: (item) => <TicketToday item={item} />,
    href: '/imah/tickets',
  },
  visit: {
    idOf: ({ ticket }) => ticket.id,
    row: (item) => <VisitToday item={item} />,
    href: null,
  },
  quote: {
    idOf: ({ ticket }) => ticket.id,
    row: (item) => <QuoteToday item={item} />,
    href: null,
  },
  bill: {
    idOf: ({ bill }) => bill.id,
    row: (item) => <BillToday item={item} />,
    href: '/imah/tagihan',
  },
  poll: {
    idOf: ({ topicId }) => topicId,
    row: (item) => <PollToday item={item} />,
    href: null,
  },
  joining: {
    idOf: ({ request }) => request.id,
    row: (item) => <JoiningToday item={item} />,
    href: null,
  },
  instalment: {
    idOf: ({ plan }) => plan.id,
    row: (item) => <InstalmentToday item={item} />,
    href: '/imah/tagihan',
  },
  reading: {
    idOf: ({ building }) => building.id,
    row: (item) => <ReadingToday item={item} />,
    href: null,
  },
  expense: {
    idOf: ({ building }) => building.id,
    row: (item) => <ExpenseToday item={item} />,
    href: '/imah/finances?bagian=expenses&keadaan=submitted',
  },
  refund: {
    idOf: ({ payment }) => payment.id,
    row: (item) => <RefundToday item={item} />,
    href: null,
  },
  order: {
    idOf: (item) => (item.reason === 'pay' ? item.order.id : `${item.building.id} ${item.reason}`),
    row: (item) => <OrderToday item={item} />,
    href: '/imah/pesanan',
  },
  arrears: {
    idOf: ({ building }) => building.id,
    row: (item) => <ArrearsToday item={item} />,
    href: '/imah/tagihan/tunggakan',
  },
  'billing-run': {
    idOf: ({ run }) => run.id,
    row: (item) => <RunToday item={item} />,
    href: '/imah/tagihan',
  },
  'device-offline': {
    idOf: ({ device }) => device.id,
    row: (item) => <OfflineToday item={item} />,
    href: '/imah/dashboard?list=offline',
  },
};

/** The row of an item, by its kind. */
export function rowOf(item: TodayItem): { readonly id: string; readonly row: ReactNode } {
  // Which kind it is, the compiler knows only branch by branch.
  switch (item.kind) {
    case 'alarm':
      return { id: `alarm ${todayRows.alarm.idOf(item)}`, row: todayRows.alarm.row(item) };
    case 'outage':
      return { id: `outage ${todayRows.outage.idOf(item)}`, row: todayRows.outage.row(item) };
    case 'ticket':
      return { id: `ticket ${todayRows.ticket.idOf(item)}`, row: todayRows.ticket.row(item) };
    case 'visit':
      return { id: `visit ${todayRows.visit.idOf(item)}`, row: todayRows.visit.row(item) };
    case 'quote':
      return { id: `quote ${todayRows.quote.idOf(item)}`, row: todayRows.quote.row(item) };
    case 'bill':
      return { id: `bill ${todayRows.bill.idOf(item)}`, row: todayRows.bill.row(item) };
    case 'instalment':
      return { id: `instalment ${todayRows.instalment.idOf(item)}`, row: todayRows.instalment.row(item) };
    case 'reading':
      return { id: `reading ${todayRows.reading.idOf(item)}`, row: todayRows.reading.row(item) };
    case 'expense':
      return { id: `expense ${todayRows.expense.idOf(item)}`, row: todayRows.expense.row(item) };
    case 'refund':
      return { id: `refund ${todayRows.refund.idOf(item)}`, row: todayRows.refund.row(item) };
    case 'order':
      return { id: `order ${todayRows.order.idOf(item)}`, row: todayRows.order.row(item) };
    case 'arrears':
      return { id: `arrears ${todayRows.arrears.idOf(item)}`, row: todayRows.arrears.row(item) };
    case 'billing-run': {
      const source = todayRows['billing-run'];
      return { id: `billing-run ${source.idOf(item)}`, row: source.row(item) };
    }
    case 'poll':
      return { id: `poll ${todayRows.poll.idOf(item)}`, row: todayRows.poll.row(item) };
    case 'joining':
      return { id: `joining ${todayRows.joining.idOf(item)}`, row: todayRows.joining.row(item) };
    case 'device-offline': {
      const source = todayRows['device-offline'];
      return { id: `device ${source.idOf(item)}`, row: source.row(item) };
    }
  }
}
