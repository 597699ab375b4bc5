import '@imah/ui/global';
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useEffect, useState } from 'react';
import { createMemoryRouter, Link, Outlet, RouterProvider, useSearchParams } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { followArrivals } from '../browser/follow-arrivals.ts';
import { buildShell } from '../browser/window-shell.ts';
import { ShellProvider } from './shell-ports.tsx';
import { useArrival } from './use-arrival.ts';

beforeEach(() => {
  sessionStorage.clear();
  window.scrollTo(0, 0);
});
afterEach(() => {
  cleanup();
  history.scrollRestoration = 'auto';
});

function Root() {
  useArrival();
  return (
    <>
      <button type="button">Pemberitahuan</button>
      <main>
        <Outlet />
      </main>
    </>
  );
}

function LongList() {
  const [search] = useSearchParams();
  return (
    <>
      <h1>Daftar</h1>
      <p>{`saringan ${search.get('q') ?? 'tidak ada'}`}</p>
      <div style={{ height: 3000 }} />
      <Link to="/imah/ticket/1">Keran bocor</Link>
      <Link to="?q=air">Saring</Link>
      <Link to="/imah/form">Tulis</Link>
      <Link to="/imah/tall#bawah">Bagian bawah</Link>
      <div style={{ height: 3000 }} />
    </>
  );
}

/** A page whose title changes once its data are there. */
function Ticket() {
  const [state, setState] = useState<'loading' | 'ready'>('loading');
  useEffect(() => {
    const arrive = () => setState('ready');
    window.addEventListener('test-data', arrive);
    return () => window.removeEventListener('test-data', arrive);
  }, []);
  if (state === 'loading') return <h1 key="loading">Memuat tiket</h1>;
  return (
    <>
      <h1 key="ready">Keran bocor</h1>
      <Link to="/imah">Kembali</Link>
      <div style={{ height: 3000 }} />
    </>
  );
}

function FormPage() {
  return (
    <>
      <h1>Tulis</h1>
      {/* What this test is about: a page that puts the cursor into its first field. */}
      {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
      <input aria-label="Nama" autoFocus />
    </>
  );
}

const dataArrives = () => act(async () => void window.dispatchEvent(new Event('test-data')));

async function start() {
  const router = createMemoryRouter(
    [
      {
        Component: Root,
        children: [
          { path: '/imah', Component: LongList },
          { path: '/imah/ticket/:id', Component: Ticket },
          { path: '/imah/form', Component: FormPage },
          {
            path: '/imah/tall',
            element: (
              <>
                <h1>Panjang</h1>
                <div style={{ height: 3000 }} />
                <p id="bawah">Di bawah</p>
                <div style={{ height: 3000 }} />
              </>
            ),
          },
        ],
      },
    ],
    { initialEntries: ['/imah'] },
  );
  await act(async () => {
    render(
      <ShellProvider ports={{ ...buildShell, arrive: followArrivals(window) }}>
        <RouterProvider router={router} />
      </ShellProvider>,
    );
  });
  // Its code has come once the browser is told to leave the places to it.
  await waitFor(() => expect(history.scrollRestoration).toBe('manual'));
  return router;
}

const title = (name: string) => screen.getByRole('heading', { level: 1, name });
const scrollTo = async (y: number) => {
  const scrolled = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
  window.scrollTo(0, y);
  await scrolled;
};

it('begins with the page as the browser shows it, and takes no focus', async () => {
  await start();

  expect(document.activeElement).toBe(document.body);
});

it('shows the page one goes to from its top, with focus on its title, also on the one that comes with its data', async () => {
  await start();
  await scrollTo(2500);

  await userEvent.click(screen.getByRole('link', { name: 'Keran bocor' }));
  await waitFor(() => expect(document.activeElement).toBe(title('Memuat tiket')));
  expect(window.scrollY).toBe(0);
  await dataArrives();

  await waitFor(() => expect(document.activeElement).toBe(title('Keran bocor')));
  expect(getComputedStyle(title('Keran bocor')).outlineStyle).toBe('none');
});

it('goes back to where the page was left, with focus on the link it was left by', async () => {
  const router = await start();
  await scrollTo(2500);
  await userEvent.click(screen.getByRole('link', { name: 'Keran bocor' }));
  await waitFor(() => expect(window.scrollY).toBe(0));

  await act(() => router.navigate(-1));

  await waitFor(() => expect(window.scrollY).toBe(2500));
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Keran bocor' }));
  await act(() => router.navigate(1));
  await waitFor(() => expect(document.activeElement).toBe(title('Memuat tiket')));
  expect(window.scrollY).toBe(0);
});

it('moves nothing when only the query of the page changes', async () => {
  await start();
  await scrollTo(2500);

  await userEvent.click(screen.getByRole('link', { name: 'Saring' }));
  await screen.findByText('saringan air');

  expect(window.scrollY).toBe(2500);
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Saring' }));
});

it('leaves the cursor in the field into which the page put it', async () => {
  await start();

  await userEvent.click(screen.getByRole('link', { name: 'Tulis' }));

  await screen.findByRole('heading', { name: 'Tulis' });
  expect(document.activeElement).toBe(screen.getByRole('textbox', { name: 'Nama' }));
});

it('goes to the part of the page that the hash names, and takes no focus there', async () => {
  await start();

  await userEvent.click(screen.getByRole('link', { name: 'Bagian bawah' }));

  await waitFor(() => expect(window.scrollY).toBeGreaterThan(2000));
  expect(document.activeElement).not.toBe(title('Panjang'));
});

it('waits for what covers the page to be closed, whoever takes the focus then', async () => {
  const router = await start();
  const dialog = document.createElement('div');
  dialog.setAttribute('role', 'dialog');
  dialog.textContent = 'Menu';
  document.body.append(dialog);
  await act(() => router.navigate('/imah/ticket/1'));
  expect(document.activeElement).not.toBe(title('Memuat tiket'));

  dialog.remove();
  setTimeout(() => screen.getByRole('button', { name: 'Pemberitahuan' }).focus(), 0);

  await waitFor(() => expect(document.activeElement).toBe(title('Memuat tiket')));
});

it('moves nothing any more once the person does something', async () => {
  const router = await start();
  await act(() => router.navigate('/imah/ticket/1'));
  await waitFor(() => expect(document.activeElement).toBe(title('Memuat tiket')));

  await userEvent.click(screen.getByRole('button', { name: 'Pemberitahuan' }));
  await dataArrives();

  expect(title('Keran bocor').textContent).toBe('Keran bocor');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Pemberitahuan' }));
});
