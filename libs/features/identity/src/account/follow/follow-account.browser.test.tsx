import { whoami } from '@imah/testing';
import { cleanup } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { FollowAccount } from './follow-account.tsx';

afterEach(() => {
  cleanup();
  document.documentElement.lang = 'id';
});

async function signIn(kept: Readonly<Record<string, string>>) {
  const prefer = vi.fn<(mode: string) => void>();
  const storage = { getItem: (key: string) => kept[key] ?? null, setItem: () => undefined };
  await show(<FollowAccount storage={storage} />, {
    person: { ...whoami, locale: 'en', colorMode: 'dark' },
    app: { colorMode: { preference: 'system', prefer } },
  });
  return prefer;
}

it('takes language and colour mode of the account where this browser has none of its own', async () => {
  const prefer = await signIn({});

  await expect.poll(() => document.documentElement.lang, { timeout: 20_000 }).toBe('en');
  expect(prefer.mock.calls).toEqual([['dark']]);
});

it('leaves what was chosen in this browser', async () => {
  const prefer = await signIn({ 'imah-locale': 'id', 'imah-color-mode': 'light' });

  expect([document.documentElement.lang, prefer.mock.calls]).toEqual(['id', []]);
});
