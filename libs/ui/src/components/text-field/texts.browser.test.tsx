import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../global/global.ts';
import { PasswordStrength } from '../password-strength/password-strength.tsx';
import { SearchField } from '../search-field/search-field.tsx';
import { SelectField } from '../select-field/select-field.tsx';
import { Sheet } from '../sheet/sheet.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextField } from './text-field.tsx';

afterEach(cleanup);

describe('a field of text', () => {
  it('says beside its label whether it may be left out', () => {
    render(
      <>
        <TextField label="Nama" mark="required" required />
        <TextField label="Catatan" mark="optional" />
      </>,
    );

    expect(screen.getByLabelText(/^Nama ?\(wajib diisi\)$/)).toBeRequired();
    expect(screen.getByLabelText(/^Catatan ?\(opsional\)$/)).not.toBeRequired();
  });

  it('keeps the id that the page gives, for its label and what describes it too', () => {
    render(<TextField id="nama" label="Nama" hint="Sesuai KTP" error="Harus diisi." />);

    const input = screen.getByLabelText('Nama');
    expect([input.id, input.getAttribute('aria-describedby')]).toEqual(['nama', 'nama-hint nama-error']);
    expect(input).toHaveAccessibleDescription('Sesuai KTP Harus diisi.');
  });

  it('has no place for an error that is empty', () => {
    render(<TextField label="Nama" error="" />);

    expect(screen.getByLabelText('Nama')).toBeValid();
    expect(screen.getByLabelText('Nama')).not.toHaveAttribute('aria-describedby');
  });

  it('two of one name are two', async () => {
    render(
      <>
        <TextField label="Nama" />
        <TextField label="Nama" />
      </>,
    );
    const [first, second] = screen.getAllByLabelText('Nama');

    await userEvent.type(second ?? document.body, 'b');

    expect([first, second].map((input) => (input instanceof HTMLInputElement ? input.value : null))).toEqual(['', 'b']);
  });
});

