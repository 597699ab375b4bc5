import { stateWord, tabGroupMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import { type ActorRefFrom, fromCallback } from 'xstate';
import { StatusBadge, type StatusBadgeProps } from '../../components/status-badge/status-badge.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

const faces: Record<string, readonly [tone: NonNullable<StatusBadgeProps['tone']>, label: string]> = {
  joining: ['neutral', 'Memperkenalkan diri kepada tab lain'],
  following: ['info', 'Mengikuti tab yang memimpin'],
  leading: ['success', 'Memegang sambungan untuk semua tab'],
  left: ['neutral', 'Sudah keluar dari kelompok'],
};

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof tabGroupMachine> }) {
  const [tone, label] = faces[useSelector(actor, (snapshot) => stateWord(snapshot.value))] ?? ['neutral', ''];
  return <StatusBadge tone={tone} label={label} />;
}

export const tabGroupEntry = statechartEntry('tab-group', {
  machine: tabGroupMachine,
  actors: { follow: fromCallback(() => undefined), lead: fromCallback(() => undefined) },
  what: 'Satu tab di antara tab lain dari orang yang sama: satu memegang saluran langsung untuk semua, yang lain mengikutinya.',
  events: [
    { event: { type: 'JOINED' } },
    { event: { type: 'LEAD_GRANTED' } },
    { label: 'diambil tab lain', event: { type: 'LEAD_LOST', why: 'taken' } },
    { label: 'tidak dapat diminta', event: { type: 'LEAD_LOST', why: 'unavailable' } },
    { event: { type: 'LEADER_HUNG' } },
    { event: { type: 'SUPERSEDED' } },
    { event: { type: 'UNAVAILABLE' } },
    { event: { type: 'OVER' } },
    { event: { type: 'LEAVE' } },
  ],
  Stand,
  stands: 'StatusBadge; di aplikasi tidak terlihat, karena semua tab menampilkan nilai yang sama.',
});
