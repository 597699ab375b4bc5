import { permissions } from '@imah/contract/access';
import type { Whoami } from '@imah/contract/identity';
import { expect, it } from 'vitest';
import { laterPages } from '../../later/index.ts';
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

const hrefsFor = (grants: string[] | null, path = '/imah') =>
  navigationFor(grants === null ? null : person(grants), path, words).map(({ href }) => href);

it('shows Beranda alone while it is not known who somebody is', () => {
  expect(hrefsFor(null)).toEqual(['/imah']);
});

const residentGrants = [
  'bill.view.own',
  'meter.view.own',
  'wallet.view.own',
  'order.view.own',
  'order.create.own',
  'ticket.create.own',
  'ticket.view.own',
];
const technicianGrants = ['ticket.view.own', 'ticket.transition.own', 'asset.view'];

it('gives a resident a bar of what works for them, and their building in it', () => {
  const shown = navigationFor(person(residentGrants), '/imah', words, 'b1').map(({ href, label }) => [href, label]);

  expect(shown).toEqual([
    ['/imah', 'navigation.beranda'],
    ['/imah/new/ticket', 'navigation.report'],
    ['/imah/tickets', 'navigation.reports'],
    ['/imah/building/b1', 'navigation.building'],
    ['/imah/tagihan', 'navigation.bills'],
    ['/imah/saldo', 'navigation.wallet'],
    ['/imah/belanja', 'navigation.shop'],
    ['/imah/meter', 'navigation.meters'],
  ]);
});

it('has the tickets second for everybody who works on them', () => {
  expect([
    hrefsFor(technicianGrants),
    hrefsFor(['ticket.view', 'ticket.create', 'settings.view', 'report.view']),
  ]).toEqual([
    ['/imah', '/imah/tickets', '/imah/segera'],
    [
      '/imah',
      '/imah/tickets',
      '/imah/new/ticket',
      '/imah/finances',
      '/imah/dashboard',
      '/imah/settings',
      '/imah/segera',
    ],
  ]);
});

it.each([
  ['resident', residentGrants],
  ['technician', technicianGrants],
  ['everything', permissions.map(String)],
])('leads a %s to no page that is not there yet', (_who, grants) => {
  const later: string[] = Object.values(laterPages).map(({ path }) => path);

  expect(hrefsFor([...grants]).filter((href) => later.includes(href))).toEqual([]);
});

it('marks the page one is on, also below it, and Beranda only on its own page', () => {
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
