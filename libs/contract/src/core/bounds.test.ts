import { checkObjects, checkValues } from '../testing/check-bounds.ts';
import { buildingParams, day, deviceParams, epochMs, id, instant, listQuery, orgParams, problem } from './index.ts';

checkValues([
  { name: 'day', schema: day, accepts: ['2026-11-20'], refuses: ['?', '2026-11-20?', 7, null] },
  { name: 'epochMs', schema: epochMs, accepts: [1, 0, 9999999999999], refuses: [-1, 10000000000000, 1.5, 'one', null] },
  {
    name: 'id',
    schema: id,
    accepts: ['01935e4f-7c1a-7b2c-8d3e-000000000001'],
    refuses: ['?', '01935e4f-7c1a-7b2c-8d3e-000000000001?', 7, null],
  },
  {
    name: 'instant',
    schema: instant,
    accepts: ['2026-11-20T10:05:00.000Z'],
    refuses: ['?', '2026-11-20T10:05:00.000Z?', 7, null],
  },
]);

checkObjects([
  {
    name: 'buildingParams',
    schema: buildingParams,
    example: { buildingId: '01935e4f-7c1a-7b2c-8d3e-000000000001' },
    required: ['buildingId'],
    accepts: {},
    refuses: { buildingId: ['?', '01935e4f-7c1a-7b2c-8d3e-000000000001?', 7, null] },
  },
  {
    name: 'deviceParams',
    schema: deviceParams,
    example: { deviceId: '01935e4f-7c1a-7b2c-8d3e-000000000001' },
    required: ['deviceId'],
    accepts: {},
    refuses: { deviceId: ['?', '01935e4f-7c1a-7b2c-8d3e-000000000001?', 7, null] },
  },
  {
    name: 'listQuery',
    schema: listQuery,
    example: { limit: 1, cursor: 'Air mati' },
    required: [],
    accepts: { limit: [1, 200], cursor: ['a'.repeat(500)] },
    refuses: { limit: [1.5, 0, 201, 'one', null], cursor: ['a'.repeat(501), 7, null] },
  },
  {
    name: 'orgParams',
    schema: orgParams,
    example: { orgId: '01935e4f-7c1a-7b2c-8d3e-000000000001' },
    required: ['orgId'],
    accepts: {},
    refuses: { orgId: ['?', '01935e4f-7c1a-7b2c-8d3e-000000000001?', 7, null] },
  },
  {
    name: 'problem',
    schema: problem,
    example: {
      type: 'Air mati',
      title: 'Air mati',
      status: 1,
      code: 'Air mati',
      message: 'Air mati',
      requestId: 'Air mati',
      errors: {},
      current: 1,
    },
    required: ['type', 'title', 'status', 'code', 'message', 'requestId'],
    accepts: {},
    refuses: {
      type: [7, null],
      title: [7, null],
      status: [1.5, 'one', null],
      code: [7, null],
      message: [7, null],
      requestId: [7, null],
      errors: [null],
    },
  },
]);
