import { listOf } from '@imah/testing';
import { cleanup, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { identity, linkAnswers, withProvider } from '../testing/link-fixtures.ts';
import { LinkedSignIns } from './linked-sign-ins.tsx';

afterEach(cleanup);

async function showSignIns({ answers = {}, ...rest }: NonNullable<Parameters<typeof show>[1]> = {}) {
  const { calls } = await show(<LinkedSignIns />, {
    app: { config: withProvider },
    ...rest,
    answers: { ...linkAnswers, ...answers },
  });
  return { calls: () => calls().filter(({ name }) => !name.startsWith('list')) };
}

describe('LinkedSignIns', () => {
  it('unlinks a sign-in only after asking once more', async () => {
    const { calls } = await showSignIns({ answers: { unlinkIdentity: undefined } });

    await userEvent.click(await screen.findByRole('button', { name: 'Lepas wati@menara.example' }));
    expect(calls()).toEqual([]);
    await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Lepas' }));

    await expect.poll(() => screen.queryByRole('alertdialog')).toBeNull();
    expect(calls()).toEqual([{ name: 'unlinkIdentity', input: { params: { identityId: identity.id } } }]);
  });

  it('does not offer to unlink the last way in, and says how to get another', async () => {
    await showSignIns({ answers: { listIdentities: listOf([{ ...identity, isLastWayIn: true }]) } });

    expect(await screen.findByText('Satu-satunya cara masuk')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Lepas/ })).toBeNull();
    expect(screen.getByText(/Buat kata sandi dulu/)).toBeVisible();
  });

  it('offers no sign-in where the installation has no provider', async () => {
    await showSignIns({ app: {}, answers: { listIdentities: listOf([]) } });

    expect(await screen.findByText(/belum menyediakan penyedia/)).toBeVisible();
    expect(screen.queryByRole('button', { name: /Tautkan akun/ })).toBeNull();
  });
});
