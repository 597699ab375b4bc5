import { instalmentMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { StatusBadge, type StatusBadgeProps } from '../../components/status-badge/status-badge.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

type State = ReturnType<ActorRefFrom<typeof instalmentMachine>['getSnapshot']>['value'];

const faces: Record<State, readonly [tone: NonNullable<StatusBadgeProps['tone']>, label: string]> = {
  proposed: ['warning', 'Menunggu persetujuan'],
  running: ['info', 'Berjalan'],
  completed: ['success', 'Selesai'],
  broken: ['danger', 'Gugur'],
  refused: ['neutral', 'Ditolak'],
  lapsed: ['neutral', 'Tidak dijawab'],
  cancelled: ['neutral', 'Dibatalkan'],
};

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof instalmentMachine> }) {
  const [tone, label] = faces[useSelector(actor, ({ value }) => value)];
  return <StatusBadge tone={tone} label={label} />;
}

export const instalmentEntry = statechartEntry('instalment', {
  machine: instalmentMachine,
  what: 'Satu rencana cicilan: ditawarkan, disetujui penanggung, lalu diikuti sampai tagihannya lunas atau satu bagian terlewat. Selama berjalan, tagihannya tidak kena denda.',
  events: [
    { label: 'disetujui penanggung', event: { type: 'ACCEPT' } },
    { label: 'ditolak penanggung', event: { type: 'REFUSE' } },
    { label: 'tidak dijawab', event: { type: 'LAPSE' } },
    { label: 'semua lunas', event: { type: 'COMPLETE' } },
    { label: 'bagian terlewat', event: { type: 'BREAK' } },
    { label: 'dibatalkan pengelola', event: { type: 'CANCEL' } },
  ],
  Stand,
  stands: 'StatusBadge dengan keadaannya.',
});
