import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../global/global.ts';
import { Button } from './button/button.tsx';
import { FormErrorSummary } from './form-error-summary/form-error-summary.tsx';
import { PasswordField } from './password-field/password-field.tsx';
import { SearchField } from './search-field/search-field.tsx';
import { Switch } from './switch/switch.tsx';
import { TextField } from './text-field/text-field.tsx';

afterEach(cleanup);

describe('a field', () => {
  it('belongs to its label, hint and error', () => {
    render(<TextField label="Email" hint="Yang terdaftar" error="Email harus diisi." required />);

    const input = screen.getByRole('textbox', { name: 'Email' });
    expect(input).toHaveAccessibleDescription('Yang terdaftar Email harus diisi.');
    expect(input).toBeInvalid();
    expect(input).toBeRequired();
  });

  it('shows a password only when asked, and keeps what was typed', async () => {
    render(<PasswordField label="Kata sandi" autoComplete="current-password" />);
    const input = screen.getByLabelText('Kata sandi');

    await userEvent.type(input, 'rahasia');
    await userEvent.click(screen.getByRole('button', { name: 'Tampilkan kata sandi' }));
    expect(input).toHaveAttribute('type', 'text');
    await userEvent.click(screen.getByRole('button', { name: 'Sembunyikan kata sandi' }));

    expect(input).toHaveAttribute('type', 'password');
    expect(input).toHaveValue('rahasia');
  });

  it('is emptied with Escape when it searches', async () => {
    const onChange = vi.fn<(change: { value: string }) => void>();
    render(<SearchField value="pompa" onChange={onChange} />);

    await userEvent.click(screen.getByRole('searchbox', { name: 'Cari' }));
    await userEvent.keyboard('{Escape}');

    expect(onChange).toHaveBeenCalledExactlyOnceWith({ value: '' });
  });
});

describe('the errors of a form', () => {
  it('take the focus and lead to their fields', async () => {
    render(
      <>
        <FormErrorSummary errors={[{ field: 'nama', text: 'Nama harus diisi.' }, { text: 'Coba lagi nanti.' }]} />
        <TextField id="nama" label="Nama" />
      </>,
    );
    expect(screen.getByRole('alert')).toHaveFocus();

    await userEvent.click(screen.getByRole('button', { name: 'Nama harus diisi.' }));

    expect(screen.getByRole('textbox', { name: 'Nama' })).toHaveFocus();
  });
});

describe('a button under way', () => {
  it('keeps the focus and does nothing twice, nor submits', async () => {
    const onClick = vi.fn<() => void>();
    const onSubmit = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    const form = (loading: boolean) => (
      <form onSubmit={onSubmit}>
        <Button type="submit" loading={loading} onClick={onClick}>
          Masuk
        </Button>
      </form>
    );
    const { rerender } = render(form(false));
    const button = screen.getByRole('button', { name: /Masuk/ });

    await userEvent.click(button);
    rerender(form(true));
    await userEvent.click(button);
    await userEvent.keyboard('{Enter}');

    expect(onClick).toHaveBeenCalledOnce();
    expect(onSubmit).toHaveBeenCalledOnce();
    expect(button).toHaveFocus();
  });
});

describe('a switch of a device', () => {
  it('asks for the other value and shows what was reported until the device reports', async () => {
    const onChange = vi.fn<(change: { value: 'off' | 'on' }) => void>();
    const { rerender } = render(<Switch label="Pompa" value="off" onChange={onChange} />);
    const control = screen.getByRole('switch', { name: 'Pompa' });
    expect(control).toHaveAccessibleDescription('Mati');

    control.focus();
    await userEvent.keyboard(' ');
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ value: 'on' });

    rerender(<Switch label="Pompa" value="off" command="pending" onChange={onChange} />);
    expect(control).not.toBeChecked();
    expect(control).toHaveAccessibleDescription('Terkirim');
    await userEvent.click(control);
    expect(onChange).toHaveBeenCalledOnce();

    rerender(<Switch label="Pompa" value="on" onChange={onChange} />);
    expect(control).toBeChecked();
    expect(control).toHaveAccessibleDescription('Menyala');
  });
});
