import { chunkRecoveryMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { FailedState } from '../../components/empty-state/failed-state.tsx';
import { Inline } from '../../components/inline/inline.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { Text } from '../../components/text/text.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';
import { PageFrame } from './page-frame.tsx';

const path = '/imah/tagihan';
const failure = { path, error: new Error('The code of "tagihan" did not arrive') };

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof chunkRecoveryMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot.value);
  return (
    <PageFrame address={path}>
      {state === 'loaded' ? <Text>Halaman dan kodenya ada.</Text> : null}
      {state === 'reloading' ? (
        <Inline>
          <Spinner label="none" />
          <Text tone="muted">Halaman dimuat ulang.</Text>
        </Inline>
      ) : null}
      {state === 'failed' ? (
        <FailedState
          level={3}
          title="Halaman ini tidak dapat dimuat"
          onRetry={() => actor.send({ type: 'RETRY', path, at: 0 })}
        />
      ) : null}
    </PageFrame>
  );
}

export const chunkRecoveryEntry = statechartEntry('chunk-recovery', {
  machine: chunkRecoveryMachine,
  what: 'Bagian kode halaman yang tidak sampai: halaman dimuat ulang sekali; bila itu tidak menolong, orang melihat halaman galat.',
  scenarios: [
    { id: 'biasa', label: 'Belum pernah dimuat ulang' },
    { id: 'baru-saja', label: 'Baru saja dimuat ulang', input: () => ({ reloads: { [path]: 0 } }) },
  ],
  events: [
    { label: 'segera', event: { type: 'CHUNK_FAILED', at: 1_000, ...failure } },
    { label: '10 detik kemudian', event: { type: 'CHUNK_FAILED', at: 11_000, ...failure } },
    { event: { type: 'RETRY', path, at: 2_000 } },
    { event: { type: 'NAVIGATED' } },
  ],
  Stand,
  stands: 'Menentukan apakah halaman, muat ulang, atau halaman galat yang terlihat.',
});
