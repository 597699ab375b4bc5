import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createRef } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import '../../global/global.ts';
import { RadioGroup, type RadioOption } from '../radio-group/radio-group.tsx';
import { Checkbox } from './checkbox.tsx';

afterEach(cleanup);

const sentBy = (container: HTMLElement) => [...new FormData(container.querySelector('form') ?? undefined)];

describe('a checkbox', () => {
  it('is switched by a press on its words and by the space bar, and sent when it is on', async () => {
    const { container } = render(
      <form>
        <Checkbox label="Setuju" name="setuju" value="ya" />
      </form>,
    );
    const box = screen.getByRole('checkbox', { name: 'Setuju' });
    expect(sentBy(container)).toEqual([]);

    await userEvent.click(screen.getByText('Setuju'));
    expect(sentBy(container)).toEqual([['setuju', 'ya']]);
    box.focus();
    await userEvent.keyboard(' ');

    expect(box).not.toBeChecked();
  });

  it('follows a link in its words without being switched', async () => {
    const onClick = vi.fn<(event: { preventDefault: () => void }) => void>((event) => event.preventDefault());
    render(
      <Checkbox
        label={
          <>
            Setuju dengan{' '}
            <a href="#syarat" onClick={onClick}>
              syarat
            </a>
          </>
        }
      />,
    );

    await userEvent.click(screen.getByRole('link', { name: 'syarat' }));

    expect(onClick).toHaveBeenCalledOnce();
    expect(screen.getByRole('checkbox')).not.toBeChecked();
  });

  it('belongs to its hint and to what is wrong with it', () => {
    const { rerender } = render(<Checkbox label="Setuju" hint="Boleh diubah" />);
    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Boleh diubah');
    expect(screen.getByRole('checkbox')).toBeValid();

    rerender(<Checkbox label="Setuju" hint="Boleh diubah" error="Harus disetujui" />);

    expect(screen.getByRole('checkbox')).toHaveAccessibleDescription('Boleh diubah Harus disetujui');
    expect(screen.getByRole('checkbox')).toBeInvalid();
  });

  it('is neither on nor off where some of what it stands for is', () => {
    const { rerender } = render(<Checkbox label="Semua" indeterminate />);
    expect(screen.getByRole('checkbox')).toBePartiallyChecked();

    rerender(<Checkbox label="Semua" indeterminate={false} />);

    expect(screen.getByRole('checkbox')).not.toBePartiallyChecked();
  });

  it('hands its input to a ref of either kind, and takes it back once', () => {
    const object = createRef<HTMLInputElement>();
    const released = vi.fn<() => void>();
    const plain = vi.fn<(input: HTMLInputElement | null) => void>();
    const { unmount } = render(
      <>
        <Checkbox label="Satu" ref={object} />
        <Checkbox label="Dua" ref={() => released} />
        <Checkbox label="Tiga" ref={plain} />
      </>,
    );
    expect(object.current).toBe(screen.getByRole('checkbox', { name: 'Satu' }));
    expect(plain).toHaveBeenLastCalledWith(screen.getByRole('checkbox', { name: 'Tiga' }));

    unmount();

    expect(object.current).toBeNull();
    expect(released).toHaveBeenCalledOnce();
    expect(plain).toHaveBeenLastCalledWith(null);
  });
});

describe('a group of radios', () => {
  const options: RadioOption[] = [
    { value: 'kos', label: 'Kos' },
    { value: 'apartemen', label: 'Apartemen', hint: 'Banyak unit' },
    { value: 'ruko', label: 'Ruko', disabled: true },
  ];

  it('holds its own choice from the one given first, is sent under its name, and tells what was chosen', async () => {
    const onChange = vi.fn<(change: { value: string }) => void>();
    const { container } = render(
      <form>
        <RadioGroup label="Jenis" name="jenis" options={options} defaultValue="kos" onChange={onChange} />
      </form>,
    );
    expect(sentBy(container)).toEqual([['jenis', 'kos']]);

    await userEvent.tab();
    expect(screen.getByRole('radio', { name: 'Kos' })).toHaveFocus();
    await userEvent.click(screen.getByText('Apartemen'));
    await userEvent.click(screen.getByRole('radio', { name: 'Ruko' }));

    expect(sentBy(container)).toEqual([['jenis', 'apartemen']]);
    expect(onChange).toHaveBeenCalledExactlyOnceWith({ value: 'apartemen' });
  });

  it('shows what the page holds, whatever is pressed', async () => {
    const onChange = vi.fn<(change: { value: string }) => void>();
    render(<RadioGroup label="Jenis" options={options} value="kos" onChange={onChange} />);

    await userEvent.click(screen.getByRole('radio', { name: /Apartemen/ }));

    expect(onChange).toHaveBeenCalledExactlyOnceWith({ value: 'apartemen' });
    expect(screen.getByRole('radio', { name: 'Kos' })).toBeChecked();
  });

  it('is named and described as one, and two groups without a name do not take from one another', async () => {
    render(
      <>
        <RadioGroup label="Jenis" mark="optional" hint="Untuk laporan" error="Pilih satu" options={options} />
        <RadioGroup label="Lainnya" options={options} />
      </>,
    );
    const group = screen.getByRole('group', { name: /^Jenis ?\(opsional\)$/ });
    expect(group).toHaveAccessibleDescription('Untuk laporan Pilih satu');
    const [first, , , fourth] = screen.getAllByRole('radio');

    await userEvent.click(first ?? group);
    await userEvent.click(fourth ?? group);

    expect(first).toBeChecked();
    expect(fourth).toBeChecked();
  });

  it('describes each choice by its own hint, whatever its value holds', () => {
    render(
      <RadioGroup
        label="Jam"
        options={[
          { value: 'jam kerja', label: 'Jam kerja', hint: '08.00 sampai 17.00' },
          { value: 'jam malam', label: 'Malam', hint: 'Sampai 06.00' },
        ]}
      />,
    );

    expect(
      screen.getAllByRole('radio').map((radio) => radio.getAttribute('aria-describedby')?.split(' ').length),
    ).toEqual([1, 1]);
    expect(screen.getByRole('radio', { name: /Jam kerja/ })).toHaveAccessibleDescription('08.00 sampai 17.00');
    expect(screen.getByRole('radio', { name: /Malam/ })).toHaveAccessibleDescription('Sampai 06.00');
  });
});
