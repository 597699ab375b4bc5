import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { page } from 'vitest/browser';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import '../../global/global.ts';
import { DateRangeField, type DateRangeFieldProps } from '../date-range-field/date-range-field.tsx';
import type { DateSpan } from './day-calendar.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';

afterEach(async () => {
  cleanup();
  await page.viewport(1280, 800);
});

function showDay(start: string | null, props: Partial<DateFieldProps> = {}) {
  const told: (string | null)[] = [];
  function Page() {
    const [value, setValue] = useState(start);
    return (
      <DateField
        label="Jatuh tempo"
        today="2026-11-20"
        {...props}
        value={value}
        onChange={(change) => {
          told.push(change.value);
          setValue(change.value);
        }}
      />
    );
  }
  return { ...render(<Page />), told };
}
function showSpan(start: DateSpan, props: Partial<DateRangeFieldProps> = {}) {
  const told: DateSpan[] = [];
  function Page() {
    const [value, setValue] = useState(start);
    return (
      <DateRangeField
        label="Masa laporan"
        today="2026-11-20"
        {...props}
        value={value}
        onChange={(change) => {
          told.push(change.value);
          setValue(change.value);
        }}
      />
    );
  }
  return { ...render(<Page />), told };
}
const box = (name = 'Jatuh tempo') => screen.getByRole<HTMLInputElement>('textbox', { name });
const openCalendar = async (name: string) => {
  await userEvent.click(screen.getByRole('button', { name: 'Buka kalender' }));
  return within(await screen.findByRole('dialog', { name }));
};
const closed = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('a day', () => {
  it('is picked from its calendar by the keys, over the end of a month, and the focus comes back', async () => {
    const { told } = showDay('2026-11-30');
    const calendar = await openCalendar('Jatuh tempo');
    expect(calendar.getByRole('grid', { name: 'November 2026' })).toBeVisible();
    await waitFor(() => expect(calendar.getByRole('button', { name: /Senin, 30 November 2026/ })).toHaveFocus());

    await userEvent.keyboard('{ArrowRight}');
    await waitFor(() => expect(calendar.getByRole('button', { name: /Selasa, 1 Desember 2026/ })).toHaveFocus());
    await userEvent.keyboard('{Enter}');

    await closed();
    expect([told, box().value]).toEqual([['2026-12-01'], '01/12/2026']);
    await waitFor(() => expect(screen.getByRole('button', { name: 'Buka kalender' })).toHaveFocus());
  });

  it('begins its weeks on Monday, in the language of the page', async () => {
    showDay('2026-11-20');
    const calendar = await openCalendar('Jatuh tempo');

    expect(
      calendar.getAllByRole('columnheader', { hidden: true }).map((head) => head.getAttribute('aria-label')),
    ).toEqual(['Senin', 'Selasa', 'Rabu', 'Kamis', 'Jumat', 'Sabtu', 'Minggu']);
  });

  it('outside of its bounds cannot be picked, and is refused when it is typed', async () => {
    const { told } = showDay(null, { min: '2026-11-10', max: '2026-11-25' });

    await userEvent.type(box(), '26/11/2026');
    expect(box()).toHaveAccessibleDescription('Tanggal ini di luar yang dapat dipilih.');
    await userEvent.clear(box());
    await userEvent.type(box(), '10/11/2026');
    expect(box()).toBeValid();
    const calendar = await openCalendar('Jatuh tempo');

    expect(calendar.getByRole('button', { name: /Senin, 9 November 2026/ })).toBeDisabled();
    expect(calendar.getByRole('button', { name: /Selasa, 10 November 2026/ })).toBeEnabled();
    expect(calendar.getByRole('button', { name: /Kamis, 26 November 2026/ })).toBeDisabled();
    expect(told.at(-1)).toBe('2026-11-10');
  });

  it('that no calendar has is unreadable, and a leap day of another year too', async () => {
    const { told } = showDay(null);

    await userEvent.type(box(), '29/02/2027');
    await userEvent.tab();
    expect(box()).toHaveAccessibleDescription('Tulis tanggal seperti 20/11/2026.');
    await userEvent.clear(box());
    await userEvent.type(box(), '29 feb 28');
    await userEvent.tab();

    expect([told.at(-1), box().value]).toEqual(['2028-02-29', '29/02/2028']);
  });

  it.each([{ disabled: true }, { readOnly: true }])('is not picked where the field is %o', async (off) => {
    showDay('2026-11-20', off);

    expect(screen.getByRole('button', { name: 'Buka kalender' })).toBeDisabled();
  });

  it('is left as it was by Escape', async () => {
    const { told } = showDay('2026-11-20');
    await openCalendar('Jatuh tempo');

    await userEvent.keyboard('{ArrowDown}{Escape}');

    await closed();
    expect([told, box().value]).toEqual([[], '20/11/2026']);
  });
});

