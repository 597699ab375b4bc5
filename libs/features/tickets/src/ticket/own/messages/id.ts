export const ownReportTextsId = {
  edit: {
    open: 'Ubah laporan',
    title: 'Ubah laporan',
    hint: 'Dapat diubah selama belum ada yang menanganinya.',
    photos: 'Foto',
    photosHint: 'JPG, PNG, atau HEIC. Paling banyak 10 foto.',
    attached: 'Foto pada laporan',
    removePhoto: 'Hapus dari laporan',
    removed: '{count, plural, other {# foto dihapus saat disimpan}}',
    restore: 'Urungkan',
    waitForPhotos: 'Tunggu sampai semua foto terkirim, atau hapus yang gagal.',
    conflict: 'Laporan ini diubah orang lain saat Anda mengisi',
  },
  rated: {
    title: 'Terima kasih atas penilaian Anda',
    text: 'Anda menilai: {rating}. Dapat diurungkan sampai pukul {time}.',
  },
} as const;
