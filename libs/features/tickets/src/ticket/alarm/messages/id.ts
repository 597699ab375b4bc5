export const ticketAlarmTextsId = {
  events: { raised: 'Alarm yang sama muncul lagi', cleared: 'Alarmnya sudah pulih' },
} as const;
