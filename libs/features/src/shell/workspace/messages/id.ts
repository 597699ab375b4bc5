export const bannersId = {
  viewAs: {
    notice: 'Anda melihat sebagai {group}. Tidak ada yang dapat diubah.',
    failed: 'Tampilan sebagai {group} belum dapat diakhiri. Silakan coba lagi.',
    end: 'Kembali ke hak saya',
  },
  demo: { notice: 'Demo dengan data contoh, hanya di komputer ini.', remove: 'Hapus demo' },
  email: { notice: 'Alamat {email} belum diverifikasi.', open: 'Verifikasi' },
} as const;
