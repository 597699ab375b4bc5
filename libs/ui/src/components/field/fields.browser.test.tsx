import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactElement, useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../global/global.ts';
import { englishLabels } from '../../labels/english-labels.ts';
import { LabelsProvider } from '../../labels/labels.tsx';
import { NumberField, type NumberFieldProps } from '../number-field/number-field.tsx';
import { PhoneField } from '../phone-field/phone-field.tsx';
import { QuantityField, type Quantity } from '../quantity-field/quantity-field.tsx';
import { RupiahField } from '../rupiah-field/rupiah-field.tsx';
import { TimeField } from '../time-field/time-field.tsx';

afterEach(cleanup);

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const sentBy = (container: HTMLElement) =>
  Object.fromEntries(new FormData(container.querySelector('form') ?? undefined));

type Held<Value> = { value: Value; onChange: (change: { value: Value }) => void };

/** A page that holds the value, remembers what it was told, and can be asked to hold another. */
function hold<Value>(start: Value, draw: (held: Held<Value>) => ReactElement) {
  const told: Value[] = [];
  let set: (value: Value) => void = () => undefined;
  function Page() {
    const [value, setValue] = useState(start);
    set = setValue;
    return (
      <form>
        {draw({
          value,
          onChange: (change) => {
            told.push(change.value);
            setValue(change.value);
          },
        })}
      </form>
    );
  }
  return { ...render(<Page />), told, set: (value: Value) => set(value) };
}

describe('an amount of money', () => {
  it('is grouped while it is typed, with the caret behind the same digit', async () => {
    const { told } = hold<number | null>(1_250_000, (held) => <RupiahField label="Iuran" {...held} />);
    field().focus();
    // Behind the 2 of 1.250.000.
    field().setSelectionRange(3, 3);

    await userEvent.keyboard('9');
    expect([field().value, field().selectionStart]).toEqual(['12.950.000', 4]);
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect([field().value, field().selectionStart]).toEqual(['150.000', 1]);

    expect(told).toEqual([12_950_000, 1_250_000, 150_000]);
  });

  it('is read from what is pasted as a whole, and never digit by digit', async () => {
    const { told } = hold<number | null>(null, (held) => <RupiahField label="Iuran" {...held} />);

    await userEvent.click(field());
    await userEvent.paste('Rp 1,5 jt');

    expect([field().value, told.at(-1)]).toEqual(['1.500.000', 1_500_000]);
  });

  it('is called unreadable only after the person has left it, and then is not taken for none', async () => {
    const { told } = hold<number | null>(5000, (held) => <RupiahField label="Iuran" {...held} />);

    await userEvent.clear(field());
    await userEvent.paste('sepuluh ribu');
    expect(field()).toBeValid();
    await userEvent.tab();

    expect(field()).toBeInvalid();
    expect(field()).toHaveAccessibleDescription('Tulis rupiah bulat, misalnya 1.250.000.');
    expect(field()).toHaveAttribute('data-unreadable');
    expect(told.at(-1)).toBeNull();
    await userEvent.clear(field());
    await userEvent.tab();
    expect(field()).toBeValid();
  });

  it('follows the page, below zero too, and is sent in plain digits', () => {
    const { container, set } = hold<number | null>(0, (held) => <RupiahField label="Iuran" name="iuran" {...held} />);
    expect([field().value, sentBy(container)]).toEqual(['0', { iuran: '0' }]);

    act(() => set(-75_000));
    expect([field().value, sentBy(container)]).toEqual(['-75.000', { iuran: '-75000' }]);
    act(() => set(null));

    expect([field().value, sentBy(container)]).toEqual(['', { iuran: '' }]);
  });

  it('that is off is not sent', () => {
    const { container } = hold<number | null>(5, (held) => (
      <RupiahField label="Iuran" name="iuran" disabled {...held} />
    ));

    expect(sentBy(container)).toEqual({});
  });
});

describe('a time', () => {
  it('goes by the quarter with the arrows, begins at eight, and stays within the day', async () => {
    const { told, set } = hold<string | null>(null, (held) => <TimeField label="Mulai" {...held} />);
    field().focus();

    await userEvent.keyboard('{ArrowUp}');
    await userEvent.keyboard('{ArrowDown}');
    act(() => set('00:00'));
    await userEvent.keyboard('{ArrowDown}');
    act(() => set('23:50'));
    await userEvent.keyboard('{ArrowUp}');

    expect(told).toEqual(['08:00', '07:45']);
    expect(field().value).toBe('23.50');
  });

  it.each(['disabled', 'readOnly'] as const)('is left alone by the arrows where it is %s', async (off) => {
    const { told } = hold<string | null>('17:05', (held) => <TimeField label="Mulai" {...held} {...{ [off]: true }} />);
    field().focus();

    await userEvent.keyboard('{ArrowUp}');

    expect([told, field().value]).toEqual([[], '17.05']);
  });

  it('is written in its usual form when the person leaves, in the way of the language', async () => {
    const onBlur = vi.fn<() => void>();
    const { told } = hold<string | null>(null, (held) => (
      <LabelsProvider labels={englishLabels}>
        <TimeField label="Start" zone="WIB" onBlur={onBlur} {...held} />
      </LabelsProvider>
    ));

    await userEvent.type(field(), '5 pm');
    await userEvent.tab();

    expect([field().value, told.at(-1)]).toEqual(['17:00', '17:00']);
    expect(onBlur).toHaveBeenCalledOnce();
    expect(screen.getByText('WIB')).toBeVisible();
  });

  it('is nothing that a clock does not show', async () => {
    hold<string | null>('17:05', (held) => <TimeField label="Mulai" {...held} />);

    await userEvent.clear(field());
    await userEvent.type(field(), '24.00');
    await userEvent.tab();

    expect(field()).toHaveAccessibleDescription('Tulis jam seperti 17.05.');
  });
});

