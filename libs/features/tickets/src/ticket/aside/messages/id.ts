export const ticketDeviceTextsId = {
  title: 'Perangkat yang dilaporkan',
  open: 'Buka perangkat',
  failed: 'Data perangkat belum dapat dimuat',
  alarms: 'Riwayat alarm',
  noAlarms: 'Perangkat ini belum pernah memberi alarm.',
  alarmsFailed: 'Riwayat alarm belum dapat dimuat',
  stands: 'Masih aktif sejak {at}',
  cleared: '{at}, pulih setelah {length}',
} as const;
