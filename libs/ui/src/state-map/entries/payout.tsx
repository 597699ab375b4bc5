import { payoutMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { StatusBadge, type StatusBadgeProps } from '../../components/status-badge/status-badge.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

type State = ReturnType<ActorRefFrom<typeof payoutMachine>['getSnapshot']>['value'];

const faces: Record<State, readonly [tone: NonNullable<StatusBadgeProps['tone']>, label: string]> = {
  requested: ['warning', 'Menunggu persetujuan'],
  approved: ['info', 'Disetujui'],
  paid: ['success', 'Dibayar'],
  refused: ['danger', 'Ditolak'],
};

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof payoutMachine> }) {
  const [tone, label] = faces[useSelector(actor, ({ value }) => value)];
  return <StatusBadge tone={tone} label={label} />;
}

export const payoutEntry = statechartEntry('payout', {
  machine: payoutMachine,
  what: 'Satu pencairan saldo: jumlahnya ditahan sejak diminta, disetujui orang kedua, lalu dibayar; yang ditolak kembali ke saldo.',
  events: [
    { label: 'disetujui', event: { type: 'APPROVE' } },
    { label: 'dibayar', event: { type: 'PAY' } },
    { label: 'ditolak', event: { type: 'REFUSE' } },
  ],
  Stand,
  stands: 'StatusBadge dengan keadaannya.',
});
