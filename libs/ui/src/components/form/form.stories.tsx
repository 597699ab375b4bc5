import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { Button } from '../button/button.tsx';
import { FormActions } from '../form-actions/form-actions.tsx';
import { RupiahField } from '../rupiah-field/rupiah-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { FormAnswer } from './form-answer.ts';
import { Form, type FormProps } from './form.tsx';

const refusal: FormAnswer = {
  message: 'Validasi Salah, Cek Kembali Input',
  errors: { email: ['Email sudah dipakai.'], fee: ['Iuran minimal Rp10.000.'] },
};

function InviteForm({ answer, onSubmit, ...rest }: Omit<FormProps, 'children'>) {
  const [fee, setFee] = useState<number | null>(500);
  return (
    <Form {...rest} answer={answer} onSubmit={onSubmit}>
      {({ errorOf }) => (
        <>
          <TextField
            label="Email penghuni"
            name="email"
            type="email"
            defaultValue="sari@contoh.id"
            error={errorOf('email')}
          />
          <RupiahField
            label="Iuran bulanan"
            name="fee"
            value={fee}
            onChange={(change) => setFee(change.value)}
            error={errorOf('fee')}
          />
          <FormActions>
            <Button type="submit" tone="primary">
              Undang
            </Button>
          </FormActions>
        </>
      )}
    </Form>
  );
}

const meta = {
  title: 'Formulir/Form',
  component: Form,
  args: { answer: null, onSubmit: fn(), children: () => null },
  render: ({ children: _children, ...args }) => <InviteForm {...args} />,
  parameters: componentDocs({
    use: 'Bingkai formulir yang jawabannya datang dari server: berikan isi 422 (`message`, `errors`) sebagai `answer`. Semua kesalahan berdiri di atas, dengan nama isiannya, dan menuju ke sana; penolakan atas seluruh formulir berdiri di atas tombolnya (FormActions); masing-masing juga berdiri di isiannya, dan hilang begitu isian itu diketik. Isian dicocokkan menurut `name`.',
    keys: [
      ['Enter di isian', 'Mengirim'],
      ['Enter pada kesalahan di atas', 'Ke isiannya'],
    ],
    access: ['Ketika jawaban datang fokus pindah ke ringkasan dan dibacakan; jawaban baru memindahkannya lagi.'],
  }),
} satisfies Meta<typeof Form>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Untouched: Story = {
  play: async ({ args, canvasElement }) => {
    await userEvent.click(within(canvasElement).getByRole('textbox', { name: 'Email penghuni' }));
    await userEvent.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};
export const Refused: Story = {
  args: { answer: refusal },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await waitFor(() => expect(canvas.getByRole('alert')).toHaveFocus());
    const email = canvas.getByRole('textbox', { name: 'Email penghuni' });
    await userEvent.click(canvas.getByRole('button', { name: 'Iuran bulanan: iuran minimal Rp10.000.' }));
    await expect(canvas.getByRole('textbox', { name: 'Iuran bulanan' })).toHaveFocus();
    await expect(email).toBeInvalid();
    await userEvent.type(email, 'n');
    await expect(email).toBeValid();
    await expect(canvas.getByRole('textbox', { name: 'Iuran bulanan' })).toBeInvalid();
  },
};
export const RefusedAsAWhole: Story = {
  args: { answer: { message: 'Undangan untuk gedung ini sudah penuh.', errors: {} } },
};
export const Phone: Story = { args: { answer: refusal }, globals: { viewport: { value: 'kecil' } } };
export const Dark: Story = { args: { answer: refusal }, globals: { theme: 'gelap' } };
