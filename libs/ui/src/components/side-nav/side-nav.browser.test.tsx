import { cleanup, render, screen, within } from '@testing-library/react';
import { page } from 'vitest/browser';
import { afterEach, describe, expect, it } from 'vitest';
import '../../global/global.ts';
import { bellIcon, shieldIcon } from '../../icons/generated/icons.ts';
import { SideNav, type SideNavProps } from './side-nav.tsx';

afterEach(cleanup);

const items: SideNavProps['items'] = [
  { href: '/akun/keamanan', label: 'Keamanan', description: 'Kata sandi', icon: shieldIcon, active: true },
  { href: '/akun/kabar', label: 'Pemberitahuan', icon: bellIcon, active: false },
];

async function showAt(width: number, shown: SideNavProps['shown']) {
  await page.viewport(width, 800);
  render(
    <SideNav label="Akun" listHref="/akun" items={items} shown={shown}>
      <h1>Keamanan</h1>
    </SideNav>,
  );
}
const links = () =>
  screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href'), link.ariaCurrent]);

describe('SideNav', () => {
  it.each(['list', 'page'] as const)('shows a wide screen the navigation beside the page at a %s', async (shown) => {
    await showAt(1280, shown);

    expect(within(screen.getByRole('navigation', { name: 'Akun' })).getAllByRole('link')).toHaveLength(2);
    expect(links()).toEqual([
      ['Keamanan', '/akun/keamanan', 'page'],
      ['Pemberitahuan', '/akun/kabar', null],
    ]);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Keamanan');
  });

  it('shows a narrow screen the list alone, with what is found behind each entry', async () => {
    await showAt(390, 'list');

    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Akun']);
    expect(links()).toEqual([
      ['Keamanan', '/akun/keamanan', null],
      ['Pemberitahuan', '/akun/kabar', null],
    ]);
    expect(screen.getByText('Kata sandi')).toBeVisible();
  });

  it('shows a narrow screen one page with the way back to the list', async () => {
    await showAt(390, 'page');

    expect(links()).toEqual([['Akun', '/akun', null]]);
    expect(screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent)).toEqual(['Keamanan']);
  });
});
