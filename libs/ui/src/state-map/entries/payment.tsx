import { paymentMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { StatusBadge, type StatusBadgeProps } from '../../components/status-badge/status-badge.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

type State = ReturnType<ActorRefFrom<typeof paymentMachine>['getSnapshot']>['value'];

const faces: Record<State, readonly [tone: NonNullable<StatusBadgeProps['tone']>, label: string]> = {
  settled: ['success', 'Diterima'],
  reversed: ['danger', 'Dibatalkan'],
};

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof paymentMachine> }) {
  const [tone, label] = faces[useSelector(actor, ({ value }) => value)];
  return <StatusBadge tone={tone} label={label} />;
}

export const paymentEntry = statechartEntry('payment', {
  machine: paymentMachine,
  what: 'Pembayaran yang dicatat petugas. Dibatalkan satu kali; catatannya tetap ada.',
  events: [{ label: 'batalkan', event: { type: 'REVERSE' } }],
  Stand,
  stands: 'StatusBadge dengan keadaannya.',
});
