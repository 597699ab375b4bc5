export const setupListTextsId = {
  title: 'Siapkan gedung ini',
  progress: '{done, number} dari {all, number} langkah',
  hide: 'Sembunyikan',
  done: 'Selesai',
  steps: {
    units: {
      unit: { name: 'Buat unit', todo: 'Dari pola, tempelan, atau berkas.', done: '{count, number} unit' },
      room: { name: 'Buat kamar', todo: 'Dari pola, tempelan, atau berkas.', done: '{count, number} kamar' },
      house: { name: 'Buat rumah', todo: 'Dari pola, tempelan, atau berkas.', done: '{count, number} rumah' },
    },
    people: {
      name: 'Catat penghuni',
      todo: 'Siapa tinggal di mana; setelah itu mereka dapat diundang.',
      done: 'Sudah ada penghuni yang tercatat.',
    },
    team: {
      name: 'Undang tim',
      todo: 'Teknisi, satpam, atau admin.',
      done: 'Sudah ada orang lain di tim ini.',
      invited: 'Undangan sudah dikirim.',
    },
    labels: {
      name: 'Pasang label QR',
      todo: 'Agar siapa pun dapat melapor dari tempatnya.',
      done: '{count, number} label dipakai',
    },
    devices: {
      name: 'Daftarkan perangkat',
      todo: 'Meter, pompa, atau sensor pertama.',
      done: '{count, number} perangkat terdaftar',
    },
  },
} as const;
