import { checkObjects, checkValues } from '../testing/check-bounds.ts';
import {
  memberWithoutFactor,
  npwp,
  organization,
  organizationChange,
  organizationDetail,
  organizationDraft,
  secondFactorRule,
  secondFactorRuleDraft,
} from './index.ts';

const id = '01935e4f-7c1a-7b2c-8d3e-000000000001';
const at = '2026-11-24T05:00:00.000Z';
const ruleBounds = {
  accepts: { audience: ['nobody', 'everybody'], graceDays: [0, 30] },
  refuses: { audience: ['some', null], graceDays: [-1, 31, 1.5, '7', null] },
};

checkValues([
  { name: 'npwp', schema: npwp, accepts: ['3174012345678901'], refuses: ['?', '3174012345678901?', 7, null] },
]);

checkObjects([
  {
    name: 'secondFactorRuleDraft',
    schema: secondFactorRuleDraft,
    example: { audience: 'staff', graceDays: 7 },
    required: ['audience', 'graceDays'],
    ...ruleBounds,
  },
  {
    name: 'secondFactorRule',
    schema: secondFactorRule,
    example: { audience: 'staff', graceDays: 7, own: 'on', without: 3, version: 1 },
    required: ['audience', 'graceDays', 'own', 'without', 'version'],
    accepts: { ...ruleBounds.accepts, own: ['off'] },
    refuses: { ...ruleBounds.refuses, own: ['maybe', null], without: [1.5, '3', null], version: [1.5, 'one', null] },
  },
  {
    name: 'memberWithoutFactor',
    schema: memberWithoutFactor,
    example: { memberId: id, userId: id, name: 'Sari', email: 'sari@imah.test', dueAt: at, remindedAt: at },
    required: ['memberId', 'userId', 'name', 'email', 'dueAt', 'remindedAt'],
    accepts: { remindedAt: [null] },
    refuses: {
      memberId: ['?', 7, null],
      userId: ['?', 7, null],
      name: [7, null],
      email: [7, null],
      dueAt: ['?', 7, null],
      remindedAt: ['?', 7],
    },
  },
  {
    name: 'organization',
    schema: organization,
    example: { id: '01935e4f-7c1a-7b2c-8d3e-000000000001', name: 'Air mati', kind: 'manager', isDemo: true },
    required: ['id', 'name', 'kind', 'isDemo'],
    accepts: { kind: ['owners-association', 'owner', 'provider'] },
    refuses: {
      id: ['?', '01935e4f-7c1a-7b2c-8d3e-000000000001?', 7, null],
      name: [7, null],
      kind: ['unheard-of', null],
      isDemo: ['yes', null],
    },
  },
  {
    name: 'organizationChange',
    schema: organizationChange,
    example: {
      name: 'Air mati',
      kind: 'manager',
      npwp: '3174012345678901',
      pkp: true,
      address: { street: 'Air mati', city: 'Air mati', province: 'Air mati', postalCode: '12345' },
    },
    required: ['name', 'kind', 'npwp', 'pkp', 'address'],
    accepts: {
      name: ['a', 'a'.repeat(120)],
      kind: ['owners-association', 'owner', 'provider'],
      npwp: [null],
      address: [null],
    },
    refuses: {
      name: ['', '  ', 'a'.repeat(121), 'http://x.id', 7, null],
      kind: ['unheard-of', null],
      npwp: ['?', '3174012345678901?', 7],
      pkp: ['yes', null],
      address: ['text'],
    },
  },
  {
    name: 'organizationDetail',
    schema: organizationDetail,
    example: {
      name: 'Air mati',
      kind: 'manager',
      npwp: '3174012345678901',
      pkp: true,
      address: { street: 'Air mati', city: 'Air mati', province: 'Air mati', postalCode: '12345' },
      id: '01935e4f-7c1a-7b2c-8d3e-000000000001',
      isDemo: true,
      version: 1,
    },
    required: ['name', 'kind', 'npwp', 'pkp', 'address', 'id', 'isDemo', 'version'],
    accepts: { kind: ['owners-association', 'owner', 'provider'], npwp: [null], address: [null] },
    refuses: {
      name: [7, null],
      kind: ['unheard-of', null],
      npwp: ['?', '3174012345678901?', 7],
      pkp: ['yes', null],
      address: ['text'],
      id: ['?', '01935e4f-7c1a-7b2c-8d3e-000000000001?', 7, null],
      isDemo: ['yes', null],
      version: [1.5, 'one', null],
    },
  },
  {
    name: 'organizationDraft',
    schema: organizationDraft,
    example: { name: 'Air mati', kind: 'manager' },
    required: ['name', 'kind'],
    accepts: { name: ['a', 'a'.repeat(120)], kind: ['owners-association', 'owner', 'provider'] },
    refuses: { name: ['', '  ', 'a'.repeat(121), 'http://x.id', 7, null], kind: ['unheard-of', null] },
  },
]);
