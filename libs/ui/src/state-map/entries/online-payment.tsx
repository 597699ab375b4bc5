import { onlinePaymentMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { StatusBadge, type StatusBadgeProps } from '../../components/status-badge/status-badge.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

type State = ReturnType<ActorRefFrom<typeof onlinePaymentMachine>['getSnapshot']>['value'];

const faces: Record<State, readonly [tone: NonNullable<StatusBadgeProps['tone']>, label: string]> = {
  created: ['info', 'Sedang disiapkan'],
  pending: ['info', 'Menunggu pembayaran'],
  settled: ['success', 'Lunas dibayar'],
  expired: ['warning', 'Kedaluwarsa'],
  failed: ['danger', 'Gagal'],
  cancelled: ['neutral', 'Dibatalkan'],
  refunded: ['neutral', 'Dikembalikan'],
};

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof onlinePaymentMachine> }) {
  const [tone, label] = faces[useSelector(actor, ({ value }) => value)];
  return <StatusBadge tone={tone} label={label} />;
}

export const onlinePaymentEntry = statechartEntry('online-payment', {
  machine: onlinePaymentMachine,
  what: 'Pembayaran lewat gerbang pembayaran. Tidak pernah mundur kecuali dikembalikan; uang yang datang terlambat tetap dicatat.',
  events: [
    { label: 'kode siap', event: { type: 'OPEN' } },
    { label: 'uang diterima', event: { type: 'SETTLE' } },
    { label: 'waktu habis', event: { type: 'EXPIRE' } },
    { label: 'ditolak gerbang', event: { type: 'FAIL' } },
    { label: 'dibatalkan pembayar', event: { type: 'CANCEL' } },
    { label: 'uang dikembalikan', event: { type: 'REFUND' } },
  ],
  Stand,
  stands: 'StatusBadge dengan keadaannya.',
});
