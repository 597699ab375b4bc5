import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { Stack } from '../stack/stack.tsx';
import { TextField } from './text-field.tsx';

const meta = {
  title: 'Formulir/TextField',
  component: TextField,
  args: { label: 'Nama gedung', name: 'nama' },
  parameters: componentDocs({
    use: 'Satu baris kata: nama, alamat, email. Untuk uang pakai RupiahField, untuk jumlah NumberField, untuk telepon PhoneField, untuk tanggal DateField, untuk beberapa baris TextArea.',
    keys: [['Tab', 'Masuk ke isian']],
    access: [
      'Label selalu terlihat; tulisan di dalam isian hanya contoh.',
      'Petunjuk dan kesalahan dibacakan bersama isian; kesalahan bertanda ikon, bukan hanya warna.',
    ],
  }),
} satisfies Meta<typeof TextField>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Nama gedung' });
    await userEvent.tab();
    await userEvent.keyboard('Menara Melati');
    await expect(input).toHaveValue('Menara Melati');
  },
};
export const WithHint: Story = { args: { hint: 'Seperti yang tertulis di papan depan.', mark: 'optional' } };
export const WithError: Story = { args: { error: 'Nama gedung harus diisi.', required: true } };
export const Disabled: Story = { args: { disabled: true, defaultValue: 'Menara Melati' } };
export const ReadOnly: Story = { args: { readOnly: true, defaultValue: 'Menara Melati' } };
export const LongWords: Story = {
  globals: { viewport: { value: 'kecil' } },
  args: {
    label: 'Pertanggungjawaban ketidakbersinambungan pemeliharaan kelistrikan',
    error: 'Pertanggungjawabanketidakbersinambunganpemeliharaankelistrikan tidak boleh kosong.',
  },
};
export const Dark: Story = {
  globals: { theme: 'gelap' },
  render: () => (
    <Stack>
      <TextField label="Nama gedung" hint="Seperti di papan depan" />
      <TextField label="Alamat" error="Alamat harus diisi." />
      <TextField label="Zona" disabled defaultValue="Asia/Jakarta" />
    </Stack>
  ),
};
