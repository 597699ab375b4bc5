import { testEntryPoints } from '@imah/app/harness/entry-points';

testEntryPoints(import.meta.glob(['./**/index.ts', '!./**/{testing,harness}/**'], { eager: true }), {
  alarms: [
    'AlarmLimits',
    'AlarmList',
    'AlarmReason',
    'AlarmTicketLink',
    'useAlarmReason',
    'useAlarmTexts',
    'useAlarmTickets',
  ],
  history: ['AlarmChart', 'DeviceHistory'],
  '.': ['formatMetric', 'useDeviceTexts'],
  iot: ['IotPage'],
  monitoring: ['IotMonitoringPage'],
  parts: ['MetricGrid', 'statusLooks'],
  row: ['DeviceRow'],
  rules: ['SettingsAlarmPage'],
  types: ['SettingsDevicePage'],
});
