import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { Field } from './field.tsx';
import { control as box } from './field.css.ts';

const meta = {
  title: 'Formulir/Field',
  component: Field,
  args: {
    label: 'Nomor meter',
    children: (control) => <input {...control} className={box} />,
  },
  parameters: componentDocs({
    use: 'Bingkai semua isian: label, petunjuk, dan kesalahan yang terikat pada kendalinya. Pakai langsung hanya untuk kendali yang belum ada di pustaka; selebihnya pakai TextField, SelectField, dan saudaranya.',
    access: [
      'Berikan semua yang diterima `children` kepada kendalinya: id, aria-describedby, aria-invalid, required.',
      'Tandai yang lain dari kebanyakan: `mark="optional"` jika hampir semua wajib.',
    ],
  }),
} satisfies Meta<typeof Field>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithHint: Story = { args: { hint: 'Sebelas angka di bawah layar meter.' } };
export const WithError: Story = {
  args: { hint: 'Sebelas angka di bawah layar meter.', error: 'Nomor meter harus sebelas angka.' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Nomor meter' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription(
      'Sebelas angka di bawah layar meter. Nomor meter harus sebelas angka.',
    );
  },
};
export const Optional: Story = { args: { mark: 'optional' } };
export const Required: Story = { args: { mark: 'required', required: true } };
export const LongWords: Story = {
  globals: { viewport: { value: 'kecil' } },
  args: {
    label: 'Pertanggungjawaban ketidakbersinambungan pemeliharaan kelistrikan',
    hint: 'Pertanggungjawabanketidakbersinambunganpemeliharaankelistrikan',
  },
};
export const Dark: Story = { ...WithError, globals: { theme: 'gelap' } };
