import { afterEach, expect, it } from 'vitest';
import { preloadLinks } from './preload-links.ts';

const cleanUp: (() => void)[] = [];
afterEach(() => {
  for (const step of cleanUp.splice(0)) step();
});

/** A page with links whose code says when it is run. */
function setUp() {
  const ran: string[] = [];
  const page = (name: string) => ({
    path: `/${name}`,
    lazy: async () => {
      ran.push(name);
      return { Component: null };
    },
  });
  const main = document.createElement('main');
  main.innerHTML =
    '<a href="/tickets"><b>Tiket</b></a><a href="/devices">Perangkat</a><a href="https://example.test/tickets">Luar</a>';
  document.body.append(main);
  cleanUp.push(() => main.remove(), preloadLinks(window, [page('tickets'), page('devices')]));
  return { main, ran };
}

const over = (element: Element | null) => element?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));

it('runs the code of a link that a pointer or a finger reaches for, once, and of no other', () => {
  const { main, ran } = setUp();

  over(main);
  over(main.querySelector('b'));
  over(main.querySelector('a'));
  over(main.querySelector('a[href^="https"]'));

  expect(ran).toEqual(['tickets']);
});

it('runs the code of a link that the keyboard comes to', () => {
  const { main, ran } = setUp();

  main.querySelector<HTMLElement>('a[href="/devices"]')?.focus();

  expect(ran).toEqual(['devices']);
});

it('hears nothing more once it was stopped', () => {
  const { main, ran } = setUp();
  cleanUp.pop()?.();

  over(main.querySelector('a'));

  expect(ran).toEqual([]);
});
