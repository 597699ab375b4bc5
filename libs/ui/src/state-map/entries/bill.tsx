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
  disputed: ['danger', 'Disengketakan'],
  'disputed-partial': ['danger', 'Disengketakan, dibayar sebagian'],
  paid: ['success', 'Lunas'],
  cancelled: ['neutral', 'Dibatalkan'],
};

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof billMachine> }) {
  const [tone, label] = faces[useSelector(actor, ({ value }) => value)];
  return <StatusBadge tone={tone} label={label} />;
}

export const billEntry = statechartEntry('bill', {
  machine: billMachine,
  what: 'Satu tagihan: terbit bersama prosesnya, lalu mengikuti apa yang dibayar, dikreditkan, dan disengketakan. Pembayaran yang dibatalkan membukanya lagi.',
  events: [
    { label: 'terbitkan', event: { type: 'ISSUE' } },
    { label: 'dibayar sebagian', event: { type: 'PAY_PART' } },
    { label: 'sisanya dibayar', event: { type: 'PAY_REST' } },
    { label: 'sebagian dikreditkan', event: { type: 'CREDIT_PART' } },
    { label: 'sisanya dikreditkan', event: { type: 'CREDIT_REST' } },
    { label: 'sebagian pembayaran dibatalkan', event: { type: 'TAKE_BACK_PART' } },
    { label: 'semua pembayaran dibatalkan', event: { type: 'TAKE_BACK_ALL' } },
    { label: 'disengketakan', event: { type: 'DISPUTE' } },
    { label: 'sengketa dijawab', event: { type: 'ANSWER' } },
  ],
  Stand,
  stands: 'StatusBadge dengan keadaannya.',
});
