import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState, type ReactNode } from 'react';
import { afterEach, expect, it, vi } from 'vitest';
import '../../global/global.ts';
import { Button } from '../button/button.tsx';
import { Combobox } from '../combobox/combobox.tsx';
import type { ComboboxOption } from '../combobox/combobox-source.ts';
import { MultiCombobox } from '../combobox/multi-combobox.tsx';
import { DateField } from '../date-field/date-field.tsx';
import { DateRangeField } from '../date-range-field/date-range-field.tsx';
import { FileDrop } from '../file-drop/file-drop.tsx';
import { NumberField } from '../number-field/number-field.tsx';
import { PhoneField } from '../phone-field/phone-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { RupiahField } from '../rupiah-field/rupiah-field.tsx';
import { TimeField } from '../time-field/time-field.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { Form } from './form.tsx';

afterEach(cleanup);
const noop = () => undefined;

it('sends values as a machine reads them, however they are written for people', async () => {
  const onSubmit = vi.fn<(submission: { data: FormData }) => void>();
  render(
    <Form answer={null} onSubmit={onSubmit}>
      {() => (
        <>
          <RupiahField label="Iuran" name="fee" value={1_250_000} onChange={noop} />
          <PhoneField label="Telepon" name="phone" value="+6281234567890" onChange={noop} />
          <DateField label="Jatuh tempo" name="due" value="2026-11-20" onChange={noop} />
          <DateRangeField
            label="Masa"
            names={{ from: 'from', to: 'to' }}
            value={{ from: '2026-11-01', to: null }}
            onChange={noop}
          />
          <TimeField label="Mulai" name="start" value="17:05" onChange={noop} />
          <NumberField label="Luas" name="area" value={1250.5} decimals={1} onChange={noop} />
          <Combobox
            label="Teknisi"
            name="assignee"
            value={{ value: 'sari', label: 'Sari' }}
            options={[{ value: 'sari', label: 'Sari' }]}
            onChange={noop}
          />
          <RadioGroup
            label="Mendesak"
            name="urgency"
            defaultValue="segera"
            options={[{ value: 'segera', label: 'Segera' }]}
          />
          <Button type="submit">Kirim</Button>
        </>
      )}
    </Form>,
  );
  expect(screen.getByRole('textbox', { name: 'Iuran' })).toHaveValue('1.250.000');

  await userEvent.click(screen.getByRole('button', { name: 'Kirim' }));

  expect(Object.fromEntries(onSubmit.mock.calls[0]?.[0].data ?? [])).toEqual({
    fee: '1250000',
    phone: '+6281234567890',
    due: '2026-11-20',
    from: '2026-11-01',
    to: '',
    start: '17:05',
    area: '1250.5',
    assignee: 'sari',
    urgency: 'segera',
  });
});

it('takes back the refusal of an amount as soon as it is typed anew', async () => {
  render(
    <Form answer={{ errors: { fee: ['Terlalu sedikit.'] } }} onSubmit={noop}>
      {({ errorOf }) => <RupiahField label="Iuran" name="fee" value={5} onChange={noop} error={errorOf('fee')} />}
    </Form>,
  );
  const fee = screen.getByRole('textbox', { name: 'Iuran' });
  expect(fee).toHaveAccessibleDescription('Terlalu sedikit.');

  await userEvent.type(fee, '0');

  expect(fee).toBeValid();
});

const technicians = [
  { value: 'sari', label: 'Sari' },
  { value: 'budi', label: 'Budi' },
];

/** A form whose one field the server refused; the field keeps its own value. */
function Refused<Value>({
  start,
  children,
}: {
  start: Value;
  children: (field: { value: Value; set: (value: Value) => void; error: string | undefined }) => ReactNode;
}) {
  const [value, set] = useState(start);
  return (
    <Form answer={refusal} onSubmit={noop}>
      {({ errorOf }) => children({ value, set, error: errorOf('it') })}
    </Form>
  );
}
const refusal = { errors: { it: ['Tidak boleh.'] } };

