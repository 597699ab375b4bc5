import { loadingBarMachine } from '@imah/state-machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { useActorRef } from '@xstate/react';
import { Button } from '../button/button.tsx';
import { Inline } from '../inline/inline.tsx';
import { LoadingBar } from './loading-bar.tsx';
import { LoadingBarView } from './loading-bar-view.tsx';

const meta = {
  title: 'Umpan balik/LoadingBar',
  component: LoadingBarView,
  args: { state: 'idle', sight: 'hidden', progress: 0 },
  parameters: componentDocs({
    use: 'Satu garis di tepi atas untuk pekerjaan seluruh halaman: berpindah halaman, mengirim formulir. Untuk satu tombol pakai keadaan `loading` pada tombolnya; untuk isi yang belum ada pakai Skeleton; untuk pekerjaan yang diketahui panjangnya pakai Progress.',
    access: [
      'Ada sebagai progressbar hanya selama bekerja, dan tidak merebut fokus.',
      'Dengan gerak yang dikurangi, garisnya berganti tanpa meluncur.',
    ],
  }),
} satisfies Meta<typeof LoadingBarView>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Idle: Story = {};
export const Loading: Story = { args: { state: 'loading', sight: 'visible', progress: 62 } };
export const Finished: Story = { args: { state: 'finished', sight: 'visible', progress: 100 } };
export const Failed: Story = { args: { state: 'error', sight: 'visible', progress: 100 } };
export const Dark: Story = { ...Loading, globals: { theme: 'gelap' } };

function Playground() {
  const actor = useActorRef(loadingBarMachine);
  return (
    <Inline>
      <LoadingBar actor={actor} />
      <Button onClick={() => actor.send({ type: 'START' })}>Mulai</Button>
      <Button onClick={() => actor.send({ type: 'FINISH' })}>Selesai</Button>
      <Button onClick={() => actor.send({ type: 'FAIL' })}>Gagal</Button>
    </Inline>
  );
}

export const Live: Story = { parameters: { chromatic: { disableSnapshot: true } }, render: () => <Playground /> };
