import { QueryClient, QueryClientProvider, useQuery } from '@tanstack/react-query';
import { afterEach, expect, it, vi } from 'vitest';
import { cleanup, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LocaleProvider, useLocale } from '../i18n/index.ts';
import { useReadInLanguage } from './use-read-in-language.ts';

afterEach(cleanup);

it('reads what is shown again in the language that was chosen, and nothing before one is', async () => {
  let language = 'id';
  const refresh = vi.fn<() => void>();
  const asked: string[] = [];
  const queries = new QueryClient();
  const storage = { getItem: () => null, setItem: (_key: string, value: string) => void (language = value) };

  function Shown() {
    const { setLocale } = useLocale();
    useReadInLanguage({ refresh, language: () => language });
    const { data } = useQuery({
      queryKey: ['name'],
      queryFn: () => {
        asked.push(language);
        return Promise.resolve(language === 'id' ? 'Teknisi' : 'Technician');
      },
    });
    return <button onClick={() => setLocale('en')}>{data ?? '…'}</button>;
  }
  render(
    <QueryClientProvider client={queries}>
      <LocaleProvider initialLocale="id" storage={storage}>
        <Shown />
      </LocaleProvider>
    </QueryClientProvider>,
  );
  const button = await screen.findByRole('button', { name: 'Teknisi' });
  expect([asked, refresh.mock.calls.length]).toEqual([['id'], 0]);

  await userEvent.click(button);

  await screen.findByRole('button', { name: 'Technician' });
  expect([asked, refresh.mock.calls.length]).toEqual([['id', 'en'], 1]);
});
