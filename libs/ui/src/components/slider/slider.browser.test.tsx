import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import '../../global/global.ts';
import { englishLabels } from '../../labels/english-labels.ts';
import { LabelsProvider } from '../../labels/labels.tsx';
import { Slider, type SliderProps } from './slider.tsx';

afterEach(cleanup);

function One({ start, ...props }: { start: number } & Omit<Partial<SliderProps>, 'value' | 'onChange' | 'choice'>) {
  const [value, setValue] = useState(start);
  return <Slider label="Suhu" {...props} value={value} onChange={(change) => setValue(change.value)} />;
}
function Span({ start, onChange }: { start: [number, number]; onChange?: (value: readonly number[]) => void }) {
  const [value, setValue] = useState(start);
  return (
    <Slider
      choice="span"
      label="Jam"
      min={0}
      max={24}
      value={value}
      onChange={(change) => {
        setValue(change.value);
        onChange?.(change.value);
      }}
    />
  );
}
const thumb = () => screen.getByRole('slider', { name: 'Suhu' });
const now = () => Number(thumb().getAttribute('aria-valuenow'));

it('goes by one step, by ten with Page Up and Page Down, and to its ends, never beyond', async () => {
  render(<One start={22} min={16} max={30} step={0.5} />);
  thumb().focus();
  const values: number[] = [];

  for (const key of [
    '{ArrowRight}',
    '{ArrowUp}',
    '{ArrowLeft}',
    '{PageUp}',
    '{End}',
    '{ArrowRight}',
    '{Home}',
    '{ArrowDown}',
  ]) {
    await userEvent.keyboard(key);
    values.push(now());
  }

  expect(values).toEqual([22.5, 23, 22.5, 27.5, 30, 30, 16, 16]);
});

it('says its value in words, with its hint and what is wrong', () => {
  render(<One start={24} hint="Di ruang server" error="Terlalu panas" formatValue={(value) => `${value} °C`} />);

  expect(thumb()).toHaveAttribute('aria-valuetext', '24 °C');
  expect(thumb()).toHaveAccessibleDescription('Di ruang server Terlalu panas');
  expect(screen.getByText('100 °C')).toBeVisible();
});

it('writes numbers as the language of the page does', () => {
  render(<One start={1234.5} max={10_000} />);
  expect(thumb()).toHaveAttribute('aria-valuetext', '1.234,5');
  cleanup();

  render(
    <LabelsProvider labels={englishLabels}>
      <One start={1234.5} max={10_000} />
    </LabelsProvider>,
  );
  expect(thumb()).toHaveAttribute('aria-valuetext', '1,234.5');
});

it('tells when the hand lets go, once for each press', async () => {
  const onSettle = vi.fn<() => void>();
  render(<One start={50} onSettle={onSettle} />);
  thumb().focus();

  await userEvent.keyboard('{ArrowRight}');
  await userEvent.keyboard('{ArrowRight}');

  expect(onSettle).toHaveBeenCalledTimes(2);
});

it('is passed over by the keyboard and sends nothing while it is off', async () => {
  const { container } = render(
    <form>
      <One start={50} name="suhu" disabled />
    </form>,
  );
  await userEvent.tab();

  expect(thumb()).not.toHaveFocus();
  expect([...new FormData(container.querySelector('form') ?? undefined)]).toEqual([]);
});

it('sends its value under its name', () => {
  const { container } = render(
    <form>
      <One start={50} name="suhu" />
    </form>,
  );

  expect([...new FormData(container.querySelector('form') ?? undefined)]).toEqual([['suhu', '50']]);
});

it('has two ends with names of their own, which never change places', async () => {
  const changes: (readonly number[])[] = [];
  render(<Span start={[8, 9]} onChange={(value) => changes.push(value)} />);
  const [from, to] = [
    screen.getByRole('slider', { name: 'Jam, Dari' }),
    screen.getByRole('slider', { name: 'Jam, Sampai' }),
  ];

  from.focus();
  await userEvent.keyboard('{ArrowRight}{ArrowRight}');
  expect(changes.every(([first = 0, second = 0]) => first <= second)).toBe(true);
  expect(Number(from.ariaValueNow)).toBeLessThanOrEqual(Number(to.ariaValueNow));
  to.focus();
  await userEvent.keyboard('{End}');

  expect(changes.at(-1)?.at(-1)).toBe(24);
});
