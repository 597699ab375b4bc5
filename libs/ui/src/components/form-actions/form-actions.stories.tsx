import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { Button } from '../button/button.tsx';
import { Form } from '../form/form.tsx';
import { TextField } from '../text-field/text-field.tsx';
import { FormActions } from './form-actions.tsx';

const buttons = (
  <>
    <Button>Batal</Button>
    <Button type="submit" tone="primary">
      Simpan
    </Button>
  </>
);

const meta = {
  title: 'Formulir/FormActions',
  component: FormActions,
  args: { children: buttons },
  parameters: componentDocs({
    use: 'Akhir setiap formulir: tombolnya di kanan, jalan kembali dahulu, dan di atasnya sebab server menolak formulir itu. Yang menghapus bendanya sendiri berdiri di kiri (`aside`).',
    access: ['Penolakan mendapat fokus dan dibacakan; fokus itu juga menggulirkannya ke dalam pandangan.'],
  }),
} satisfies Meta<typeof FormActions>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const WithAside: Story = { args: { aside: <Button tone="ghost">Arsipkan</Button> } };
export const Refused: Story = {
  render: (args) => (
    <Form answer={{ message: 'Undangan untuk gedung ini sudah penuh.', errors: {} }} onSubmit={fn()}>
      {() => (
        <>
          <TextField label="Email penghuni" name="email" defaultValue="sari@contoh.id" />
          <FormActions {...args} />
        </>
      )}
    </Form>
  ),
};
export const Phone: Story = { ...Refused, globals: { viewport: { value: 'kecil' } } };
export const Dark: Story = { ...Refused, globals: { theme: 'gelap' } };
