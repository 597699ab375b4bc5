import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { TextArea } from './text-area.tsx';

const meta = {
  title: 'Formulir/TextArea',
  component: TextArea,
  args: { label: 'Apa yang terjadi?', name: 'keterangan' },
  parameters: componentDocs({
    use: 'Beberapa baris kata: laporan, catatan, alasan. Tumbuh bersama isinya sampai enam per sepuluh layar. `limit` menghitung karakter tanpa memotong yang ditempel.',
    access: [
      'Penghitung dibacakan bersama isian; ia bersuara sendiri hanya ketika hampir atau sudah lewat batas.',
      'Kelebihan karakter tetap tersimpan di isian; penolakannya adalah urusan formulir.',
    ],
  }),
} satisfies Meta<typeof TextArea>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Grows: Story = {
  play: async ({ canvasElement }) => {
    const area = within(canvasElement).getByRole('textbox');
    const before = area.clientHeight;
    await userEvent.type(area, 'Satu{Enter}Dua{Enter}Tiga{Enter}Empat{Enter}Lima{Enter}Enam');
    await expect(area.clientHeight).toBeGreaterThan(before);
  },
};
export const Counter: Story = {
  args: { limit: 40, hint: 'Akan dibaca teknisi di telepon.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.type(canvas.getByRole('textbox'), 'Pompa berbunyi keras sejak pagi');
    await expect(canvas.getByText('31/40')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      'Akan dibaca teknisi di telepon. Sisa 9 karakter',
    );
  },
};
export const TooLong: Story = { args: { limit: 20, defaultValue: 'Pompa berbunyi keras sejak pagi' } };
export const WithError: Story = { args: { error: 'Ceritakan sedikit, agar teknisi membawa alat yang benar.' } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Tiket ini sudah ditutup.' } };
export const LongWords: Story = {
  globals: { viewport: { value: 'kecil' } },
  args: { defaultValue: 'Pertanggungjawabanketidakbersinambunganpemeliharaankelistrikan '.repeat(6) },
};
export const Dark: Story = { ...TooLong, globals: { theme: 'gelap' } };
