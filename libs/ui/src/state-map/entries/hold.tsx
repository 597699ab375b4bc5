import { holdMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { StatusBadge, type StatusBadgeProps } from '../../components/status-badge/status-badge.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

const faces: Record<string, readonly [tone: NonNullable<StatusBadgeProps['tone']>, label: string]> = {
  idle: ['neutral', 'Tidak ditekan'],
  asking: ['info', 'Menunggu server'],
  holding: ['warning', 'Sedang ditahan'],
  held: ['success', 'Ditahan sampai penuh'],
};

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof holdMachine> }) {
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const [tone, label] = faces[value] ?? ['neutral', ''];
  return <StatusBadge tone={tone} label={label} />;
}

export const holdEntry = statechartEntry('hold', {
  machine: holdMachine,
  what: 'Tombol yang harus ditahan: server yang mulai menghitung, dan tombol ditahan sampai waktunya penuh. Dilepas lebih awal, tidak terjadi apa-apa.',
  events: [
    { event: { type: 'PRESS' } },
    { event: { type: 'RELEASE' } },
    { label: 'server menghitung', event: { type: 'BEGUN', press: 1, holdId: 'hold-1', afterMs: 1_500 } },
    { label: 'server menolak', event: { type: 'REFUSED', press: 1 } },
  ],
  Stand,
  stands: 'StatusBadge, dengan keadaan tombol yang ditahan di halaman perangkat.',
});
