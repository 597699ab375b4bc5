import { buildingFeedMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Stack } from '../../components/stack/stack.tsx';
import { StatusBadge, type StatusBadgeProps } from '../../components/status-badge/status-badge.tsx';
import { Text } from '../../components/text/text.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

const faces: Record<string, readonly [tone: NonNullable<StatusBadgeProps['tone']>, label: string]> = {
  waiting: ['neutral', 'Menunggu nilai pertama'],
  live: ['success', 'Langsung'],
  interrupted: ['warning', 'Nilai terakhir, saluran terputus'],
  refused: ['danger', 'Tidak boleh mendengar perangkat'],
};

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof buildingFeedMachine> }) {
  const { shown, snapshot } = useSelector(actor, ({ value }) => value);
  const [tone, label] = faces[shown] ?? ['neutral', ''];
  return (
    <Stack gap="md">
      <StatusBadge tone={tone} label={label} />
      <Text tone="muted">{snapshot === 'idle' ? 'Tidak ada yang dibaca.' : 'Keadaan perangkat sedang dibaca.'}</Text>
    </Stack>
  );
}

export const buildingFeedEntry = statechartEntry('building-feed', {
  machine: buildingFeedMachine,
  what: 'Yang langsung dari satu gedung. Setiap kali diizinkan, keadaan perangkat dibaca sekali, dan dicoba lagi sampai berhasil.',
  scenarios: [{ id: 'biasa', label: 'Satu gedung', input: () => ({ retryBase: 1000 }) }],
  events: [
    { event: { type: 'GRANTED' } },
    { event: { type: 'REFUSED' } },
    { event: { type: 'EVENTS_GRANTED' } },
    { event: { type: 'INTERRUPTED' } },
    { event: { type: 'RELEASED' } },
    { event: { type: 'CONVERGED' } },
  ],
  answers: [
    { actor: 'takeSnapshot', label: 'terbaca', answer: { output: undefined } },
    { actor: 'takeSnapshot', label: 'gagal', answer: { error: { kind: 'server', message: 'Server tidak menjawab.' } } },
  ],
  Stand,
  stands: 'StatusBadge, seperti di kepala daftar perangkat.',
});
