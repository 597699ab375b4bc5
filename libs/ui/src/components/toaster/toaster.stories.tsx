import { toasterMachine } from '@imah/state-machines';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { componentDocs } from '../../docs/component-docs.ts';
import { useActorRef } from '@xstate/react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button.tsx';
import { Inline } from '../inline/inline.tsx';
import { ToastContainer } from './toast-container.tsx';
import { ToasterView } from './toaster-view.tsx';

const meta = {
  title: 'Umpan balik/Toast',
  component: ToasterView,
  args: { toasts: [], onDismiss: fn(), onHold: fn(), onRelease: fn() },
  parameters: componentDocs({
    use: 'Kabar tentang yang baru saja terjadi, yang tidak perlu dijawab. Yang harus dibaca sebelum lanjut: pakai Callout di tempatnya atau Dialog. Yang berlaku untuk seluruh aplikasi: pakai Banner. Yang salah pada isian: tulis pada isiannya.',
    keys: [
      ['F8', 'Ke pemberitahuan yang terlihat'],
      ['Tab', 'Ke tombol tutup'],
      ['Esc', 'Menutup yang sedang difokus'],
    ],
    access: [
      'Dibacakan juga selama dialog terbuka; kabar gagal mendahului yang lain.',
      'Waktunya berhenti selama penunjuk atau fokus ada di atasnya, dan selama jendela tidak dilihat.',
      'Jenisnya dikatakan oleh ikon dan kata, bukan warna saja.',
    ],
  }),
} satisfies Meta<typeof ToasterView>;
export default meta;
type Story = StoryObj<typeof meta>;

const all = [
  { id: 1, type: 'success', text: 'Perubahan disimpan.' },
  { id: 2, type: 'info', text: 'Versi baru Imah akan dimuat saat Anda berpindah halaman.' },
  { id: 3, type: 'warning', text: 'Pompa air bersih belum melapor selama 10 menit.' },
  { id: 4, type: 'danger', text: 'Perintah tidak sampai ke perangkat. Coba lagi.' },
] as const;

export const AllTypes: Story = {
  args: { toasts: all },
  play: async ({ args }) => {
    const toasts = await screen.findAllByRole('button', { name: 'Tutup pemberitahuan' });
    await expect(toasts).toHaveLength(4);
    await userEvent.click(toasts[0] as HTMLElement);
    await waitFor(() => expect(args.onDismiss).toHaveBeenCalledWith({ id: 1 }));
  },
};
export const AllTypesDark: Story = { args: { toasts: all }, globals: { theme: 'gelap' } };
export const LongText: Story = {
  globals: { viewport: { value: 'kecil' } },
  args: {
    toasts: [
      {
        id: 1,
        type: 'danger',
        text: 'Ketidakbersinambungan pertanggungjawaban pemeliharaan menyebabkan pemberitahuan ini harus dibaca sampai selesai sebelum ditutup.',
      },
    ],
  },
};

function Playground() {
  const actor = useActorRef(toasterMachine, { input: { now: () => performance.now() } });
  return (
    <>
      <Inline>
        {all.map(({ id, type, text }) => (
          <Button key={id} onClick={() => actor.send({ type: 'ADD', toast: { type, text } })}>
            {type}
          </Button>
        ))}
      </Inline>
      <ToastContainer actor={actor} />
    </>
  );
}

export const Live: Story = {
  parameters: { chromatic: { disableSnapshot: true } },
  render: () => <Playground />,
  play: async ({ canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('button', { name: 'danger' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Tutup pemberitahuan' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: 'Tutup pemberitahuan' })).toBeNull());
  },
};
