import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { signaturePicture } from './draw-signature.ts';
import { noSignature, type Signature, type SignatureStroke } from './signature.ts';
import { SignaturePad, type SignaturePadProps } from './signature-pad.tsx';

function Live(props: SignaturePadProps) {
  const [value, setValue] = useState(props.value);
  return <SignaturePad {...props} value={value} onChange={(change) => setValue(change.value)} />;
}

/** A loop that runs to the right, as handwriting does. */
const loop = (from: number, length: number, turns: number): SignatureStroke =>
  Array.from({ length: turns * 24 }, (_, step) => {
    const angle = (step / 24) * Math.PI * 2;
    return {
      x: from + (step / (turns * 24)) * length + Math.sin(angle) * 0.03,
      y: 0.17 - Math.cos(angle) * (0.09 - step * 0.0004),
      thick: 0.004 + Math.sin(angle) * 0.0015,
    };
  });
const drawn: Signature = { kind: 'drawn', strokes: [loop(0.2, 0.45, 5), loop(0.3, 0.5, 1)] };

const meta = {
  title: 'Formulir/SignaturePad',
  component: SignaturePad,
  args: { label: 'Tanda tangan', value: drawn, onChange: () => undefined },
  render: (args) => <Live {...args} />,
  parameters: componentDocs({
    use: 'Orang di tempat menandatangani di layar: pekerjaan diterima, barang diserahkan. Nama terang diisi pada isian lain. `signaturePicture` membuat gambar PNG hitam di atas putih dari isinya, juga saat tampilan gelap.',
    keys: [
      ['← →', 'Memilih Gambar atau Ketik'],
      ['Tab', 'Ke isian nama, Urungkan, Bersihkan'],
    ],
    access: ['Yang tidak dapat menggambar mengetik namanya; keduanya menghasilkan gambar yang sama bentuknya.'],
  }),
} satisfies Meta<typeof SignaturePad>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};
export const Dark: Story = { globals: { theme: 'gelap' } };
export const Phone: Story = { globals: { viewport: { value: 'telepon' } } };
export const WithError: Story = { args: { value: noSignature, error: 'Mintalah tanda tangan, atau ketik namanya.' } };

/** Draws two strokes with a mouse, takes one back, and types a name. */
export const Signing: Story = {
  args: { value: noSignature, hint: 'Serahkan layar kepada orang yang menerima pekerjaan.' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stroke = async (from: number) => {
      const paper = canvas.getByRole('img', { name: /Tanda tangan/ });
      const { left, top, width, height } = paper.getBoundingClientRect();
      const at = (x: number, y: number) => ({
        clientX: left + x * width,
        clientY: top + y * height,
        pointerId: 1,
        button: 0,
        pointerType: 'mouse',
      });
      // A pointer that no hand holds cannot be captured.
      paper.setPointerCapture = () => undefined;
      await fireEvent.pointerDown(paper, at(from, 0.5));
      for (let step = 1; step <= 12; step += 1)
        await fireEvent.pointerMove(paper, at(from + step / 40, 0.5 + Math.sin(step) / 5));
      await fireEvent.pointerUp(paper, at(from + 0.3, 0.5));
    };
    await stroke(0.1);
    await stroke(0.5);
    await expect(canvas.getByRole('img', { name: 'Tanda tangan: 2 goresan' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Urungkan' }));
    await expect(canvas.getByRole('img', { name: 'Tanda tangan: 1 goresan' })).toBeVisible();

    await userEvent.click(canvas.getByRole('radio', { name: 'Ketik' }));
    await userEvent.type(canvas.getByLabelText('Ketik nama sebagai tanda tangan'), 'Sari Lestari');
    await expect(canvas.getByRole('img', { name: 'Tanda tangan: Sari Lestari' })).toBeVisible();

    const picture = await signaturePicture(drawn, 300);
    const bitmap = await createImageBitmap(picture ?? new Blob());
    await expect([picture?.type, bitmap.width, bitmap.height]).toEqual(['image/png', 300, 100]);
    await expect(await signaturePicture(noSignature)).toBeNull();
  },
};
