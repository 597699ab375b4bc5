import type { Address, Building } from '@imah/contract/buildings';
import { tower, whoami } from '@imah/testing';
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { show } from '@imah/app/harness/testing';
import { AboutBuilding } from './about-building.tsx';

afterEach(cleanup);

const open = (change: Partial<Building> = {}, locale: 'id' | 'en' = 'id') =>
  show(<AboutBuilding building={{ ...tower, ...change }} />, { person: whoami, locale });
const facts = () =>
  Object.fromEntries(
    screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent] as const),
  );
const address: Address = { street: 'Jalan Melati 1', city: 'Jakarta', province: 'DKI Jakarta', postalCode: '12160' };

it('names where the building is, of what kind, by which clock, its code and whose it is', async () => {
  await open({ address, kind: 'apartment', timeZone: 'Asia/Makassar' });

  expect(facts()).toEqual({
    Alamat: 'Jalan Melati 1, Jakarta, DKI Jakarta 12160',
    Jenis: 'Apartemen',
    'Zona waktu': 'WITA',
    Kode: tower.code,
    Organisasi: tower.orgName,
  });
});

it.each<[rule: string, change: Partial<Address>, line: string]>([
  ['no postal code', { postalCode: undefined }, 'Jalan Melati 1, Jakarta, DKI Jakarta'],
  ['no street', { street: '' }, 'Jakarta, DKI Jakarta 12160'],
  ['no province', { province: '' }, 'Jalan Melati 1, Jakarta, 12160'],
])('writes an address in one line with %s, without a comma too many', async (_rule, change, line) => {
  const { postalCode, ...rest } = { ...address, ...change };
  await open({ address: postalCode === undefined ? rest : { ...rest, postalCode } });

  expect(facts()['Alamat']).toBe(line);
});