describe('several lines of text', () => {
  function Note({ limit, start = '' }: { limit: number; start?: string }) {
    const [text, setText] = useState(start);
    return (
      <TextArea
        label="Keterangan"
        limit={limit}
        value={text}
        onChange={(event) => setText(event.currentTarget.value)}
      />
    );
  }
  const spoken = (container: HTMLElement) => container.querySelector('[aria-live="polite"]')?.textContent;

  it('count what is typed, and speak by themselves only near the limit and beyond it', async () => {
    const { container } = render(<Note limit={20} />);
    const area = screen.getByRole('textbox');
    expect([screen.getByText('0/20').textContent, spoken(container)]).toEqual(['0/20', '']);

    await userEvent.type(area, 'sembilan ');
    expect(spoken(container)).toBe('');
    await userEvent.type(area, 'x');
    expect(spoken(container)).toBe('Sisa 10 karakter');
    await userEvent.type(area, 'abcdefghijkl');

    expect(spoken(container)).toBe('Kelebihan 2 karakter');
    expect(area).toHaveAccessibleDescription(/Kelebihan 2 karakter/);
    expect(area).toHaveValue('sembilan xabcdefghijkl');
    expect(screen.getByText('22/20').closest('[data-state]')).toHaveAttribute('data-state', 'over');
  });

  it('count what they begin with, held by the page or by themselves', async () => {
    const onChange = vi.fn<() => void>();
    render(
      <>
        <Note limit={50} start="tujuh b" />
        <TextArea label="Bebas" limit={40} defaultValue="lima." onChange={onChange} />
      </>,
    );
    expect(screen.getByText('7/50')).toBeVisible();
    expect(screen.getByText('5/40')).toBeVisible();

    await userEvent.type(screen.getByRole('textbox', { name: 'Bebas' }), '!');

    expect(screen.getByText('6/40')).toBeVisible();
    expect(onChange).toHaveBeenCalledOnce();
  });

  it('have no counter where there is no limit', () => {
    const { container } = render(<TextArea label="Keterangan" defaultValue="x" />);

    expect(spoken(container)).toBe(undefined);
    expect(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });
});

describe('a choice from the list of the platform', () => {
  const options = [
    { value: 'kos', label: 'Kos' },
    { value: 'ruko', label: 'Ruko', disabled: true },
  ];

  it('begins empty where it has a word for that, and is sent under its name', async () => {
    const { container } = render(
      <form>
        <SelectField
          label="Jenis"
          name="jenis"
          placeholder="Pilih jenis"
          options={options}
          required
          error="Harus dipilih."
        />
      </form>,
    );
    const select = screen.getByRole('combobox', { name: 'Jenis' });
    expect(select).toHaveValue('');
    expect(select).toHaveAccessibleDescription('Harus dipilih.');

    await userEvent.selectOptions(select, 'Kos');

    expect([...new FormData(container.querySelector('form') ?? undefined)]).toEqual([['jenis', 'kos']]);
    expect(screen.getByRole('option', { name: 'Ruko' })).toBeDisabled();
  });

  it('has only its choices where it has none', () => {
    render(<SelectField label="Jenis" options={options} />);

    expect(screen.getAllByRole('option').map((option) => option.textContent)).toEqual(['Kos', 'Ruko']);
  });
});

describe('a search', () => {
  function Search({ start = '', onKeyDown }: { start?: string; onKeyDown?: () => void }) {
    const [value, setValue] = useState(start);
    return <SearchField value={value} onKeyDown={onKeyDown} onChange={(change) => setValue(change.value)} />;
  }

  it('has its button to be emptied only while there is something', async () => {
    const onKeyDown = vi.fn<() => void>();
    render(<Search onKeyDown={onKeyDown} />);
    expect(screen.getByRole('searchbox', { name: 'Cari' }).closest('search')).not.toBeNull();
    expect(screen.queryByRole('button')).toBeNull();

    await userEvent.type(screen.getByRole('searchbox'), 'ab');
    await userEvent.click(screen.getByRole('button', { name: 'Hapus pencarian' }));

    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.queryByRole('button')).toBeNull();
    expect(onKeyDown).toHaveBeenCalledTimes(2);
  });

  it('keeps the focus when it is emptied by its button, so that one can go on typing', async () => {
    render(<Search start="pompa" />);

    await userEvent.click(screen.getByRole('button', { name: 'Hapus pencarian' }));
    await userEvent.keyboard('lift');

    expect(screen.getByRole('searchbox')).toHaveValue('lift');
  });

  it('in a sheet is emptied by the first Escape, and the sheet is closed by the next', async () => {
    const onClose = vi.fn<() => void>();
    render(
      <Sheet open onClose={onClose} title="Penghuni">
        <Search start="sari" />
      </Sheet>,
    );
    const box = screen.getByRole('searchbox');
    box.focus();

    await userEvent.keyboard('{Escape}');
    expect([box.getAttribute('value'), onClose.mock.calls.length]).toEqual(['', 0]);
    await userEvent.keyboard('{Escape}');

    expect(onClose).toHaveBeenCalledOnce();
  });
});

describe('how good a password is', () => {
  it('is said in words while it is typed, and nothing of none', () => {
    const { container, rerender } = render(<PasswordStrength strength="none" />);
    const spoken = () => container.querySelector('[aria-live="polite"]')?.textContent;
    expect([spoken(), screen.queryByRole('list')]).toEqual(['', null]);

    const said = (['weak', 'fair', 'strong'] as const).map((strength) => {
      rerender(<PasswordStrength strength={strength} />);
      return spoken();
    });

    expect(said).toEqual(['Kekuatan kata sandi: lemah', 'Kekuatan kata sandi: cukup', 'Kekuatan kata sandi: kuat']);
  });

  it('names every rule with whether it is met', () => {
    render(
      <PasswordStrength
        strength="fair"
        rules={[
          { text: 'Paling sedikit 12 huruf', state: 'met' },
          { text: 'Bukan kata yang umum', state: 'unmet' },
        ]}
      />,
    );

    const rules = within(screen.getByRole('list', { name: 'Syarat kata sandi' })).getAllByRole('listitem');
    expect(rules.map((rule) => [rule.textContent, rule.dataset['state']])).toEqual([
      ['Paling sedikit 12 huruf(terpenuhi)', 'met'],
      ['Bukan kata yang umum(belum terpenuhi)', 'unmet'],
    ]);
  });
});
