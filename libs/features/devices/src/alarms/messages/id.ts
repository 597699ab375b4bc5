export const alarmsTextsId = {
  severities: { critical: 'Kritis', major: 'Berat', minor: 'Ringan', warning: 'Peringatan', info: 'Info' },
  above: '{label} {value}, di atas batas',
  below: '{label} {value}, di bawah batas',
  equals: '{label}: {value}',
  offline: 'Tidak mengirim data',
  empty: {
    title: 'Tidak ada alarm',
    text: 'Semua perangkat di gedung ini dalam batas normalnya.',
    noDevices: 'Gedung ini belum mempunyai perangkat yang dapat memberi alarm.',
  },
  failed: 'Alarm belum dapat dimuat',
  forbidden: 'Anda tidak berhak melihat alarm gedung ini.',
} as const;
