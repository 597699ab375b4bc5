export const documentsTextsId = {
  title: 'Tata tertib dan dokumen',
  add: 'Tambah dokumen',
  failed: 'Dokumen gedung belum dapat dimuat',
  empty: 'Belum ada dokumen. Tambahkan tata tertib, formulir izin, atau panduan evakuasi.',
  remove: 'Hapus',
  removeConfirm: {
    title: 'Hapus dokumen ini?',
    text: '{name} tidak dapat dibuka lagi oleh siapa pun.',
    done: 'Dokumen dihapus.',
  },
  form: {
    title: 'Tambah dokumen',
    files: 'Berkas',
    hint: 'Dapat dibuka oleh semua orang di gedung, termasuk penghuni. Namanya menjadi judulnya.',
    save: 'Tampilkan',
    none: 'Pilih berkasnya.',
    waiting: 'Tunggu sampai semua berkas terkirim.',
    saved: 'Dokumen tampil untuk orang di gedung ini.',
  },
} as const;
