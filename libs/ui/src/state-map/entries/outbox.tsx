import { outboxMachine, type OutboxTurn, stateWord } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../../components/button/button.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { StatusBadge, type StatusBadgeProps } from '../../components/status-badge/status-badge.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

const faces: Record<string, readonly [tone: NonNullable<StatusBadgeProps['tone']>, label: string]> = {
  standingBy: ['neutral', 'Tab lain yang mengirim'],
  sending: ['info', 'Sedang mengirim'],
  resting: ['success', 'Semua terkirim'],
  holding: ['warning', 'Menunggu waktunya'],
  backingOff: ['warning', 'Tersimpan di perangkat'],
  signedOut: ['danger', 'Masuk lagi untuk mengirim'],
};

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof outboxMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const [tone, label] = faces[stateWord(state.value)] ?? ['neutral', ''];
  return (
    <Stack gap="md">
      <StatusBadge tone={tone} label={label} />
      {state.can({ type: 'RETRY' }) ? (
        <Button onClick={() => actor.send({ type: 'RETRY' })}>Kirim sekarang</Button>
      ) : null}
    </Stack>
  );
}

const turn = (output: OutboxTurn) => ({ output });

export const outboxEntry = statechartEntry('outbox', {
  machine: outboxMachine,
  what: 'Kapan yang ditulis tanpa jaringan dikirim: satu per satu, oleh satu tab saja, dan dicoba lagi selama server tidak terjangkau.',
  scenarios: [{ id: 'biasa', label: 'Kotak keluar satu akun', input: () => ({ random: () => 0 }) }],
  events: [
    { event: { type: 'TURN' } },
    { event: { type: 'ADDED' } },
    { event: { type: 'ONLINE' } },
    { event: { type: 'RETRY' } },
    { event: { type: 'SIGNED_IN' } },
  ],
  answers: [
    { actor: 'sendNext', label: 'ada jawaban', answer: turn({ kind: 'answered' }) },
    { actor: 'sendNext', label: 'tidak ada yang menunggu', answer: turn({ kind: 'nothing', waitMs: null }) },
    { actor: 'sendNext', label: 'boleh lagi dalam 5 detik', answer: turn({ kind: 'nothing', waitMs: 5000 }) },
    { actor: 'sendNext', label: 'server tidak terjangkau', answer: turn({ kind: 'unreachable' }) },
    { actor: 'sendNext', label: 'sesi berakhir', answer: turn({ kind: 'signed-out' }) },
    { actor: 'sendNext', label: 'penyimpanan rusak', answer: { error: { message: 'Penyimpanan rusak' } } },
  ],
  Stand,
  stands: 'StatusBadge dan Button.',
});
