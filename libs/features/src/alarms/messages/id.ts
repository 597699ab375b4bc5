export const alarmsId = {
  severities: { critical: 'Kritis', major: 'Mayor', minor: 'Minor', warning: 'Peringatan', info: 'Info' },
  above: '{label} {value}, di atas batas',
  below: '{label} {value}, di bawah batas',
  equals: '{label}: {value}',
  offline: 'Tidak terdengar lagi',
  empty: { title: 'Tidak ada alarm', text: 'Semua perangkat di gedung ini dalam batas normalnya.' },
  failed: 'Alarm belum dapat dimuat',
  forbidden: 'Anda tidak berhak melihat alarm gedung ini.',
} as const;
