import { presenceBeatMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { StatusBadge, type StatusBadgeProps } from '../../components/status-badge/status-badge.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

const faces: Record<string, readonly [tone: NonNullable<StatusBadgeProps['tone']>, label: string]> = {
  gone: ['neutral', 'Tidak ada yang melihat'],
  hidden: ['neutral', 'Halaman tidak tampak'],
  looking: ['info', 'Sedang melihat'],
  'writing-reply': ['success', 'Sedang menulis balasan'],
  'writing-note': ['success', 'Sedang menulis catatan'],
};

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof presenceBeatMachine> }) {
  const { value, context } = useSelector(actor, (snapshot) => snapshot);
  const [tone, label] = faces[typeof value === 'string' ? value : context.doing] ?? ['neutral', ''];
  return <StatusBadge tone={tone} label={label} />;
}

export const presenceBeatEntry = statechartEntry('presence-beat', {
  machine: presenceBeatMachine,
  what: 'Halaman tiket memberi tahu bahwa ia sedang dilihat: seketika dan setiap 20 detik, dan bahwa seseorang menulis, paling sering setiap 3 detik. Lima detik tanpa ketikan, ia berhenti menulis.',
  events: [
    { event: { type: 'SHOW' } },
    { event: { type: 'HIDE' } },
    { label: 'menulis balasan', event: { type: 'WRITE', channel: 'reply', at: 0 } },
    { label: 'menulis catatan', event: { type: 'WRITE', channel: 'note', at: 0 } },
    { event: { type: 'REST' } },
    { label: 'tutup', event: { type: 'LEAVE', when: 'now' } },
    { label: 'tutup selamanya', event: { type: 'LEAVE', when: 'last' } },
  ],
  Stand,
  stands: 'StatusBadge, dengan kata yang dilihat orang lain di halaman tiket yang sama.',
});
