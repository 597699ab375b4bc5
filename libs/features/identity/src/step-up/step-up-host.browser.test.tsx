import { ApiError } from '@imah/api-client';
import { act, cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { StepUpHost } from './step-up-host.tsx';
import { createStepUp } from './step-up-port.ts';

// What is fetched on demand is at hand before the clock of a test runs.
beforeAll(async () => {
  await import('./step-up-dialog.tsx');
}, 60_000);
afterEach(cleanup);

const expiresAt = '2026-11-21T03:15:00.000Z';
const both = { data: { methods: ['password', 'code'] as ('password' | 'code')[] } };

async function ask(answers: Parameters<typeof show>[1] = {}) {
  const stepUp = createStepUp();
  const shown = await show(<StepUpHost stepUp={stepUp} />, answers);
  let outcome = Promise.resolve('unasked');
  await act(async () => {
    outcome = stepUp.confirm();
  });
  return { ...shown, outcome };
}

describe('StepUpHost', () => {
  it('asks for the password by keyboard alone, and says that it was right', async () => {
    const { calls, outcome } = await ask({
      answers: { getStepUp: both, confirmStepUp: { data: { expiresAt } } },
    });

    await userEvent.type(await screen.findByLabelText('Kata sandi Anda'), 'kereta-malam-42{Enter}');

    expect(await outcome).toBe('confirmed');
    expect(calls().at(-1)).toEqual({ name: 'confirmStepUp', input: { body: { password: 'kereta-malam-42' } } });
    await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  });

  it('takes a code of the second factor instead', async () => {
    const { calls, outcome } = await ask({
      answers: { getStepUp: both, confirmStepUp: { data: { expiresAt } } },
    });

    await userEvent.click(await screen.findByRole('button', { name: 'Pakai kode verifikasi' }));
    await userEvent.type(screen.getByLabelText('Kode verifikasi'), ' 123456 ');
    await userEvent.click(screen.getByRole('button', { name: 'Konfirmasi' }));

    expect(await outcome).toBe('confirmed');
    expect(calls().at(-1)?.input).toEqual({ body: { code: '123456' } });
  });

  it('keeps asking after a wrong password, and lets the person out', async () => {
    const wrong = new ApiError({ kind: 'validation', status: 422, message: 'tidak' });
    const { outcome } = await ask({ answers: { getStepUp: both, confirmStepUp: wrong } });

    await userEvent.type(await screen.findByLabelText('Kata sandi Anda'), 'salah{Enter}');
    expect((await screen.findByRole('alert')).textContent).toContain('Belum cocok');
    await userEvent.click(screen.getByRole('button', { name: 'Batal' }));

    expect(await outcome).toBe('cancelled');
  });

  it('says what to do when there is nothing to confirm with', async () => {
    await ask({ answers: { getStepUp: { data: { methods: [] } } } });

    expect(await screen.findByText(/belum memiliki kata sandi/)).toBeVisible();
  });
});