describe('a telephone number', () => {
  it('is sent as machines dial it, however it is written', async () => {
    const { container, told } = hold<string | null>(null, (held) => (
      <PhoneField label="Telepon" name="telepon" {...held} />
    ));
    expect([field().type, field().autocomplete]).toEqual(['tel', 'tel']);

    await userEvent.type(field(), '0812 3456 7890');
    await userEvent.tab();

    expect(field().value).toBe('+62 812-3456-7890');
    expect(sentBy(container)).toEqual({ telepon: '+6281234567890' });
    expect(told.filter((value) => value !== null).at(-1)).toBe('+6281234567890');
  });

  it('that is not whole yet is said so, before what the page says of it', async () => {
    const { rerender } = render(<PhoneField label="Telepon" value={null} onChange={() => undefined} />);
    await userEvent.type(field(), '0812');
    await userEvent.tab();
    expect(field()).toHaveAccessibleDescription('Nomor ini belum lengkap. Contoh: 0812-3456-7890.');

    rerender(<PhoneField label="Telepon" value={null} onChange={() => undefined} error="Nomor sudah dipakai." />);

    expect(field()).toHaveAccessibleDescription('Nomor sudah dipakai.');
  });
});

describe('a number', () => {
  const show = (start: number | null, props: Partial<NumberFieldProps> = {}) =>
    hold<number | null>(start, (held) => <NumberField label="Kamar" {...props} {...held} />);

  it('goes by its step with keys and buttons, and never beyond its ends', async () => {
    const { told } = show(9, { min: 0, max: 10 });
    field().focus();

    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(field().value).toBe('10');
    await userEvent.click(screen.getByRole('button', { name: 'Kurangi', hidden: true }));
    await waitFor(() => expect(field().value).toBe('9'));

    expect(told).toEqual([10, 9]);
  });

  it('is written in the way of the language, with the decimals it may have', async () => {
    const { told } = show(1250.5, { decimals: 1, unit: 'kWh', steppers: 'hidden' });
    expect(field().value).toBe('1.250,5');
    expect(screen.queryByRole('button', { hidden: true })).toBeNull();

    await userEvent.clear(field());
    await userEvent.type(field(), '2.000,25');
    await userEvent.tab();

    expect([field().value, told.at(-1)]).toEqual(['2.000,3', 2000.3]);
  });

  it('can be none at all', async () => {
    const { told } = show(4);

    await userEvent.clear(field());
    await userEvent.tab();

    expect([field().value, told.at(-1)]).toEqual(['', null]);
  });

  it('that is off or only to be read cannot be stepped', async () => {
    const { told } = show(4, { readOnly: true });
    field().focus();

    await userEvent.keyboard('{ArrowUp}');

    expect([told, field().readOnly]).toEqual([[], true]);
  });
});

describe('a quantity', () => {
  const units = [
    { value: 'm3', label: 'm³' },
    { value: 'liter', label: 'liter' },
  ];

  it('keeps its number when the unit changes, and its unit when the number does', async () => {
    const { container, told } = hold<Quantity>({ amount: 2.5, unit: 'm3' }, (held) => (
      <QuantityField label="Air" name="jumlah" unitName="satuan" units={units} {...held} />
    ));
    const unit = screen.getByRole('combobox', { name: 'Satuan: Air' });

    await userEvent.selectOptions(unit, 'liter');
    await userEvent.clear(field());
    await userEvent.type(field(), '12');
    await userEvent.tab();

    expect(told.at(0)).toEqual({ amount: 2.5, unit: 'liter' });
    expect(told.at(-1)).toEqual({ amount: 12, unit: 'liter' });
    expect(sentBy(container)).toEqual({ jumlah: '12', satuan: 'liter' });
  });

  it('of one unit shows it and lets nobody choose', () => {
    hold<Quantity>({ amount: null, unit: 'm3' }, (held) => (
      <QuantityField label="Air" units={units.slice(0, 1)} {...held} />
    ));

    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.getByText('m³')).toBeVisible();
  });

  it('that is off has its unit off as well', () => {
    hold<Quantity>({ amount: 1, unit: 'm3' }, (held) => <QuantityField label="Air" units={units} disabled {...held} />);

    expect(field()).toBeDisabled();
    expect(screen.getByRole('combobox')).toBeDisabled();
  });
});
