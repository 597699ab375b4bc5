import { deviceCommandMachine, stateWord } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../../components/button/button.tsx';
import { Inline } from '../../components/inline/inline.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { StatusBadge, type StatusBadgeProps } from '../../components/status-badge/status-badge.tsx';
import { Switch } from '../../components/switch/switch.tsx';
import { chartEntry } from '../run/chart-entry.ts';

const id = '0199b6f0-0000-7000-8000-00000000c001';
const news = (status: 'sent' | 'acknowledged' | 'succeeded' | 'failed' | 'expired' | 'cancelled') => ({
  event: { type: 'NEWS' as const, id, status },
  label: status,
});

type Words = Record<string, readonly [StatusBadgeProps['tone'], string]>;
const words: Words = {
  requesting: ['info', 'Dikirim ke server'],
  'awaiting-approval': ['info', 'Menunggu persetujuan'],
  queued: ['info', 'Antre'],
  sent: ['info', 'Terkirim ke perangkat'],
  acknowledged: ['info', 'Diterima perangkat'],
  succeeded: ['success', 'Dijalankan'],
  failed: ['danger', 'Perangkat menolak'],
  expired: ['warning', 'Perangkat tidak menjawab'],
  cancelled: ['neutral', 'Dibatalkan'],
  refused: ['danger', 'Server menolak'],
};

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof deviceCommandMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const word = stateWord(state.value);
  const [tone, label] = words[word] ?? words[state.context.status ?? ''] ?? ['neutral', word];
  const pending = state.hasTag('pending');
  return (
    <Stack gap="md">
      <Inline justify="between">
        <Switch
          label="Pompa air bersih"
          value={word === 'succeeded' ? 'on' : 'off'}
          command={pending ? 'pending' : 'settled'}
        />
        <StatusBadge tone={tone} label={label} />
      </Inline>
      {word === 'failed' || word === 'expired' || word === 'refused' ? (
        <Button size="sm" onClick={() => actor.send({ type: 'RETRY' })}>
          Kirim lagi
        </Button>
      ) : null}
    </Stack>
  );
}

export const deviceCommandEntry = chartEntry('device-command', {
  machine: deviceCommandMachine,
  what: 'Perintah kepada perangkat, dari sakelar sampai akhirnya. Kabar yang terlambat, ganda, atau terbalik tidak mengubah apa pun; yang hilang ditanyakan.',
  scenarios: [{ id: 'biasa', label: 'Menyalakan pompa', input: () => ({ draft: { command: 'on' } }) }],
  events: [
    ...(['sent', 'acknowledged', 'succeeded', 'failed', 'expired', 'cancelled'] as const).map(news),
    { event: { type: 'RETRY' } },
  ],
  answers: [
    { actor: 'requestCommand', label: 'antre', answer: { output: { id, status: 'queued' } } },
    { actor: 'requestCommand', label: 'menunggu persetujuan', answer: { output: { id, status: 'awaiting-approval' } } },
    { actor: 'requestCommand', label: 'ditolak', answer: { error: { kind: 'forbidden', message: 'Tidak boleh' } } },
  ],
  Stand,
  stands: 'Switch (terkirim, lalu yang dilaporkan perangkat) dan StatusBadge.',
});
