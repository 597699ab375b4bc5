import { ApiError } from '@imah/api-client';
import { contacts, listOf, onDuty } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, expect, it } from 'vitest';
import { choose, openReport } from './testing/open-report.tsx';

afterEach(cleanup);

const press = async () => userEvent.click(await screen.findByRole('checkbox', { name: /Ini darurat/ }));
const called = () => screen.getAllByRole('link', { name: /^Telepon/ }).map((link) => link.getAttribute('href'));

it('has the numbers of the building to call at once, 112 first, read before anybody says that it is an emergency', async () => {
  const lost = { ...contacts[3]!, role: 'other' as const };
  const { calls } = await openReport({ answers: { listContacts: listOf([...contacts.slice(0, 3), lost]) } });
  await choose('Air dan pipa');
  await expect.poll(() => calls().map(({ name }) => name)).toContain('listContacts');
  expect(screen.queryByRole('link', { name: /^Telepon/ })).toBeNull();
  await press();

  expect(called()).toEqual(['tel:112', 'tel:+6281190010001', 'tel:+6281190010002', 'tel:+62215551234']);
  expect(screen.getByRole('list', { name: 'Nomor gedung ini' })).toBeVisible();
});

it('has who is on duty now after 112, whose number stands there no second time', async () => {
  const [agus] = onDuty as [(typeof onDuty)[number]];
  const unseen = { ...agus, id: contacts[3]!.id, name: 'Budi Hartono', phone: null };
  await openReport({ answers: { listOnDuty: listOf([...onDuty, unseen]) } });
  await choose('Air dan pipa');
  await press();

  expect(called()).toEqual([
    'tel:112',
    'tel:+6281190010022',
    'tel:+6281190010001',
    'tel:+6281190010002',
    'tel:+62215551234',
    'tel:1500910',
  ]);
  expect(screen.getByRole('list', { name: 'Sedang bertugas' })).toBeVisible();
  expect(screen.queryByText('Budi Hartono')).toBeNull();
});

it.each([
  ['could not be read', { listContacts: new ApiError({ kind: 'server', status: 500, message: 'gangguan' }) }],
  ['are none', { listContacts: listOf([]) }],
])('has 112 to call where the numbers of the building %s, and says nothing of a fault', async (_why, answers) => {
  await openReport({ answers });
  await choose('Air dan pipa');
  await press();

  expect(called()).toEqual(['tel:112']);
  expect(screen.queryByRole('list', { name: 'Nomor gedung ini' })).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});
