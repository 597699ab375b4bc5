export const placeHistoryTextsId = {
  unit: 'Riwayat unit {unit}',
  place: 'Riwayat {place}',
  failed: 'Riwayat tempat ini belum dapat dimuat.',
  none: 'Tidak ada tiket lain di sini.',
  count: '{count, plural, =0 {Tidak ada tiket lain} other {# tiket lain}} dalam {days} hari',
  countMost: 'Lebih dari {count} tiket lain dalam {days} hari',
  all: 'Lihat semua tiket di sini',
  list: 'Tiket terakhir di tempat ini',
  people: 'Penghuni sekarang',
  noPeople: 'Belum ada penghuni yang tercatat.',
  peopleFailed: 'Penghuni unit ini belum dapat dimuat.',
} as const;
