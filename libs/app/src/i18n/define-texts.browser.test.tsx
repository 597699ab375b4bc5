import { act, cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { Suspense } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { defineTexts } from './define-texts.ts';
import { LocaleProvider, useLocale } from './locale-provider.tsx';
import { localeStorageKey } from './locale-preference.ts';

const id = { greeting: 'Selamat datang, {name}', count: '{n, number} gedung' } as const;
const en = { greeting: 'Welcome, {name}', count: '{n, plural, one {# building} other {# buildings}}' };

function memoryStorage(kept: Record<string, string> = {}) {
  const map = new Map(Object.entries(kept));
  return {
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  };
}

// A page that suspends needs the awaited kind of act.
const press = (name: string) => act(async () => userEvent.click(screen.getByText(name)));

async function show(loadEn: () => Promise<typeof en>, storage = memoryStorage()) {
  const useTexts = defineTexts({ id, loadEn });
  function Page() {
    const t = useTexts();
    const { setLocale } = useLocale();
    return (
      <>
        <p>{t('greeting', { name: 'Sari' })}</p>
        <p>{t('count', { n: 1200 })}</p>
        <button onClick={() => setLocale('en')}>en</button>
        <button onClick={() => setLocale('id')}>id</button>
      </>
    );
  }
  await act(
    async () =>
      void render(
        <LocaleProvider initialLocale="id" storage={storage}>
          <Suspense fallback="menunggu">
            <Page />
          </Suspense>
        </LocaleProvider>,
      ),
  );
  return storage;
}

afterEach(() => {
  cleanup();
  document.documentElement.removeAttribute('lang');
});

describe('defineTexts', () => {
  it('speaks Indonesian without loading anything', async () => {
    const loadEn = vi.fn<() => Promise<typeof en>>(async () => en);

    await show(loadEn);

    expect(screen.getByText('Selamat datang, Sari')).toBeVisible();
    expect(screen.getByText('1.200 gedung')).toBeVisible();
    expect(loadEn).not.toHaveBeenCalled();
  });

  it('changes every text in place, keeps the choice and names the language of the page', async () => {
    const storage = await show(async () => en);

    await press('en');

    expect(await screen.findByText('Welcome, Sari')).toBeVisible();
    expect(screen.getByText('1,200 buildings')).toBeVisible();
    expect(storage.getItem(localeStorageKey)).toBe('en');
    expect(document.documentElement.lang).toBe('en');

    await press('id');
    expect(await screen.findByText('Selamat datang, Sari')).toBeVisible();
  });

  it('keeps the page on the screen while the other language loads', async () => {
    let arrive: (messages: typeof en) => void = () => undefined;
    await show(() => new Promise((resolve) => (arrive = resolve)));

    await press('en');

    expect(screen.queryByText('menunggu')).toBeNull();
    expect(screen.getByText('Selamat datang, Sari')).toBeVisible();

    arrive(en);
    expect(await screen.findByText('Welcome, Sari')).toBeVisible();
  });

  it('stays Indonesian when English cannot be fetched, and tries again at the next choice', async () => {
    const loadEn = vi.fn<() => Promise<typeof en>>().mockRejectedValueOnce(new Error('offline')).mockResolvedValue(en);
    await show(loadEn);

    await press('en');
    await vi.waitFor(() => expect(document.documentElement.lang).toBe('en'));
    expect(screen.getByText('Selamat datang, Sari')).toBeVisible();

    await press('en');
    await press('id');
    await press('en');
    expect(await screen.findByText('Welcome, Sari')).toBeVisible();
    expect(loadEn).toHaveBeenCalledTimes(2);
  });

  it('starts with the language kept in this browser', async () => {
    await show(async () => en, memoryStorage({ [localeStorageKey]: 'en' }));

    expect(await screen.findByText('Welcome, Sari')).toBeVisible();
  });
});
