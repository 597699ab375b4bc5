import { expenseMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { StatusBadge, type StatusBadgeProps } from '../../components/status-badge/status-badge.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

type State = ReturnType<ActorRefFrom<typeof expenseMachine>['getSnapshot']>['value'];

const faces: Record<State, readonly [tone: NonNullable<StatusBadgeProps['tone']>, label: string]> = {
  draft: ['neutral', 'Draf'],
  submitted: ['warning', 'Diajukan'],
  approved: ['info', 'Disetujui'],
  rejected: ['danger', 'Ditolak'],
  paid: ['success', 'Dibayar'],
  cancelled: ['neutral', 'Dibatalkan'],
};

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof expenseMachine> }) {
  const [tone, label] = faces[useSelector(actor, ({ value }) => value)];
  return <StatusBadge tone={tone} label={label} />;
}

export const expenseEntry = statechartEntry('expense', {
  machine: expenseMachine,
  what: 'Satu pengeluaran: draf diajukan, disetujui orang lain di atas batas, lalu dibayar; yang ditolak diperbaiki dan diajukan lagi.',
  events: [
    { label: 'diajukan', event: { type: 'SUBMIT' } },
    { label: 'disetujui', event: { type: 'APPROVE' } },
    { label: 'ditolak', event: { type: 'REJECT' } },
    { label: 'dibayar', event: { type: 'PAY' } },
    { label: 'dibatalkan pembuat', event: { type: 'CANCEL' } },
    { label: 'persetujuan dibatalkan', event: { type: 'REVOKE' } },
  ],
  Stand,
  stands: 'StatusBadge dengan keadaannya.',
});
