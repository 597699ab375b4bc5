export const homeId = {
  greeting: {
    morning: 'Selamat pagi, {name}',
    noon: 'Selamat siang, {name}',
    afternoon: 'Selamat sore, {name}',
    evening: 'Selamat malam, {name}',
  },
  greetingPlain: {
    morning: 'Selamat pagi',
    noon: 'Selamat siang',
    afternoon: 'Selamat sore',
    evening: 'Selamat malam',
  },
  buildings: 'Gedung saya',
  count: '{count, number} gedung',
  summary: {
    online: 'Perangkat daring',
    alarms: 'Alarm aktif',
    buildings: 'Gedung',
    ofTotal: 'dari {total, number}',
    calm: 'Semua tenang',
    look: 'Perlu dilihat',
  },
  card: {
    online: '{online, number} dari {total, number} perangkat daring',
    none: 'Belum ada perangkat',
    alarms: '{count, number} alarm aktif',
    calm: 'Tidak ada alarm',
    units: '{count, number} unit',
  },
  empty: {
    title: 'Mulai dengan gedung pertama Anda',
    text: 'Daftarkan organisasi dan gedung Anda dalam tiga langkah singkat.',
    start: 'Siapkan gedung',
    memberTitle: 'Belum ada gedung untuk Anda',
    memberText: 'Anda sudah menjadi anggota organisasi. Mintalah pengelola memberi Anda akses ke gedungnya.',
  },
  failed: 'Gedung Anda belum dapat dimuat',
} as const;
