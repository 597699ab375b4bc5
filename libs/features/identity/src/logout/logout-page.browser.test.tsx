import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { StrictMode } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { LogoutPage } from './logout-page.tsx';

afterEach(cleanup);

describe('LogoutPage (S-05)', () => {
  it('ends the session once and lands on /login', async () => {
    const signOut = vi.fn<() => Promise<void>>().mockResolvedValue(undefined);

    await show(
      <StrictMode>
        <LogoutPage />
      </StrictMode>,
      { route: '/logout', path: '/logout', app: { signOut } },
    );

    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/login');
    expect(signOut).toHaveBeenCalledOnce();
  });

  it('says that the session still stands when the server did not hear, and tries again', async () => {
    const signOut = vi
      .fn<() => Promise<void>>()
      .mockRejectedValueOnce(new Error('offline'))
      .mockResolvedValue(undefined);
    await show(<LogoutPage />, { route: '/logout', path: '/logout', app: { signOut } });

    expect((await screen.findByRole('alert')).textContent).toContain('Anda masih masuk');
    await userEvent.click(screen.getByRole('button', { name: 'Coba lagi' }));

    expect((await screen.findByTestId('elsewhere')).textContent).toBe('/login');
  });
});
