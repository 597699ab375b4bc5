import '@imah/ui/global';
import { LocaleProvider } from '@imah/app/i18n';
import type { ReactElement } from 'react';
import { hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { userEvent } from '@testing-library/user-event';
import { act, screen, within } from '@testing-library/react';
import { page as window_ } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';
import { LandingPage } from './landing/index.ts';
import { CookiePage } from './legal/cookie/index.ts';
import { PrivacyPage } from './legal/privacy/index.ts';
import { TermsPage } from './legal/terms/index.ts';

let root: Root | null = null;
afterEach(async () => {
  await act(async () => root?.unmount());
  root = null;
  document.body.replaceChildren();
  document.documentElement.lang = 'id';
  await window_.viewport(1280, 800);
});

/** The page as the build wrote it, and as it is once its script has run. */
function opened(page: ReactElement) {
  const container = document.createElement('div');
  container.innerHTML = renderToString(page);
  document.body.append(container);
  const written = container.innerHTML;
  const faults: unknown[] = [];
  const hydrate = (storage?: { getItem: () => string | null; setItem: () => void }) =>
    act(async () => {
      root = hydrateRoot(
        container,
        <LocaleProvider initialLocale="id" storage={storage}>
          {page}
        </LocaleProvider>,
        { onRecoverableError: (fault) => faults.push(fault) },
      );
    });
  return { container, written, faults, hydrate };
}

// A page that waits for its other language needs the awaited kind of act.
const press = (name: string, which: number) =>
  act(async () => userEvent.click(screen.getAllByRole('button', { name })[which] ?? document.body));

const pages: readonly [name: string, page: ReactElement, title: { readonly id: string; readonly en: string }][] = [
  [
    'the landing page',
    <LandingPage key="landing" />,
    { id: 'Gedung Anda berjalan dalam satu layar.', en: 'Your building, running on one screen.' },
  ],
  ['the terms', <TermsPage key="terms" />, { id: 'Syarat dan Ketentuan', en: 'Terms of Use' }],
  ['the privacy policy', <PrivacyPage key="privacy" />, { id: 'Kebijakan Privasi', en: 'Privacy Policy' }],
  ['the page on cookies', <CookiePage key="cookie" />, { id: 'Cookie dan Penyimpanan', en: 'Cookies and Storage' }],
];

describe.each(pages)('%s', (_name, page, title) => {
  it('is the same before and after its script has run', async () => {
    const { container, written, faults, hydrate } = opened(page);

    await hydrate();

    expect(faults).toEqual([]);
    expect(container.innerHTML).toBe(written);
  });

  it('changes its language in place, says so to the browser, and back', async () => {
    const { container, written, hydrate } = opened(page);
    await hydrate();

    await press('English', 0);
    expect(await screen.findByRole('heading', { level: 1, name: title.en })).toBeVisible();
    await expect.poll(() => document.documentElement.lang).toBe('en');

    await press('Bahasa Indonesia', 1);
    expect(await screen.findByRole('heading', { level: 1, name: title.id })).toBeVisible();
    await expect.poll(() => document.documentElement.lang).toBe('id');
    expect(container.innerHTML).toBe(written);
  });

  it('opens in the language that was chosen here before, over the page that was written in the other', async () => {
    const { faults, hydrate } = opened(page);

    await hydrate({ getItem: () => 'en', setItem: () => undefined });

    expect(await screen.findByRole('heading', { level: 1, name: title.en })).toBeVisible();
    expect(faults).toEqual([]);
  });

  it('fits a phone: nothing of it lies beside the screen', async () => {
    await window_.viewport(360, 740);
    await opened(page).hydrate();

    expect(document.documentElement.scrollWidth).toBe(360);
  });

  it('is walked through by keyboard in the order of the page, from its mark to the switch in its foot', async () => {
    await opened(page).hydrate();
    const focusable = [...document.querySelectorAll<HTMLElement>('a[href], button, [tabindex="0"]')];
    const walked: (Element | null)[] = [];

    for (const _each of focusable) {
      await userEvent.tab();
      walked.push(document.activeElement);
    }

    expect(walked).toEqual(focusable);
    expect(within(walked[0] as HTMLElement).getByText('Imah')).toBeVisible();
    expect(walked.at(-1)?.textContent).toBe('English');
  });
});

it('leaves the way to registration out of the head of a phone, where the page itself invites', async () => {
  await opened(<LandingPage />).hydrate();
  const inHead = () =>
    within(screen.getByRole('banner'))
      .queryAllByRole('link')
      .map(({ textContent }) => textContent);
  expect(inHead()).toEqual(['Imah', 'Masuk', 'Buat akun']);

  await window_.viewport(360, 740);

  await expect.poll(inHead).toEqual(['Imah', 'Masuk']);
});

it('leads from the contents of a legal text to the section, and moves the screen there', async () => {
  await opened(<TermsPage />).hydrate();
  const before = window.location.hash;

  await userEvent.click(screen.getByRole('link', { name: 'Hukum yang berlaku' }));

  const section = document.querySelector(window.location.hash);
  window.location.hash = before;
  expect(section?.querySelector('h2')?.textContent).toBe('Hukum yang berlaku');
});

it('scrolls a table of a legal text by itself on a phone', async () => {
  await window_.viewport(360, 740);
  await opened(<CookiePage />).hydrate();
  const frames = screen
    .getAllByRole('region')
    .filter((region) => region.querySelector('table') === region.firstElementChild);

  expect(frames.map((frame) => frame.scrollWidth > frame.clientWidth && frame.tabIndex === 0)).toEqual([true, true]);
});
