import { fixtureNow, whoami } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { show } from '../../harness/testing/show.tsx';
import { FactorBanner, FactorGate } from './factor-banner.tsx';

afterEach(cleanup);

const withFactor = (state: 'grace' | 'withheld', days: number) => ({
  ...whoami,
  memberships: whoami.memberships.map((each) => ({
    ...each,
    orgName: 'Griya',
    secondFactor: { state, dueAt: new Date(new Date(fixtureNow).getTime() + days * 86_400_000).toISOString() },
  })),
});
const page = (
  <>
    <FactorBanner />
    <FactorGate>
      <p>Isi halaman</p>
    </FactorGate>
  </>
);
const open = (path: string, person = whoami) => show(page, { route: '*', path, person });
const href = '/imah/akun/keamanan?kembali=%2Fimah%2Ftickets%3Fq%3Dair#verifikasi';

describe('a page whose organisation asks for a second factor', () => {
  it('stays open in the time of grace, with the days that are left and the way to set one up', async () => {
    await open('/imah/tickets?q=air', withFactor('grace', 3));

    expect(screen.getByText(/^Sisa 3 hari .* Griya\.$/)).toBeVisible();
    expect(screen.getByText('Isi halaman')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Aktifkan sekarang' }).getAttribute('href')).toBe(href);
  });

  it('leads to where one is set up once the time is over, and from there back', async () => {
    await open('/imah/tickets?q=air', withFactor('withheld', -1));

    expect(screen.getByRole('heading', { name: 'Aktifkan verifikasi dua langkah' })).toBeVisible();
    expect(screen.queryByText('Isi halaman')).toBeNull();
    for (const link of screen.getAllByRole('link', { name: 'Aktifkan sekarang' }))
      expect(link.getAttribute('href')).toBe(href);
  });

  it('is never in the way of the account’s own page', async () => {
    await open('/imah/akun/keamanan', withFactor('withheld', -1));

    expect(screen.getByText('Isi halaman')).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Aktifkan sekarang' })).toBeNull();
  });

  it('says nothing where nothing is asked', async () => {
    await open('/imah/tickets');

    expect(screen.getByText('Isi halaman')).toBeVisible();
    expect(screen.queryByText(/verifikasi dua langkah/i)).toBeNull();
  });
});
