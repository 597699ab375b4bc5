export const unitPageTextsId = {
  tickets: {
    title: 'Tiket',
    add: 'Buat tiket',
    failed: 'Tiket unit ini belum dapat dimuat',
    open: 'Terbuka',
    none: 'Tidak ada tiket terbuka.',
    last: 'Lima terakhir yang berakhir',
  },
  devices: {
    title: 'Perangkat',
    failed: 'Perangkat unit ini belum dapat dimuat',
    none: 'Tidak ada perangkat di unit ini.',
    meter: '30 hari {name}',
  },
} as const;
