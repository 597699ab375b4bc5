import { stateWord, uploadMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../../components/button/button.tsx';
import { Inline } from '../../components/inline/inline.tsx';
import { Progress, type ProgressProps } from '../../components/progress/progress.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

const mebibyte = 1_048_576;
const network = { kind: 'network', message: 'Tidak ada jaringan' };

const faces: Record<string, readonly [tone: NonNullable<ProgressProps['tone']>, note: string]> = {
  uploading: ['accent', 'Sedang diunggah.'],
  retrying: ['warning', 'Terputus; dicoba lagi sendiri.'],
  paused: ['accent', 'Dijeda.'],
  failed: ['danger', 'Tidak berhasil.'],
  refused: ['danger', 'Berkas lebih besar dari 100 MB.'],
  succeeded: ['success', 'Selesai.'],
  cancelled: ['warning', 'Dibatalkan.'],
};

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof uploadMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const word = stateWord(state.value);
  const { offset, file } = state.context;
  const [tone, note] = faces[word] ?? ['accent', ''];
  return (
    <Stack gap="md">
      <Progress label={file.name} value={offset} max={file.size} tone={tone} note={note} />
      <Inline>
        {state.can({ type: 'PAUSE' }) ? <Button onClick={() => actor.send({ type: 'PAUSE' })}>Jeda</Button> : null}
        {state.can({ type: 'RESUME' }) ? (
          <Button onClick={() => actor.send({ type: 'RESUME' })}>Lanjutkan</Button>
        ) : null}
        {state.can({ type: 'RETRY' }) ? <Button onClick={() => actor.send({ type: 'RETRY' })}>Coba lagi</Button> : null}
        {state.can({ type: 'CANCEL' }) ? (
          <Button tone="ghost" onClick={() => actor.send({ type: 'CANCEL' })}>
            Batalkan
          </Button>
        ) : null}
      </Inline>
    </Stack>
  );
}

const scenario = (id: string, label: string, size: number) => ({
  id,
  label,
  input: () => ({ file: { name: 'denah-lantai-3.pdf', size }, random: () => 0 }),
});
const resumedAt = (mebibytes: number) => ({ output: { uploadId: 'unggah-1', offset: mebibytes * mebibyte } });

export const uploadEntry = statechartEntry('upload', {
  machine: uploadMachine,
  what: 'Satu berkas ke server, bagian demi bagian. Sesudah setiap gangguan dilanjutkan dari tempat yang disebut server.',
  scenarios: [scenario('biasa', 'Berkas 12 MB', 12 * mebibyte), scenario('besar', 'Berkas 120 MB', 120 * mebibyte)],
  events: [
    { event: { type: 'PAUSE' } },
    { event: { type: 'RESUME' } },
    { event: { type: 'CANCEL' } },
    { event: { type: 'RETRY' } },
    { event: { type: 'ONLINE' } },
  ],
  answers: [
    { actor: 'openUpload', label: 'mulai dari awal', answer: resumedAt(0) },
    { actor: 'openUpload', label: 'sudah ada 5 MB', answer: resumedAt(5) },
    { actor: 'openUpload', label: 'jaringan putus', answer: { error: network } },
    { actor: 'openUpload', label: 'tidak boleh', answer: { error: { kind: 'forbidden', message: 'Tidak boleh' } } },
    { actor: 'sendPart', label: '5 MB sampai', answer: { output: { offset: 5 * mebibyte } } },
    { actor: 'sendPart', label: 'semua sampai', answer: { output: { offset: 12 * mebibyte } } },
    { actor: 'sendPart', label: 'jaringan putus', answer: { error: network } },
    { actor: 'finishUpload', label: 'disimpan', answer: { output: { id: 'berkas-1' } } },
    { actor: 'finishUpload', label: 'gagal', answer: { error: { kind: 'forbidden', message: 'Tidak boleh' } } },
  ],
  Stand,
  stands: 'Progress dan tombolnya.',
});
