export const ticketAlarmTextsId = {
  events: { raised: 'Alarm yang sama muncul lagi', cleared: 'Alarmnya sudah pulih' },
  title: 'Alarm',
  failed: 'Data alarm belum dapat dimuat',
  active: 'Masih aktif',
  over: 'Sudah pulih',
  since: 'Sejak',
  limit: 'Batas',
  ended: 'Pulih',
  endedAt: '{at}, setelah {length}',
  taken: 'Ditangani oleh',
} as const;
