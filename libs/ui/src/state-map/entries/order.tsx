import { orderMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { StatusBadge, type StatusBadgeProps } from '../../components/status-badge/status-badge.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

type State = ReturnType<ActorRefFrom<typeof orderMachine>['getSnapshot']>['value'];

const faces: Record<State, readonly [tone: NonNullable<StatusBadgeProps['tone']>, label: string]> = {
  cart: ['neutral', 'Keranjang'],
  placed: ['warning', 'Dipesan'],
  billed: ['warning', 'Ditagih'],
  paid: ['info', 'Dibayar'],
  processing: ['info', 'Diproses'],
  completed: ['success', 'Selesai'],
  cancelled: ['danger', 'Dibatalkan'],
};

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof orderMachine> }) {
  const [tone, label] = faces[useSelector(actor, ({ value }) => value)];
  return <StatusBadge tone={tone} label={label} />;
}

export const orderEntry = statechartEntry('order', {
  machine: orderMachine,
  what: 'Satu pesanan: dari keranjang, ditagih, atau dibayar sekarang, lalu disiapkan sampai selesai; yang dibatalkan mengembalikan uang dan kuota promosi.',
  events: [
    { label: 'dipesan', event: { type: 'PLACE' } },
    { label: 'masuk tagihan', event: { type: 'BILL' } },
    { label: 'dibayar', event: { type: 'PAY' } },
    { label: 'pembayaran ditarik', event: { type: 'REVERSE' } },
    { label: 'diproses', event: { type: 'BEGIN' } },
    { label: 'diselesaikan', event: { type: 'COMPLETE' } },
    { label: 'dibatalkan', event: { type: 'CANCEL' } },
  ],
  Stand,
  stands: 'StatusBadge dengan keadaannya.',
});
