export const linkTextsId = {
  title: 'Tautan tagihan',
  failed: 'Tautan belum dapat dimuat',
  none: 'Belum ada tautan. Dengan tautan, siapa pun yang Anda kirimi dapat melihat tagihan ini tanpa masuk.',
  add: 'Buat tautan',
  states: { open: 'Berlaku', expired: 'Habis masa berlaku', withdrawn: 'Dicabut' },
  row: 'Dibuat {name}, {day}',
  until: 'Berlaku sampai {day}',
  withdraw: 'Cabut',
  withdrawNamed: 'Cabut tautan yang dibuat {name}, {day}',
  withdrawn: 'Tautan dicabut.',
  confirm: {
    title: 'Cabut tautan ini?',
    text: 'Siapa pun yang memegangnya tidak lagi dapat melihat tagihan ini.',
  },
  form: {
    title: 'Tautan ke {number}',
    text: 'Siapa pun yang memegang tautan ini dapat melihat tagihan beserta nama penanggungnya, tanpa masuk.',
    days: 'Berlaku berapa hari?',
    bounds: 'Isi {least} sampai {most} hari.',
    made: 'Salin atau kirim sekarang: alamat ini hanya ditampilkan sekali.',
    address: 'Alamat tautan',
    copy: 'Salin alamat',
    whatsapp: 'Kirim lewat WhatsApp',
    copyMessage: 'Salin pesan',
    done: 'Selesai',
  },
  message: {
    open: '{bill} unit {unit}, {building}: {amount}, jatuh tempo {due}. Lihat rincian dan unduh PDF di {address} (berlaku sampai {until}).',
    settled:
      '{bill} unit {unit}, {building}: tidak ada yang perlu dibayar. Lihat rincian dan unduh PDF di {address} (berlaku sampai {until}).',
  },
} as const;
