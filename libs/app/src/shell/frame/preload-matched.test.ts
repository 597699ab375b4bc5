import type { RouteObject } from 'react-router-dom';
import { expect, it } from 'vitest';
import { preloadMatched } from './preload-matched.ts';

const Frame = () => null;
const Login = () => null;

function map(): RouteObject[] {
  return [
    {
      id: 'frame',
      Component: Frame,
      children: [
        { id: 'login', path: '/login', lazy: () => Promise.resolve({ Component: Login }) },
        { id: 'iot', path: '/imah', lazy: () => Promise.reject(new Error('gone')) },
      ],
    },
  ];
}

it('puts the code of the page asked for into its route, and fetches no other', async () => {
  const routes = map();
  await preloadMatched(routes, '/login');

  const [login, iot] = routes[0]?.children ?? [];
  expect([login?.Component, login?.lazy]).toEqual([Login, undefined]);
  expect(typeof iot?.lazy).toBe('function');
});

it('does nothing for a path that no route knows', async () => {
  await expect(preloadMatched(map(), '/tidak-ada')).resolves.toBe(true);
});

it('S-55 leaves code that does not arrive to the router, and lets the application start', async () => {
  const routes = map();
  await expect(preloadMatched(routes, '/imah')).resolves.toBe(false);

  expect(typeof routes[0]?.children?.[1]?.lazy).toBe('function');
});
