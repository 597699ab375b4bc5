import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import * as accessDoor from './access.ts';
import * as contract from './index.ts';
import * as passwordDoor from './password.ts';
import * as routesDoor from './routes.ts';
import * as topicsDoor from './topics.ts';

it('opens exactly these values to other projects', () => {
  expect(Object.keys(contract).toSorted()).toEqual([
    'accessTopic',
    'accountEndpoints',
    'actions',
    'address',
    'alarm',
    'alarmConditions',
    'alarmEndpoints',
    'alarmPacket',
    'alarmRoutes',
    'alarmSeverities',
    'answer',
    'boardingBody',
    'boardingProblem',
    'buildManifest',
    'building',
    'buildingChannels',
    'buildingCode',
    'buildingDevicesFilter',
    'buildingDraft',
    'buildingEndpoints',
    'buildingKinds',
    'buildingParams',
    'buildingRoutes',
    'buildingStatuses',
    'buildingTopic',
    'canCommandBecome',
    'changePasswordBody',
    'colorModes',
    'command',
    'commandAck',
    'commandDraft',
    'commandExpiry',
    'commandPacket',
    'commandStatuses',
    'commandTransitions',
    'controlDefinition',
    'decide',
    'decideRows',
    'defaultGroupGrants',
    'defaultGroupKeys',
    'defineEndpoints',
    'demoEndpoints',
    'demoRoutes',
    'device',
    'deviceChannels',
    'deviceCounts',
    'deviceEndpoints',
    'deviceParams',
    'deviceRoutes',
    'deviceState',
    'deviceStatuses',
    'deviceTopic',
    'deviceType',
    'deviceUplinks',
    'email',
    'endpoints',
    'epochMs',
    'eventPacket',
    'floor',
    'forgotPasswordBody',
    'id',
    'identityEndpoints',
    'identityRoutes',
    'ingestLimits',
    'instant',
    'isGrant',
    'latestBuild',
    'listAnswer',
    'listLimit',
    'listQuery',
    'locales',
    'loginBody',
    'membership',
    'metricDefinition',
    'metricKey',
    'metricKinds',
    'metricUnits',
    'metricValue',
    'newSession',
    'notificationTopic',
    'orgParams',
    'organization',
    'organizationDraft',
    'organizationKinds',
    'parseTopic',
    'passwordFault',
    'passwordFaults',
    'passwordPolicy',
    'permissions',
    'personName',
    'places',
    'presencePacket',
    'problem',
    'registerBody',
    'resetPasswordBody',
    'resources',
    'rollupLevels',
    'routeRule',
    'routes',
    'runtimeConfigElementId',
    'section',
    'sectionKinds',
    'series',
    'sessionAnswer',
    'sessionUser',
    'telemetryAnswer',
    'telemetryEndpoints',
    'telemetryPacket',
    'telemetryQuery',
    'telemetryRoutes',
    'timeZones',
    'unit',
    'unitKinds',
    'unitStatuses',
    'uuidPattern',
    'webQuery',
    'whoami',
  ]);
});

it('opens what pages need without the schemas by doors of their own', () => {
  expect(Object.keys(routesDoor)).toEqual(['routes']);
  expect(Object.keys(topicsDoor).toSorted()).toEqual([
    'buildingChannels',
    'buildingDevicesFilter',
    'buildingTopic',
    'deviceChannels',
    'deviceTopic',
    'deviceUplinks',
    'notificationTopic',
    'parseTopic',
  ]);
  expect(Object.keys(accessDoor).toSorted()).toEqual([
    'actions',
    'decide',
    'decideRows',
    'isGrant',
    'permissions',
    'resources',
  ]);
  expect(Object.keys(passwordDoor).toSorted()).toEqual(['passwordFault', 'passwordFaults', 'passwordPolicy']);
});

it.each(['./routes.ts', './topics.ts', './access.ts', './password.ts'])(
  'keeps zod out of %s and all it imports, for the login page carries it',
  (door) => {
    const seen = new Set<string>();
    const visit = (url: URL): string[] => {
      if (seen.has(url.href)) return [];
      seen.add(url.href);
      const source = readFileSync(url, 'utf8');
      const values = [...source.matchAll(/^(?:import|export) (?!type )[^;]*? from '([^']+)'/gm)].map(
        ([, from = '']) => from,
      );
      return values.flatMap((from) => (from.startsWith('.') ? visit(new URL(from, url)) : [from]));
    };

    expect(visit(new URL(door, import.meta.url))).toEqual([]);
    expect(seen.size).toBeGreaterThan(1);
  },
);
