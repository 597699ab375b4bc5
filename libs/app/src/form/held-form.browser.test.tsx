import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { act } from 'react';
import { useForm } from './use-form.ts';

let root: Root | null = null;
afterEach(() => {
  act(() => root?.unmount());
  root = null;
  document.body.replaceChildren();
  cleanup();
});

function Form({ send }: { readonly send: (values: unknown) => Promise<unknown> }) {
  const form = useForm({
    fields: ['email'],
    check: ({ email }) => (email === '' ? { email: 'Wajib diisi' } : {}),
    send,
    explain: () => ({ message: 'Gagal.', fields: {} }),
  });
  return (
    <form {...form.formProps} aria-label="Masuk">
      <input name="email" aria-label="Email" />
      <p>{form.errorOf('email')}</p>
      <button type="submit">Kirim</button>
    </form>
  );
}

/** The form as the build renders it, in the page before any script has run. */
function rendered(send: (values: unknown) => Promise<unknown>): {
  form: HTMLFormElement;
  hydrate: () => Promise<void>;
} {
  const container = document.createElement('div');
  container.innerHTML = renderToString(<Form send={send} />);
  document.body.append(container);
  const form = screen.getByRole<HTMLFormElement>('form', { name: 'Masuk' });
  const hydrate = () => act(async () => void (root = hydrateRoot(container, <Form send={send} />)));
  return { form, hydrate };
}

it('sends a form that was sent before its script was there, once, with what was typed', async () => {
  const send = vi.fn<(values: unknown) => Promise<unknown>>(async () => 'done');
  const { form, hydrate } = rendered(send);
  screen.getByLabelText<HTMLInputElement>('Email').value = 'sari@imah.test';
  form.ariaBusy = 'true';

  await hydrate();

  expect(send.mock.calls).toEqual([[{ email: 'sari@imah.test' }]]);
  expect(form.ariaBusy).toBeNull();
});

it('checks it first, as any other', async () => {
  const send = vi.fn<(values: unknown) => Promise<unknown>>(async () => 'done');
  const { form, hydrate } = rendered(send);
  form.ariaBusy = 'true';

  await hydrate();

  expect(send).not.toHaveBeenCalled();
  expect(await screen.findByText('Wajib diisi')).toBeVisible();
});

it('sends nothing that nobody has sent', async () => {
  const send = vi.fn<(values: unknown) => Promise<unknown>>(async () => 'done');
  const { hydrate } = rendered(send);
  screen.getByLabelText<HTMLInputElement>('Email').value = 'sari@imah.test';

  await hydrate();

  expect(send).not.toHaveBeenCalled();
});
