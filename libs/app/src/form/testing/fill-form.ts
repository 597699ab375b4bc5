import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';

const words: Readonly<Record<string, string>> = {
  email: 'dewi@contoh.id',
  tel: '081234567890',
  password: 'Kuda-Biru-Berlari-77',
  number: '3',
};

/** Fills in what is still empty, as somebody would who has to get on: a word, a number, the first of a choice. */
export async function fillForm(form: HTMLFormElement): Promise<void> {
  const controls = [...form.querySelectorAll<HTMLElement>('input, select, textarea')];
  for (const control of controls) {
    if (!control.isConnected || control.closest('[hidden]') !== null || control.matches(unfilled)) continue;
    await fillControl(control);
  }
}

const unfilled = ':disabled, [readonly], [type=hidden], [type=file], [type=search], [aria-hidden=true]';

async function fillControl(control: HTMLElement): Promise<void> {
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].find(({ value, disabled }) => value !== '' && !disabled);
    if (control.value === '' && first !== undefined) await userEvent.selectOptions(control, first.value);
    return;
  }
  if (control instanceof HTMLTextAreaElement) {
    if (control.value === '') await userEvent.type(control, 'Sudah diperiksa.');
    return;
  }
  if (!(control instanceof HTMLInputElement)) return;
  if (control.type === 'radio') {
    const group = [...document.querySelectorAll<HTMLInputElement>(`input[name="${control.name}"]`)];
    if (group.every(({ checked }) => !checked)) await userEvent.click(control);
    return;
  }
  if (control.type === 'checkbox') {
    if (control.required && !control.checked) await userEvent.click(control);
    return;
  }
  // A break is only for those who have one.
  if (control.value !== '' || /^\d{2}[.:]\d{2}$/.test(control.placeholder)) return;
  if (control.getAttribute('role') === 'combobox') return choose(control);
  await userEvent.type(control, wordFor(control));
}

function wordFor(input: HTMLInputElement): string {
  const known = words[input.type];
  if (known !== undefined) return known;
  if (/\d{2}\/\d{2}|hh\/bb|dd\/mm/i.test(input.placeholder)) return '30/11/2026';
  if (input.inputMode === 'numeric' || input.inputMode === 'decimal') return input.maxLength === 5 ? '40123' : '3';
  return 'Contoh';
}

async function choose(input: HTMLInputElement): Promise<void> {
  await userEvent.click(input);
  const option = await waitFor(() => screen.getAllByRole('option')[0]).catch(() => undefined);
  if (option !== undefined) await userEvent.click(option);
}
