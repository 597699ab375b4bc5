export const filesTextsId = {
  camera: 'Ambil foto',
  hint: 'Foto, PDF, dokumen Office, teks, atau video pendek.',
  pause: 'Jeda pengiriman',
  resume: 'Lanjutkan pengiriman',
  retrying: 'Sambungan terputus. Dilanjutkan sendiri begitu tersambung.',
  network: 'Sambungan terputus. Coba lagi saat jaringan tersedia.',
  server: 'Terjadi gangguan pada server. Silakan coba lagi.',
  unfinished: '{count, plural, other {# berkas belum terkirim}}',
  attached: 'Berkas',
} as const;
