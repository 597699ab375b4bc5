import { checkObjects, checkValues } from '../testing/check-bounds.ts';
import { npwp, organization, organizationChange, organizationDetail, organizationDraft } from './index.ts';

checkValues([
  { name: 'npwp', schema: npwp, accepts: ['3174012345678901'], refuses: ['?', '3174012345678901?', 7, null] },
]);

checkObjects([
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