describe('days from one to another', () => {
  const none: DateSpan = { from: null, to: null };

  it('are typed in two boxes of one group, and sent under two names', async () => {
    const { container } = showSpan(none, {
      names: { from: 'dari', to: 'sampai' },
      mark: 'optional',
      hint: 'Paling lama setahun',
    });
    expect(screen.getByRole('group')).toHaveAccessibleName(/^Masa laporan ?\(opsional\)$/);

    await userEvent.type(box('Dari'), '1/11/2026');
    await userEvent.type(box('Sampai'), '30/11/2026');
    await userEvent.tab();

    expect(
      [...container.querySelectorAll<HTMLInputElement>('input[type="hidden"]')].map(({ name, value }) => [name, value]),
    ).toEqual([
      ['dari', '2026-11-01'],
      ['sampai', '2026-11-30'],
    ]);
    expect(box('Dari')).toHaveAccessibleDescription('Paling lama setahun');
  });

  it('that run backwards, lie outside or are no days are said so at both boxes', async () => {
    showSpan({ from: '2026-11-20', to: '2026-11-01' }, { min: '2026-01-01' });
    expect(box('Dari')).toHaveAccessibleDescription('Tanggal akhir mendahului tanggal awal.');

    await userEvent.clear(box('Dari'));
    await userEvent.type(box('Dari'), '31/12/2025');
    expect(box('Sampai')).toHaveAccessibleDescription('Tanggal ini di luar yang dapat dipilih.');
    await userEvent.clear(box('Dari'));
    await userEvent.type(box('Dari'), '31/11/2026');
    await userEvent.tab();

    expect([box('Dari'), box('Sampai')].map((input) => input.getAttribute('aria-invalid'))).toEqual(['true', 'true']);
    expect(box('Sampai')).toHaveAccessibleDescription('Tulis tanggal seperti 20/11/2026.');
    await userEvent.clear(box('Dari'));
    await userEvent.type(box('Dari'), '1/11/2026');
    expect(box('Dari')).toBeValid();
  });

  it('are picked by two presses, the first of which leaves the calendar open', async () => {
    const { told } = showSpan(none);
    const calendar = await openCalendar('Masa laporan');
    expect(calendar.getAllByRole('grid')).toHaveLength(2);

    await userEvent.click(calendar.getByRole('button', { name: /Selasa, 10 November 2026/ }));
    expect(screen.getByRole('dialog')).toBeVisible();
    await userEvent.click(calendar.getByRole('button', { name: /Kamis, 3 Desember 2026/ }));

    await closed();
    expect(told.at(-1)).toEqual({ from: '2026-11-10', to: '2026-12-03' });
    expect([box('Dari').value, box('Sampai').value]).toEqual(['10/11/2026', '03/12/2026']);
  });

  it('are taken ready made, with one month alone on a phone', async () => {
    await page.viewport(390, 844);
    const november: DateSpan = { from: '2026-11-01', to: '2026-11-30' };
    const { told } = showSpan(none, { presets: [{ label: 'Bulan ini', value: november }] });
    const calendar = await openCalendar('Masa laporan');
    expect(calendar.getAllByRole('grid')).toHaveLength(1);

    await userEvent.click(within(calendar.getByRole('list', { name: 'Rentang siap pakai' })).getByRole('button'));

    await closed();
    expect(told).toEqual([november]);
  });

  it('that are off can neither be typed nor picked, and are not sent', () => {
    const { container } = render(
      <form>
        <DateRangeField
          label="Masa"
          disabled
          names={{ from: 'dari', to: 'sampai' }}
          value={{ from: '2026-11-01', to: '2026-11-30' }}
          onChange={() => undefined}
        />
      </form>,
    );

    expect([box('Dari'), box('Sampai'), screen.getByRole('button')].map((one) => one.matches(':disabled'))).toEqual([
      true,
      true,
      true,
    ]);
    expect([...new FormData(container.querySelector('form') ?? undefined)]).toEqual([]);
  });
});
