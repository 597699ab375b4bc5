import { checkObjects, checkValues } from '../testing/check-bounds.ts';
import { series, telemetryAnswer, telemetryPacket, telemetryQuery } from './index.ts';

checkValues([
  { name: 'telemetryPacket', schema: telemetryPacket, accepts: [{ ts: 1, values: {} }], refuses: ['?', 7.5, null] },
]);

checkObjects([
  {
    name: 'series',
    schema: series,
    example: { key: 'a', ts: [1], values: [1], min: [1], max: [1], delta: [1] },
    required: ['key', 'ts', 'values'],
    accepts: {},
    refuses: {
      key: ['?', 'a?', 7, null],
      ts: [{}, null],
      values: [{}, null],
      min: [{}, null],
      max: [{}, null],
      delta: [{}, null],
    },
  },
  {
    name: 'telemetryAnswer',
    schema: telemetryAnswer,
    example: {
      level: 'raw',
      bucketMs: 1,
      series: [{ key: 'a', ts: [1], values: [1], min: [1], max: [1], delta: [1] }],
    },
    required: ['level', 'bucketMs', 'series'],
    accepts: { level: ['5m', '1h', '1d'] },
    refuses: { level: ['unheard-of', null], bucketMs: [1.5, 'one', null], series: [{}, null] },
  },
  {
    name: 'telemetryQuery',
    schema: telemetryQuery,
    example: { keys: 'a', from: 1, to: 1, points: 60 },
    required: ['keys', 'from', 'to'],
    accepts: { from: [0], to: [0], points: [10, 1000] },
    refuses: {
      keys: ['?', 'a?', 7, null],
      from: [1.5, -1, 'one'],
      to: [1.5, -1, 'one'],
      points: [1.5, 9, 1001, 'one', null],
    },
  },
]);
