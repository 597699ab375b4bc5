import { deviceTypes } from '@imah/testing';
import { expect, it } from 'vitest';
import { categoryOfDevice } from './category-of-device.ts';

it('knows the kind of trouble of what is in most buildings', () => {
  expect(['pump', 'electricity-meter', 'lift', 'air-conditioner', 'door'].map(categoryOfDevice)).toEqual([
    'water',
    'electricity',
    'lift',
    'air-conditioning',
    'security',
  ]);
});

it('leaves what it does not know to the staff', () => {
  expect(categoryOfDevice('own:coffee-machine')).toBe('other');
  expect(deviceTypes.map(({ key }) => typeof categoryOfDevice(key))).toEqual(deviceTypes.map(() => 'string'));
});
