import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { page, userEvent as pointer } from 'vitest/browser';
import '../../global/global.ts';
import { Button } from '../button/button.tsx';
import { FormActions } from '../form-actions/form-actions.tsx';
import { PhoneField } from '../phone-field/phone-field.tsx';
import { RadioGroup } from '../radio-group/radio-group.tsx';
import { RupiahField } from '../rupiah-field/rupiah-field.tsx';
import { TextField } from '../text-field/text-field.tsx';
import type { FormAnswer } from './form-answer.ts';
import { Form } from './form.tsx';

afterEach(cleanup);

function Report({ answer = null, onSubmit }: { answer?: FormAnswer | null; onSubmit: () => void }) {
  const [phone, setPhone] = useState<string | null>(null);
  return (
    <Form answer={answer} onSubmit={onSubmit}>
      {({ errorOf }) => (
        <>
          <TextField label="Nama gedung" name="name" mark="optional" error={errorOf('name')} />
          <RadioGroup
            label="Jenis masalah"
            name="kind"
            options={[
              { value: 'water', label: 'Air' },
              { value: 'power', label: 'Listrik' },
            ]}
            error={errorOf('kind')}
          />
          <PhoneField
            label="Nomor telepon"
            name="phone"
            value={phone}
            onChange={({ value }) => setPhone(value)}
            error={errorOf('phone')}
          />
          <FormActions>
            <Button type="submit">Kirim laporan</Button>
          </FormActions>
        </>
      )}
    </Form>
  );
}

const lines = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);

describe('the summary of a form', () => {
  const refused = {
    message: 'Ada isian yang perlu diperbaiki.',
    errors: { kind: ['Wajib diisi.'], name: ['Wajib diisi.'], other: ['Gedung ini diarsipkan.'] },
  };

  it('names every field in the order of the form, and last what no field of it shows', () => {
    render(<Report answer={refused} onSubmit={vi.fn<() => void>()} />);

    expect(lines()).toEqual(['Nama gedung: wajib diisi.', 'Jenis masalah: wajib diisi.', 'Gedung ini diarsipkan.']);
    expect(screen.getByRole('alert')).toHaveFocus();
  });

  it('lets go of a line as soon as its field is mended, without taking the focus away', async () => {
    render(<Report answer={refused} onSubmit={vi.fn<() => void>()} />);
    const name = screen.getByRole('textbox', { name: /Nama gedung/ });

    await userEvent.click(screen.getByRole('button', { name: 'Nama gedung: wajib diisi.' }));
    expect(name).toHaveFocus();
    await userEvent.keyboard('Menara');

    expect(lines()).toEqual(['Jenis masalah: wajib diisi.', 'Gedung ini diarsipkan.']);
    expect(name).toHaveFocus();
  });

  it('is gone when the last field is mended', async () => {
    render(<Report answer={{ errors: { name: ['Wajib diisi.'] } }} onSubmit={vi.fn<() => void>()} />);

    await userEvent.type(screen.getByRole('textbox', { name: /Nama gedung/ }), 'M');

    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('never says the same twice: not in two lines, nor as title and line', () => {
    const errors = { a: ['Isi jumlahnya.'], b: ['Isi jumlahnya.'] };
    render(<Report answer={{ message: 'Isi jumlahnya.', errors }} onSubmit={vi.fn<() => void>()} />);

    expect(screen.getAllByText('Isi jumlahnya.')).toHaveLength(1);
    expect(screen.getByRole('alert')).toHaveTextContent('Ada isian yang perlu diperbaiki.Isi jumlahnya.');
  });
});

describe('the refusal of a whole form', () => {
  it('stands right above the buttons and has the focus, again with every refusal', () => {
    const refusal = { message: 'Masih ada isian wajib pada daftar periksa.', errors: {} };
    const { rerender } = render(<Report answer={refusal} onSubmit={vi.fn<() => void>()} />);
    const alert = screen.getByRole('alert');
    expect(alert).toHaveTextContent(refusal.message);
    expect(alert.nextElementSibling).toContainElement(screen.getByRole('button', { name: 'Kirim laporan' }));
    expect(alert).toHaveFocus();

    screen.getByRole('button', { name: 'Kirim laporan' }).focus();
    rerender(<Report answer={{ ...refusal }} onSubmit={vi.fn<() => void>()} />);

    expect(screen.getByRole('alert')).toHaveFocus();
  });
});

describe('a press on the button of a form', () => {
  it('is not lost when the field that is left is wrong, and what cannot be read is not sent as nothing', async () => {
    const onSubmit = vi.fn<() => void>();
    render(<Report onSubmit={onSubmit} />);
    const phone = page.getByRole('textbox', { name: 'Nomor telepon' });
    await pointer.fill(phone, 'abc');
    phone.element().focus();

    // The pointer goes down where the button stands, and comes up there, wherever the button is by then.
    await pointer.click(page.getByRole('button', { name: 'Kirim laporan' }));

    await expect.poll(lines).toEqual(['Nomor telepon: nomor ini belum lengkap. Contoh: 0812-3456-7890.']);
    expect(onSubmit).not.toHaveBeenCalled();
  });

  it('sends once the wrong field is mended', async () => {
    const onSubmit = vi.fn<() => void>();
    render(<Report onSubmit={onSubmit} />);
    const phone = page.getByRole('textbox', { name: 'Nomor telepon' });
    await pointer.fill(phone, 'abc');
    await pointer.click(page.getByRole('button', { name: 'Kirim laporan' }));
    await pointer.fill(phone, '081234567890');
    await pointer.click(page.getByRole('button', { name: 'Kirim laporan' }));

    expect(onSubmit).toHaveBeenCalledOnce();
  });

  it('does not move the button while the pointer is down', async () => {
    render(<Report onSubmit={vi.fn<() => void>()} />);
    const phone = page.getByRole('textbox', { name: 'Nomor telepon' });
    await pointer.fill(phone, 'abc');
    phone.element().focus();
    const button = screen.getByRole('button', { name: 'Kirim laporan' });
    const before = button.getBoundingClientRect().top;
    let atRelease = 0;
    button.addEventListener('mouseup', () => {
      atRelease = button.getBoundingClientRect().top;
    });

    await pointer.click(page.getByRole('button', { name: 'Kirim laporan' }));

    expect(atRelease).toBe(before);
  });
});

it('says the next refusal of an amount that was typed anew, however many keys it took', async () => {
  function Price() {
    const [value, setValue] = useState<number | null>(null);
    const [answer, setAnswer] = useState<FormAnswer | null>(null);
    const refusal = value === null ? 'Wajib diisi' : `Maksimal 500, bukan ${value}`;
    return (
      <Form answer={answer} onSubmit={() => setAnswer({ errors: { price: [refusal] } })}>
        {({ errorOf }) => (
          <>
            <RupiahField
              name="price"
              label="Harga"
              value={value}
              onChange={({ value: next }) => setValue(next)}
              error={errorOf('price')}
            />
            <Button type="submit">Simpan</Button>
          </>
        )}
      </Form>
    );
  }
  render(<Price />);
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Simpan' }));
  const field = screen.getByRole('textbox', { name: 'Harga' });
  await send();
  expect(field).toHaveAccessibleDescription('Wajib diisi');
  await userEvent.type(field, '900');
  await waitFor(() => expect(field).toBeValid());
  await send();
  await userEvent.type(field, '1');
  await send();
  await waitFor(() => expect(field).toHaveAccessibleDescription('Maksimal 500, bukan 9001'));
  await new Promise(requestAnimationFrame);
  expect(field).toBeInvalid();
});
