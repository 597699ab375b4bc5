/** Words of a tariff that is tried before it holds. */
export const trialTextsId = {
  month: 'Coba pada bulan',
  monthHint: 'Dihitung dari unit, penghuni, dan pembacaan bulan itu. Tidak ada yang dibukukan.',
  try: 'Coba pada {month}',
  title: 'Bila berlaku pada {month}',
  total: 'Semua tagihan jenis ini: {before} menjadi {after}.',
  who: '{more, number} naik, {less, number} turun, {same, number} tetap.',
  nobody: 'Tidak ada yang ditagih pada bulan itu.',
  unread: '{count, number} unit tidak dihitung karena meterannya belum dibaca.',
  estimated: '{count, number} unit dihitung dari perkiraan.',
  row: '{unit}, {name}',
  change: '{before} menjadi {after}',
  more: '+{amount}',
  less: '−{amount}',
} as const;
