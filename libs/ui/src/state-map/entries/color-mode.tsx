import { colorModeMachine } from '@imah/state-machines';
import { useSelector } from '@xstate/react';
import type { ActorRefFrom } from 'xstate';
import { Button } from '../../components/button/button.tsx';
import { Inline } from '../../components/inline/inline.tsx';
import { Stack } from '../../components/stack/stack.tsx';
import { StatusBadge } from '../../components/status-badge/status-badge.tsx';
import { Text } from '../../components/text/text.tsx';
import { statechartEntry } from '../run/statechart-entry.ts';
import { PageFrame } from './page-frame.tsx';

function Stand({ actor }: { readonly actor: ActorRefFrom<typeof colorModeMachine> }) {
  const mode = useSelector(actor, (snapshot) => snapshot.value);
  const { preference, forced } = useSelector(actor, (snapshot) => snapshot.context);
  return (
    <div data-color-mode={mode}>
      <PageFrame address="/imah">
        <Stack gap="md">
          <Text weight="semibold">{mode === 'dark' ? 'Mode gelap' : 'Mode terang'}</Text>
          <Text size="sm" tone="muted">
            Pilihan orang: {preference}.{' '}
            {forced === null ? 'Halaman tidak memaksa apa pun.' : `Halaman memaksa ${forced}.`}
          </Text>
          <Inline>
            <StatusBadge tone="success" label="Normal" />
            <StatusBadge tone="danger" label="Alarm" />
            <Button tone="primary" size="sm">
              Simpan
            </Button>
          </Inline>
        </Stack>
      </PageFrame>
    </div>
  );
}

const input = (preference: 'light' | 'dark' | 'system', system: 'light' | 'dark') => () => ({ preference, system });

export const colorModeEntry = statechartEntry('color-mode', {
  machine: colorModeMachine,
  what: 'Mode warna halaman: yang dipaksa halaman, jika tidak ada yang dipilih orang, jika tidak ada yang diminta sistem.',
  scenarios: [
    { id: 'sistem-terang', label: 'Ikut sistem, sistem terang', input: input('system', 'light') },
    { id: 'sistem-gelap', label: 'Ikut sistem, sistem gelap', input: input('system', 'dark') },
    { id: 'gelap', label: 'Orang memilih gelap', input: input('dark', 'light') },
  ],
  events: [
    { label: 'terang', event: { type: 'PREFER', preference: 'light' } },
    { label: 'gelap', event: { type: 'PREFER', preference: 'dark' } },
    { label: 'ikut sistem', event: { type: 'PREFER', preference: 'system' } },
    { label: 'gelap', event: { type: 'SYSTEM_CHANGED', system: 'dark' } },
    { label: 'terang', event: { type: 'SYSTEM_CHANGED', system: 'light' } },
    { label: 'terang', event: { type: 'FORCE', mode: 'light' } },
    { label: 'gelap', event: { type: 'FORCE', mode: 'dark' } },
    { event: { type: 'RELEASE' } },
  ],
  Stand,
  stands: 'Seluruh halaman: keadaan bagan adalah mode yang terlihat.',
});
