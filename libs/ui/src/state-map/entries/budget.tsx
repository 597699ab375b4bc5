import { budgetMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { StatusBadge, type StatusBadgeProps } from '../../components/status-badge/status-badge.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

type State = ReturnType<ActorRefFrom<typeof budgetMachine>['getSnapshot']>['value'];

const faces: Record<State, readonly [tone: NonNullable<StatusBadgeProps['tone']>, label: string]> = {
  draft: ['neutral', 'Draf'],
  submitted: ['warning', 'Diajukan'],
  approved: ['success', 'Disetujui'],
  replaced: ['neutral', 'Diganti revisi'],
  discarded: ['neutral', 'Dibuang'],
};

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof budgetMachine> }) {
  const [tone, label] = faces[useSelector(actor, ({ value }) => value)];
  return <StatusBadge tone={tone} label={label} />;
}

export const budgetEntry = statechartEntry('budget', {
  machine: budgetMachine,
  what: 'Anggaran setahun: draf diajukan, disetujui orang yang tidak mengisinya, lalu diganti oleh revisi; yang dikembalikan diperbaiki dan diajukan lagi.',
  events: [
    { label: 'diajukan', event: { type: 'SUBMIT' } },
    { label: 'dikembalikan', event: { type: 'RETURN' } },
    { label: 'disetujui', event: { type: 'APPROVE' } },
    { label: 'revisinya disetujui', event: { type: 'REPLACE' } },
    { label: 'dibuang', event: { type: 'DISCARD' } },
  ],
  Stand,
  stands: 'StatusBadge dengan keadaannya.',
});
