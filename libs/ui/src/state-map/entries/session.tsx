import { sessionMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Avatar } from '../../components/avatar/avatar.tsx';
import { Inline } from '../../components/inline/inline.tsx';
import { Skeleton } from '../../components/skeleton/skeleton.tsx';
import { Spinner } from '../../components/spinner/spinner.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { Text } from '../../components/text/text.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';
import { PageFrame } from './page-frame.tsx';

const id = '0199b6f0-0000-7000-8000-000000000001';
const session = { user: { id, email: 'ratna@contoh.id', name: 'Ratna Wijayanti' }, token: 'rahasia' };
const whoami = {
  ...session.user,
  locale: 'id',
  colorMode: 'system',
  emailVerified: true,
  picture: null,
  memberships: [],
  extra: { mqtt_password: 'rahasia' },
};
const broken = { kind: 'network', message: 'Tidak ada jaringan' };

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof sessionMachine> }) {
  const state = useSelector(actor, (snapshot) => snapshot);
  const { session: kept, user } = state.context;

  if (state.matches('starting')) {
    return (
      <PageFrame address="/imah">
        <Inline>
          <Spinner label="none" />
          <Text tone="muted">Halaman menunggu; orang belum melihat apa pun selain ini.</Text>
        </Inline>
      </PageFrame>
    );
  }
  if (kept === null) {
    return (
      <PageFrame address="/login">
        <Text weight="semibold">Masuk</Text>
        <Text tone="muted">Belum ada sesi: halaman masuk.</Text>
      </PageFrame>
    );
  }
  return (
    <PageFrame address="/imah">
      <Inline gap="md" wrap="nowrap">
        {user === null ? <Skeleton shape="circle" /> : <Avatar name={user.name} />}
        <Stack gap="none">
          <Text weight="semibold">{user?.name ?? kept.user.name}</Text>
          <Text size="sm" tone="muted">
            {state.matches('clearing') ? 'Sedang keluar…' : kept.user.email}
          </Text>
        </Stack>
      </Inline>
    </PageFrame>
  );
}

export const sessionEntry = statechartEntry('session', {
  machine: sessionMachine,
  what: 'Sesi orang dari saat aplikasi dibuka sampai keluar. Aplikasi siap begitu sesi pertama selesai ditanyakan, ada atau tidak.',
  events: [
    { event: { type: 'FETCH' } },
    { event: { type: 'LOGIN', session } },
    { event: { type: 'LOGOUT' } },
    { label: 'di /imah', event: { type: 'UNAUTHORIZED', path: '/imah' } },
    { label: 'di /login', event: { type: 'UNAUTHORIZED', path: '/login' } },
    { event: { type: 'REFRESH_WHOAMI' } },
  ],
  answers: [
    { actor: 'fetchSession', label: 'ada sesi', answer: { output: session } },
    { actor: 'fetchSession', label: 'tidak ada sesi', answer: { output: {} } },
    { actor: 'fetchSession', label: 'gagal', answer: { error: broken } },
    { actor: 'fetchWhoami', label: 'dikenal', answer: { output: { data: whoami } } },
    { actor: 'fetchWhoami', label: 'gagal', answer: { error: broken } },
    { actor: 'deleteSession', label: 'berhasil', answer: { output: undefined } },
    { actor: 'deleteSession', label: 'gagal', answer: { error: broken } },
  ],
  Stand,
  stands: 'Menentukan bingkai halaman: menunggu, halaman masuk, atau dasbor dengan menu orangnya.',
});
