import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Arrival, createArrivals } from './create-arrivals.ts';
import { leadTo } from './lead-to.ts';

const stops: (() => void)[] = [];
beforeEach(() => {
  window.scrollTo(0, 0);
  sessionStorage.clear();
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  cleanup();
  sessionStorage.clear();
});

/** A page that is taller than the window, with a title and what stands below it. */
const page = (title: string, below: React.ReactNode = null) => (
  <main style={{ minHeight: 4000 }}>
    <h1>{title}</h1>
    {below}
  </main>
);
const lead = (arriving: Partial<Parameters<typeof leadTo>[1]> = {}) => {
  const stop = leadTo(window, { scroll: null, leftFor: null, focus: 'title', ...arriving });
  stops.push(stop);
  return stop;
};
/** The text of what has focus; null where nothing has. */
const focused = () => (document.activeElement === document.body ? null : document.activeElement?.textContent);

describe('a page that is coming', () => {
  it('has focus on its title as soon as that is there, and on the next one where it was of the loading state', async () => {
    const { rerender } = render(<main>…</main>);
    lead();
    rerender(page('Memuat'));
    await vi.waitFor(() => expect(focused()).toBe('Memuat'));

    rerender(<div key="ready">{page('Tiket')}</div>);

    await vi.waitFor(() => expect(focused()).toBe('Tiket'));
  });

  it('is scrolled to where it was left once it is long enough', async () => {
    const { rerender } = render(<main>…</main>);
    lead({ scroll: 900 });
    expect(window.scrollY).toBe(0);

    rerender(page('Tiket'));

    await vi.waitFor(() => expect(window.scrollY).toBe(900));
  });

  it('leads back to the link that one went by, where it is shown, and else to the title', async () => {
    const link = (address: string, style: React.CSSProperties = {}) => (
      <a key={address} href={address} style={style}>
        {address}
      </a>
    );
    render(
      page('Tiket', [link('/imah/ticket/1'), link('/imah/ticket/2'), link('/imah/ticket/3', { display: 'none' })]),
    );

    lead({ leftFor: '/imah/ticket/2' })();
    expect(focused()).toBe('/imah/ticket/2');
    lead({ leftFor: '/imah/ticket/3' })();
    expect(focused()).toBe('Tiket');
  });

  it('takes nothing from a field that the page itself puts the cursor into', () => {
    render(page('Cari', <input aria-label="Cari" ref={(field) => field?.focus()} />));

    lead();

    expect(document.activeElement).toBe(screen.getByRole('textbox'));
  });

  it('waits for what covers it to be gone', async () => {
    const sheet = <div {...{ role: 'dialog' }} style={{ width: 9, height: 9 }} />;
    const under = (covering: React.ReactNode) => (
      <>
        {page('Tiket')}
        {covering}
      </>
    );
    const { rerender } = render(under(sheet));
    lead();
    expect(focused()).not.toBe('Tiket');

    rerender(under(null));

    await vi.waitFor(() => expect(focused()).toBe('Tiket'));
  });

  it.each(['pointerdown', 'keydown', 'wheel', 'touchstart'])('is led no more from the first %s on', async (deed) => {
    const planned: string[] = [];
    const recording = {
      document,
      scrollTo: () => undefined,
      scrollY: 0,
      // Null, as if each had happened at once: the next one is then planned as well.
      setTimeout: () => (planned.push(screen.getByRole('heading').textContent ?? ''), null),
      clearTimeout: () => undefined,
    };
    const { rerender } = render(page('Memuat'));
    // What is changed is told before the next of these is awaited.
    const grow = async (title: string) => {
      rerender(page(title, <p key={title}>{title}</p>));
      await Promise.resolve();
    };
    // Only what an arrival needs of a window.
    stops.push(leadTo(recording as unknown as Window, { scroll: null, leftFor: null, focus: 'title' }));
    await grow('Hampir');

    fireEvent(document.body, new Event(deed, { bubbles: true }));
    await grow('Tiket');

    expect(planned).toEqual(['Hampir']);
  });

  it('keeps focus and scroll where only a filter of it has changed', () => {
    render(page('Tiket', <button type="button">Saring</button>));
    screen.getByRole('button').focus();
    window.scrollTo(0, 300);

    lead({ focus: 'kept' });

    expect([focused(), window.scrollY]).toEqual(['Saring', 300]);
  });
});

describe('going through the history', () => {
  const at = (pathname: string, more: Partial<Arrival> = {}): Arrival => ({
    key: pathname + (more.search ?? ''),
    pathname,
    search: '',
    hash: '',
    kind: 'PUSH',
    ...more,
  });
  const start = () => {
    const arrive = createArrivals(window, at('/imah'));
    stops.push(() => arrive(at('/end')));
    return arrive;
  };
  const scrollTo = async (y: number) => {
    const heard = new Promise((resolve) => window.addEventListener('scroll', resolve, { once: true }));
    window.scrollTo(0, y);
    await heard;
  };

  it('shows a new page from its top, and one that was left where it was left, with focus on the link', async () => {
    render(page('Beranda', <a href="/imah/ticket">Tiket</a>));
    const arrive = start();
    await scrollTo(700);

    arrive(at('/imah/ticket'));
    expect([window.scrollY, focused()]).toEqual([0, 'Beranda']);
    arrive(at('/imah', { kind: 'POP' }));

    expect([window.scrollY, focused()]).toEqual([700, 'Tiket']);
  });

  it('leaves a page alone of which only the query changed', async () => {
    render(page('Tiket'));
    const arrive = start();
    arrive(at('/imah/ticket'));
    await scrollTo(400);
    document.querySelector('h1')?.blur();

    arrive(at('/imah/ticket', { search: '?state=new' }));

    expect([window.scrollY, document.activeElement]).toEqual([400, document.body]);
  });

  it('goes to what the hash names, and nowhere where it names nothing, whatever stands in it', () => {
    render(page('Orang', <h2 id="permintaan masuk">Permintaan</h2>));
    const shown = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
    stops.push(() => shown.mockRestore());
    const arrive = start();

    arrive(at('/imah/people', { hash: '#permintaan%20masuk' }));
    expect(shown).toHaveBeenCalledTimes(1);
    arrive(at('/imah/other', { hash: '#tidak-ada' }));
    arrive(at('/imah/third', { hash: '#100%' }));

    expect(shown).toHaveBeenCalledTimes(1);
  });

  it('remembers for the next visit of this tab where the last hundred pages were', async () => {
    render(page('Beranda'));
    const arrive = start();
    for (let count = 0; count < 101; count += 1) {
      arrive(at(`/imah/${count}`));
      window.dispatchEvent(new Event('scroll'));
    }
    await scrollTo(500);
    window.dispatchEvent(new Event('pagehide'));

    const kept: [string, number][] = JSON.parse(sessionStorage.getItem('imah-scroll') ?? '[]');
    expect([kept.length, kept[0]?.[0], kept.at(-1)]).toEqual([100, '/imah/1', ['/imah/100', 500]]);
    expect(history.scrollRestoration).toBe('auto');
  });

  it('begins at the top where what was remembered cannot be read', () => {
    sessionStorage.setItem('imah-scroll', '{{');
    render(page('Beranda'));

    start()(at('/imah/ticket', { kind: 'POP' }));

    expect(window.scrollY).toBe(0);
  });
});
