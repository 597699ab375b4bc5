import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  accessTopic,
  buildingChannels,
  buildingDevicesFilter,
  buildingTopic,
  communityTopicOf,
  deviceChannels,
  deviceTopic,
  notificationTopic,
  parseTopic,
  watchTopic,
} from './topic-grammar.ts';

const orgId = '01900000-0000-7000-8000-000000000001';
const buildingId = '01900000-0000-7000-8000-000000000002';
const deviceId = '01900000-0000-7000-8000-000000000003';

describe('parseTopic', () => {
  it.each(deviceChannels)('reads what deviceTopic writes: %s', (channel) => {
    expect(parseTopic(deviceTopic({ orgId, buildingId, deviceId }, channel))).toEqual({
      kind: 'device',
      orgId,
      buildingId,
      deviceId,
      channel,
    });
  });

  it.each(buildingChannels)('reads what buildingTopic writes: %s', (channel) => {
    expect(parseTopic(buildingTopic({ orgId, buildingId }, channel))).toEqual({
      kind: 'building',
      orgId,
      buildingId,
      channel,
    });
  });

  it('reads the filter for every device of a building, and the notifications of a person', () => {
    expect(parseTopic(buildingDevicesFilter({ orgId, buildingId }, 'state'))).toEqual({
      kind: 'device',
      orgId,
      buildingId,
      deviceId: '+',
      channel: 'state',
    });
    expect(parseTopic(notificationTopic(deviceId))).toEqual({ kind: 'notification', userId: deviceId });
    expect(parseTopic(accessTopic(deviceId))).toEqual({ kind: 'access', userId: deviceId });
    expect(parseTopic(watchTopic(deviceId))).toEqual({ kind: 'watch', userId: deviceId });
    expect(parseTopic(communityTopicOf(deviceId))).toEqual({ kind: 'community', userId: deviceId });
  });

  it.each([
    '',
    '#',
    '+',
    '/',
    'imah',
    'imah/#',
    'imah/v1',
    'imah/v2/u/x/notif',
    '$SYS/#',
    `$share/g/${deviceTopic({ orgId, buildingId, deviceId }, 'state')}`,
    `imah/v1/${orgId}/b/${buildingId}`,
    `imah/v1/${orgId}/b/${buildingId}/#`,
    `imah/v1/${orgId}/b/${buildingId}/+`,
    `imah/v1/${orgId}/b/${buildingId}/alarm/`,
    `imah/v1/${orgId}/b/${buildingId}/alarm/more`,
    `imah/v1/${orgId}/b/+/alarm`,
    `imah/v1/+/b/${buildingId}/alarm`,
    `imah/v1/${orgId}/b/${buildingId}/d/${deviceId}`,
    `imah/v1/${orgId}/b/${buildingId}/d/${deviceId}/#`,
    `imah/v1/${orgId}/b/${buildingId}/d/${deviceId}/+`,
    `imah/v1/${orgId}/b/${buildingId}/d/${deviceId}/cmd/other`,
    `imah/v1/${orgId}/b/${buildingId}/d/${deviceId}/state/`,
    `imah/v1/${orgId}/b/${buildingId}/d/#/state`,
    `imah/v1/${orgId}/b/${buildingId}/d/${deviceId.toUpperCase().replace('019', 'ABC')}/state`,
    `/imah/v1/${orgId}/b/${buildingId}/alarm`,
    'imah/v1/u/+/notif',
    'imah/v1/u/+/access',
    'imah/v1/u/+/topic',
    'imah/v1/u/+/watch',
    `imah/v1/u/${deviceId}/+`,
    'imah/v1/u//notif',
    `imah/v1/u/${deviceId}/notif/more`,
  ])('does not know %j', (text) => {
    expect(parseTopic(text)).toBeNull();
  });

  it('never reads a wildcard into anything but the level of the device', () => {
    const level = fc.constantFrom(
      'imah',
      'v1',
      'b',
      'd',
      'u',
      'notif',
      'state',
      'cmd',
      'ack',
      'alarm',
      'ev',
      '+',
      '#',
      '$SYS',
      '',
      orgId,
      deviceId,
    );
    const result = fc.check(
      fc.property(fc.array(level, { maxLength: 10 }), (levels) => {
        const topic = parseTopic(levels.join('/'));
        const wildcards = levels.filter((word) => word === '+' || word === '#').length;
        return (
          topic === null || (topic.kind === 'device' && topic.deviceId === '+' ? wildcards === 1 : wildcards === 0)
        );
      }),
      { numRuns: 10_000, seed: 7 },
    );

    expect(result.counterexample).toBeNull();
  });
});
