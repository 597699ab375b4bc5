import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { componentDocs } from '../../docs/component-docs.ts';
import { Stack } from '../stack/stack.tsx';
import { Slider, type SliderProps } from './slider.tsx';

const degrees = (value: number) => `${value} °C`;

function Live(props: SliderProps) {
  const [value, setValue] = useState<number | readonly [number, number]>(props.value);
  if (props.choice === 'span') {
    const span = typeof value === 'number' ? props.value : value;
    return <Slider {...props} choice="span" value={span} onChange={(change) => setValue(change.value)} />;
  }
  const one = typeof value === 'number' ? value : props.value;
  return <Slider {...props} choice="one" value={one} onChange={(change) => setValue(change.value)} />;
}

const meta = {
  title: 'Formulir/Slider',
  component: Slider,
  args: {
    label: 'Suhu yang diminta',
    value: 24,
    min: 16,
    max: 30,
    formatValue: degrees,
    onChange: fn(),
    onSettle: fn(),
  },
  render: (args) => <Live {...args} />,
  parameters: componentDocs({
    use: 'Nilai kira-kira yang letaknya lebih penting daripada angkanya: suhu, terang lampu, rentang harga. Untuk angka yang tepat pakai NumberField. Perintah ke perangkat dikirim pada `onSettle`, ketika tangan lepas.',
    keys: [
      ['← → ↑ ↓', 'Satu langkah'],
      ['Page Up, Page Down, Shift ← →', 'Sepuluh langkah'],
      ['Home, End', 'Ke ujung'],
    ],
    access: ['Nilainya dibacakan dengan satuannya. Rentang punya dua pegangan: "Dari" dan "Sampai".'],
  }),
} satisfies Meta<typeof Slider>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    const thumb = within(canvasElement).getByRole('slider', { name: 'Suhu yang diminta' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    await expect(thumb).toHaveAttribute('aria-valuetext', '26 °C');
    await userEvent.keyboard('{End}');
    await expect(thumb).toHaveAttribute('aria-valuenow', '30');
    await expect(args.onSettle).toHaveBeenCalled();
  },
};
export const Span: Story = {
  args: { choice: 'span', label: 'Batas alarm suhu', value: [20, 27], onChange: fn() },
  play: async ({ canvasElement }) => {
    const from = within(canvasElement).getByRole('slider', { name: 'Batas alarm suhu, Dari' });
    await userEvent.tab();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(from).toHaveAttribute('aria-valuenow', '19');
  },
};
export const WithHintAndError: Story = {
  args: { hint: 'Semakin rendah semakin boros.', error: 'Paling rendah 22 °C.' },
};
export const Disabled: Story = { args: { disabled: true } };
export const Phone: Story = { globals: { viewport: { value: 'kecil' } } };
export const Dark: Story = {
  globals: { theme: 'gelap' },
  render: () => (
    <Stack>
      <Live label="Suhu" value={24} min={16} max={30} formatValue={degrees} onChange={fn()} />
      <Live choice="span" label="Batas alarm" value={[30, 70]} onChange={fn()} />
    </Stack>
  ),
};
