import { mqttConnectionMachine, mqttConnectionWord } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import { fromCallback, type ActorRefFrom } from 'xstate';
import { ConnectionState } from '../../components/connection-state/connection-state.tsx';
import { OfflineCallout } from '../../components/offline-callout/offline-callout.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof mqttConnectionMachine> }) {
  const state = useSelector(actor, (snapshot) => mqttConnectionWord(snapshot.value));
  // Before the first try and between two tries a person waits for the same thing.
  const shown = state === 'idle' || state === 'reconnecting' ? 'connecting' : state;
  return (
    <Stack>
      <ConnectionState state={shown} />
      {state === 'offline' ? <OfflineCallout>Data terakhir 2 menit lalu.</OfflineCallout> : null}
    </Stack>
  );
}

export const mqttConnectionEntry = statechartEntry('mqtt-connection', {
  machine: mqttConnectionMachine,
  actors: { client: fromCallback(() => undefined) },
  what: 'Saluran langsung dengan perangkat. Bila putus, dicoba lagi sendiri; bila diam terlalu lama, diperiksa dulu.',
  scenarios: [{ id: 'biasa', label: 'Biasa', input: () => ({ random: () => 0 }) }],
  events: [
    { event: { type: 'START' } },
    { event: { type: 'CONNECTED' } },
    { event: { type: 'ALIVE' } },
    { event: { type: 'FAILED', failure: { reason: 'refused', message: 'refused' } } },
    {
      label: 'sandi ditolak',
      event: { type: 'FAILED', failure: { reason: 'credentials', message: 'not authorized' } },
    },
    { event: { type: 'CLOSED' } },
    { event: { type: 'OFFLINE' } },
    { event: { type: 'ONLINE' } },
    { event: { type: 'RETRY' } },
    { event: { type: 'STOP' } },
  ],
  Stand,
  stands: 'ConnectionState di kaki bilah sisi; saat luring juga OfflineCallout di atas isi halaman.',
});
