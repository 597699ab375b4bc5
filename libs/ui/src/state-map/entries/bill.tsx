import { billMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { StatusBadge, type StatusBadgeProps } from '../../components/status-badge/status-badge.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

type State = ReturnType<ActorRefFrom<typeof billMachine>['getSnapshot']>['value'];

const faces: Record<State, readonly [tone: NonNullable<StatusBadgeProps['tone']>, label: string]> = {
  draft: ['neutral', 'Draf'],
  issued: ['warning', 'Terbit'],
  partial: ['info', 'Dibayar sebagian'],
  paid: ['success', 'Lunas'],
  cancelled: ['neutral', 'Dibatalkan'],
};

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof billMachine> }) {
  const [tone, label] = faces[useSelector(actor, ({ value }) => value)];
  return <StatusBadge tone={tone} label={label} />;
}

export const billEntry = statechartEntry('bill', {
  machine: billMachine,
  what: 'Satu tagihan: terbit bersama prosesnya, lalu mengikuti apa yang dibayar dan dikreditkan. Pembayaran yang dibatalkan membukanya lagi.',
  events: [
    { label: 'terbitkan', event: { type: 'ISSUE' } },
    { label: 'dibayar sebagian', event: { type: 'PAY_PART' } },
    { label: 'sisanya dibayar', event: { type: 'PAY_REST' } },
    { label: 'sebagian dikreditkan', event: { type: 'CREDIT_PART' } },
    { label: 'sisanya dikreditkan', event: { type: 'CREDIT_REST' } },
    { label: 'sebagian pembayaran dibatalkan', event: { type: 'TAKE_BACK_PART' } },
    { label: 'semua pembayaran dibatalkan', event: { type: 'TAKE_BACK_ALL' } },
  ],
  Stand,
  stands: 'StatusBadge dengan keadaannya.',
});
