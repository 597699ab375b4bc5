export const viewAsId = {
  notice: 'Anda melihat sebagai {group}. Tidak ada yang dapat diubah.',
  failed: 'Tampilan sebagai {group} belum dapat diakhiri. Silakan coba lagi.',
  end: 'Kembali ke hak saya',
} as const;
