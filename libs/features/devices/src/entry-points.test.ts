import { testEntryPoints } from '@imah/app/harness/entry-points';

testEntryPoints(import.meta.glob(['./**/index.ts', '!./**/{testing,harness}/**'], { eager: true }), {
  alarms: [
    'AlarmLimits',
    'AlarmList',
    'AlarmReason',
    'AlarmTicketLink',
    'alarmTone',
    'QuietNote',
    'useAlarmReason',
    'useAlarmTexts',
    'useAlarmTickets',
  ],
  history: ['AlarmChart', 'DeviceHistory', 'MetricChart', 'MetricLines'],
  '.': ['formatMetric', 'useDeviceTexts'],
  iot: ['IotPage'],
  monitoring: ['IotMonitoringPage'],
  parts: [
    'chartMetrics',
    'DeviceSwitch',
    'isAbnormal',
    'MetricGrid',
    'momentsOf',
    'spanOf',
    'statusLooks',
    'unitText',
    'windowOf',
  ],
  row: ['DeviceRow'],
  rules: ['SettingsAlarmPage'],
  types: ['SettingsDevicePage'],
});
