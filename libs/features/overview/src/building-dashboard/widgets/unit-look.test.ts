import type { UnitState } from '@imah/contract/dashboards';
import { expect, it } from 'vitest';
import { lookOfUnit } from './unit-look.ts';

const unit: UnitState = { id: 'u', code: 'A-1', kind: 'residential', status: 'occupied', alarms: 0, tickets: 0 };

it.each<[string, Partial<UnitState>]>([
  ['alarm', { alarms: 1, tickets: 3, status: 'vacant' }],
  ['ticket', { tickets: 1, status: 'renovation' }],
  ['renovation', { status: 'renovation' }],
  ['vacant', { status: 'vacant' }],
  ['vacant', { status: 'vacant', alarms: null, tickets: null }],
  ['calm', { status: 'vacant', kind: 'common' }],
  ['calm', { status: 'rented' }],
])('a unit shows the worst of what is the matter: %s', (look, more) => {
  expect(lookOfUnit({ ...unit, ...more })).toBe(look);
});
