import type { Whoami } from '@imah/contract';
import { expect, it } from 'vitest';
import { navigationFor } from './navigation.ts';

const words = ((key: string) => key) as Parameters<typeof navigationFor>[2];

const person = (grants: string[]): Whoami => ({
  id: '0199b6f0-0000-7000-8000-000000000001',
  email: 'penghuni@imah.test',
  name: 'Rina',
  locale: 'id',
  colorMode: 'system',
  emailVerified: true,
  picture: null,
  memberships: [
    {
      orgId: '0199b6f0-0000-7000-8000-000000000002',
      orgName: 'Graha',
      orgKind: 'manager',
      groups: [],
      grants,
      buildingIds: null,
    },
  ],
  extra: { mqtt_password: '' },
});

const places = (grants: string[] | null, path = '/imah') =>
  navigationFor(grants === null ? null : person(grants), path, words).map(({ href }) => href);

it('shows Beranda alone while it is not known who somebody is', () => {
  expect(places(null)).toEqual(['/imah']);
});

it('shows a resident what belongs to them, since `.own` is a grant as well', () => {
  expect(places(['bill.view.own', 'wallet.view.own', 'ticket.create.own'])).toEqual([
    '/imah',
    '/imah/new/ticket',
    '/imah/tagihan',
    '/imah/saldo',
  ]);
});

it('marks the place one is in, also below it, and Beranda only on its own page', () => {
  const active = (path: string) =>
    navigationFor(person(['settings.view']), path, words)
      .filter((entry) => entry.active)
      .map(({ href }) => href);

  expect([active('/imah'), active('/imah/settings/user'), active('/imah/building/1')]).toEqual([
    ['/imah'],
    ['/imah/settings'],
    [],
  ]);
});
