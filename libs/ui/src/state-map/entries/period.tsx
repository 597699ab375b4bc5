import { periodMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { StatusBadge, type StatusBadgeProps } from '../../components/status-badge/status-badge.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

type State = ReturnType<ActorRefFrom<typeof periodMachine>['getSnapshot']>['value'];

const faces: Record<State, readonly [tone: NonNullable<StatusBadgeProps['tone']>, label: string]> = {
  open: ['info', 'Terbuka'],
  closed: ['neutral', 'Ditutup'],
  reopened: ['warning', 'Dibuka kembali'],
};

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof periodMachine> }) {
  const [tone, label] = faces[useSelector(actor, ({ value }) => value)];
  return <StatusBadge tone={tone} label={label} />;
}

export const periodEntry = statechartEntry('period', {
  machine: periodMachine,
  what: 'Satu bulan pembukuan: ditutup setelah diperiksa, dan bulan terakhir yang ditutup dapat dibuka kembali dengan alasan.',
  events: [
    { label: 'ditutup', event: { type: 'CLOSE' } },
    { label: 'dibuka kembali', event: { type: 'REOPEN' } },
  ],
  Stand,
  stands: 'StatusBadge dengan keadaannya.',
});
