import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { Card } from '../card/card.tsx';
import { EmptyState } from '../empty-state/empty-state.tsx';
import { CommentComposer } from './comment-composer.tsx';
import { CommentThread, type ThreadComment } from './comment-thread.tsx';

const comments: readonly ThreadComment[] = [
  {
    id: '1',
    author: 'Rina Hidayat',
    time: 'Kemarin, 19.12 WIB',
    dateTime: '2026-11-19T19:12:00+07:00',
    body: 'Air di unit A-203 kecil sekali sejak sore.',
    replies: [
      {
        id: '2',
        author: 'Sari Wulandari',
        time: 'Kemarin, 19.20 WIB',
        body: 'Terima kasih, Bu. Teknisi kami periksa pompanya sekarang.',
      },
    ],
  },
  {
    id: '3',
    author: 'Budi Santoso',
    time: 'Hari ini, 07.40 WIB',
    body: 'Seal pompa bocor, stok tinggal satu. Saya ganti siang ini.',
    visibility: 'internal',
  },
];

const meta = {
  title: 'Data/CommentThread',
  component: CommentThread,
  args: { label: 'Percakapan tiket #1042', comments },
  decorators: [
    (Story) => (
      <Card>
        <Story />
      </Card>
    ),
  ],
  parameters: componentDocs({
    use: 'Yang dikatakan orang tentang satu hal, dan tempat menjawab: tiket, topik. `internal` untuk yang tidak dilihat penghuni. Untuk kejadian tanpa percakapan pakai Timeline.',
    keys: [
      ['Tab', 'Ke tindakan tiap komentar, lalu ke isian'],
      ['Ctrl atau ⌘ + Enter', 'Mengirim'],
    ],
    access: [
      'Daftar berurut dari yang terlama; komentar internal bertanda ikon dan kata.',
      'Bila gagal terkirim, teks tetap ada dan sebabnya diucapkan segera.',
    ],
  }),
} satisfies Meta<typeof CommentThread>;
export default meta;
type Story = StoryObj<typeof meta>;

function Talking() {
  const [said, setSaid] = useState(comments);
  const [value, setValue] = useState('');
  return (
    <CommentThread
      label="Percakapan tiket #1042"
      comments={said}
      composer={
        <CommentComposer
          label="Tulis komentar"
          value={value}
          onChange={(change) => setValue(change.value)}
          onSend={({ text }) => {
            setSaid([
              ...said,
              { id: String(said.length + 10), author: 'Sari Wulandari', time: 'baru saja', body: text },
            ]);
            setValue('');
          }}
        />
      }
    />
  );
}

export const Default: Story = {
  render: () => <Talking />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox', { name: 'Tulis komentar' }), 'Sudah lancar, terima kasih.');
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(canvas.getByText('Sudah lancar, terima kasih.')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue('');
  },
};
const composer = { label: 'Tulis komentar', value: 'Kapan selesai?', onChange: fn(), onSend: fn() };
export const Sending: Story = { args: { composer: <CommentComposer {...composer} state="sending" /> } };
export const NotSent: Story = { args: { composer: <CommentComposer {...composer} state="failed" /> } };
export const Empty: Story = {
  args: {
    comments: [],
    empty: <EmptyState title="Belum ada percakapan" text="Tulis yang pertama." />,
    composer: <CommentComposer {...composer} value="" />,
  },
};
export const LongWords: Story = {
  args: {
    comments: [
      {
        id: '1',
        author: 'Raden Ajeng Pertanggungjawaban Ketidakbersinambungan',
        time: 'Jumat, 20 November 2026 pukul 17.05 WIB',
        body: 'Pertanggungjawabanketidakbersinambunganpemeliharaankelistrikan '.repeat(3),
        visibility: 'internal',
      },
    ],
  },
  globals: { viewport: { value: 'kecil' } },
};
export const Phone: Story = { render: () => <Talking />, globals: { viewport: { value: 'telepon' } } };
export const Dark: Story = { render: () => <Talking />, globals: { theme: 'gelap' } };