it('takes back the refusal of a choice when another is chosen from the list', async () => {
  render(
    <Refused<ComboboxOption | null> start={{ value: 'sari', label: 'Sari' }}>
      {({ value, set, error }) => (
        <Combobox
          label="Teknisi"
          name="it"
          value={value}
          options={technicians}
          error={error}
          onChange={(change) => set(change.value)}
        />
      )}
    </Refused>,
  );
  const field = screen.getByRole('combobox', { name: 'Teknisi' });
  expect(field).toHaveAccessibleDescription('Tidak boleh.');
  await userEvent.click(screen.getByRole('button', { name: 'Teknisi: tidak boleh.' }));
  expect(field).toHaveFocus();

  await userEvent.click(screen.getByRole('button', { name: 'Tampilkan pilihan' }));
  await userEvent.click(await screen.findByRole('option', { name: 'Budi' }));

  await waitFor(() => expect(field).toBeValid());
});

it('takes back the refusal of several choices when one of them goes', async () => {
  render(
    <Refused<readonly ComboboxOption[]> start={technicians}>
      {({ value, set, error }) => (
        <MultiCombobox
          label="Teknisi"
          name="it"
          value={value}
          options={technicians}
          error={error}
          onChange={(change) => set(change.value)}
        />
      )}
    </Refused>,
  );
  const field = screen.getByRole('combobox', { name: 'Teknisi' });
  expect(field).toHaveAccessibleDescription('Tidak boleh.');

  await userEvent.click(screen.getByRole('button', { name: 'Hapus Budi' }));

  await waitFor(() => expect(field).toBeValid());
});

it('takes back the refusal of a day when another is picked from the calendar', async () => {
  render(
    <Refused<string | null> start="2026-11-20">
      {({ value, set, error }) => (
        <DateField label="Jatuh tempo" name="it" value={value} error={error} onChange={(change) => set(change.value)} />
      )}
    </Refused>,
  );
  const field = screen.getByRole('textbox', { name: 'Jatuh tempo' });
  expect(field).toHaveAccessibleDescription('Tidak boleh.');

  await userEvent.click(screen.getByRole('button', { name: 'Buka kalender' }));
  await userEvent.click(await screen.findByRole('button', { name: /26 November 2026/ }));

  await waitFor(() => expect(field).toBeValid());
  expect(field).toHaveValue('26/11/2026');
});

it('keeps the refusal while nothing of the field changes', async () => {
  render(
    <Refused<string | null> start="2026-11-20">
      {({ value, set, error }) => (
        <>
          <DateField
            label="Jatuh tempo"
            name="it"
            value={value}
            error={error}
            onChange={(change) => set(change.value)}
          />
          <RupiahField label="Iuran" name="fee" value={null} onChange={noop} />
        </>
      )}
    </Refused>,
  );

  await userEvent.type(screen.getByRole('textbox', { name: 'Iuran' }), '5');

  expect(screen.getByRole('textbox', { name: 'Jatuh tempo' })).toHaveAccessibleDescription('Tidak boleh.');
});

it('keeps the refusal of files where none is in the input, whatever else is typed', async () => {
  render(
    <Refused<string | null> start={null}>
      {({ error }) => (
        <>
          <FileDrop label="Foto" name="it" files={[]} onAdd={noop} error={error} />
          <RupiahField label="Iuran" name="fee" value={null} onChange={noop} />
        </>
      )}
    </Refused>,
  );

  await userEvent.type(screen.getByRole('textbox', { name: 'Iuran' }), '5');

  expect(screen.getByLabelText('Foto')).toHaveAccessibleDescription('Tidak boleh.');
});

const refusedKind = { errors: { kind: ['Wajib diisi'] } };

function Choice() {
  const [kind, setKind] = useState('');
  return (
    <Form answer={refusedKind} onSubmit={() => undefined}>
      {({ errorOf }) => (
        <SelectField
          label="Jenis"
          name="kind"
          placeholder="Pilih"
          value={kind}
          onChange={(event) => setKind(event.currentTarget.value)}
          options={[{ value: 'pump', label: 'Pompa' }]}
          error={errorOf('kind')}
        />
      )}
    </Form>
  );
}

it('keeps what is chosen in a list that was refused, and says no more that it is wrong', async () => {
  render(<Choice />);
  const field = screen.getByRole('combobox', { name: 'Jenis' });
  expect(field).toHaveAccessibleDescription('Wajib diisi');

  await userEvent.selectOptions(field, 'pump');

  expect(field).toHaveValue('pump');
  expect(field).not.toHaveAccessibleDescription('Wajib diisi');
});
