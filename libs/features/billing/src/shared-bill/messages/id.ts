export const sharedTextsId = {
  failed: 'Tagihan belum dapat dimuat',
  missing: {
    title: 'Tautan ini tidak berlaku',
    text: 'Mungkin masa berlakunya habis, sudah dicabut, atau alamatnya terpotong. Mintalah tautan baru kepada yang mengirimnya.',
  },
  toPay: 'Yang harus dibayar',
  settled: 'Tidak ada yang perlu dibayar',
  tax: 'Pajak',
  total: 'Jumlah',
  paid: 'Sudah dibayar atau dikurangi',
  rest: 'Sisa',
  how: {
    title: 'Cara membayar',
    open: 'Bayar paling lambat {due}, tunai di kantor pengelola atau lewat transfer ke rekening pengelola. Sebutkan nomor {number} agar pembayaran Anda tercatat pada tagihan ini.',
    settled: 'Tagihan ini sudah lunas. Terima kasih.',
    cancelled: 'Tagihan ini dibatalkan dengan nota kredit. Tidak ada yang perlu dibayar.',
  },
  account: 'Tagihan ini atas nama Anda?',
  login: 'Buka dengan akun Anda',
  download: {
    label: 'Unduh PDF',
    file: 'Tagihan',
    busy: 'Sudah terlalu sering diunduh. Coba lagi sebentar lagi.',
    gone: 'Tautan ini tidak berlaku lagi.',
    failed: 'Berkas belum dapat diunduh. Periksa sambungan Anda, lalu coba lagi.',
  },
  until: 'Tautan ini berlaku sampai {day}. Siapa pun yang memegangnya dapat melihat halaman ini.',
} as const;
