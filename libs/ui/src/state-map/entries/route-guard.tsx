import { routeGuardMachine, stateWord } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Inline } from '../../components/inline/inline.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { Text } from '../../components/text/text.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';
import { PageFrame } from './page-frame.tsx';

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof routeGuardMachine> }) {
  const state = useSelector(actor, (snapshot) => stateWord(snapshot.value));
  const asked = useSelector(actor, (snapshot) => snapshot.context.path);
  const path = asked === '' ? 'about:blank' : asked;
  const elsewhere = useSelector(actor, (snapshot) => snapshot.context.to);

  if (state === 'waiting' || state === 'deciding') {
    return (
      <PageFrame address={path}>
        <Inline>
          <Spinner label="none" />
          <Text tone="muted">Menunggu sesi diketahui.</Text>
        </Inline>
      </PageFrame>
    );
  }
  return (
    <PageFrame address={state === 'redirected' ? elsewhere : path}>
      <Text tone={asked === '' ? 'muted' : 'default'}>
        {asked === '' ? 'Belum ada halaman yang diminta.' : null}
        {state === 'allowed' && asked !== '' ? 'Halaman yang diminta ditampilkan.' : null}
        {state === 'redirected' ? `${path} tidak boleh dibuka; orang diarahkan ke ${elsewhere}.` : null}
      </Text>
    </PageFrame>
  );
}

export const routeGuardEntry = statechartEntry('route-guard', {
  machine: routeGuardMachine,
  what: 'Halaman mana yang boleh dibuka. Halaman yang dijaga menunggu sampai sesi diketahui; sesudahnya dibuka atau dialihkan.',
  events: [
    { label: '/imah (perlu sesi)', event: { type: 'NAVIGATE', guard: 'auth', path: '/imah' } },
    { label: '/login (hanya tamu)', event: { type: 'NAVIGATE', guard: 'guest', path: '/login' } },
    { label: '/terms (umum)', event: { type: 'NAVIGATE', guard: null, path: '/terms' } },
    { label: 'ada sesi', event: { type: 'SESSION_CHANGED', hasSession: true } },
    { label: 'tidak ada sesi', event: { type: 'SESSION_CHANGED', hasSession: false } },
  ],
  Stand,
  stands: 'Menentukan apakah halaman, tempat menunggu, atau halaman lain yang terlihat.',
});
