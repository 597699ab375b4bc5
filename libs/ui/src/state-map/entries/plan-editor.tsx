import { planEditorMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { StatusBadge, type StatusBadgeProps } from '../../components/status-badge/status-badge.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

const faces: Record<string, readonly [tone: NonNullable<StatusBadgeProps['tone']>, label: string]> = {
  viewing: ['neutral', 'Dilihat'],
  opening: ['info', 'Membuka draf'],
  saved: ['success', 'Tersimpan'],
  waiting: ['info', 'Berubah'],
  saving: ['info', 'Menyimpan'],
  unsaved: ['danger', 'Belum tersimpan'],
  overtaken: ['warning', 'Diubah orang lain'],
  publishing: ['info', 'Menerbitkan'],
  discarding: ['info', 'Membuang draf'],
  restoring: ['info', 'Memulihkan versi'],
};

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof planEditorMachine> }) {
  const value = useSelector(actor, (snapshot) => snapshot.value);
  const [tone, label] = faces[value] ?? ['neutral', ''];
  return <StatusBadge tone={tone} label={label} />;
}

const contentOf = (label: string) => ({
  picture: null,
  items: [{ kind: 'text' as const, id: 'note', label, x: 0.5, y: 0.5 }],
});

export const planEditorEntry = statechartEntry('plan-editor', {
  machine: planEditorMachine,
  what: 'Penggambaran denah: setiap perubahan disimpan ketika tangan berhenti, dapat diurungkan, dan dilihat semua orang setelah diterbitkan.',
  events: [
    { event: { type: 'OPEN' } },
    { label: 'draf datang', event: { type: 'OPENED', content: contentOf('Draf'), version: 1 } },
    { label: 'titik dipindahkan', event: { type: 'CHANGE', content: contentOf('Berubah') } },
    { event: { type: 'UNDO' } },
    { event: { type: 'REDO' } },
    { label: 'server menyimpan', event: { type: 'SAVED', version: 2 } },
    { label: 'server menolak', event: { type: 'REFUSED' } },
    { label: 'orang lain mendahului', event: { type: 'CONFLICT' } },
    { event: { type: 'RETRY' } },
    { label: 'pulihkan versi 1', event: { type: 'RESTORE', number: 1 } },
    { event: { type: 'PUBLISH' } },
    { event: { type: 'DISCARD' } },
    { event: { type: 'CLOSE' } },
    { event: { type: 'DONE' } },
  ],
  Stand,
  stands: 'StatusBadge, dengan keadaan draf di atas denah yang digambar.',
});
