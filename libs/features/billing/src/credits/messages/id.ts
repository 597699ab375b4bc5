export const creditTextsId = {
  title: 'Nota kredit',
  failed: 'Nota kredit belum dapat dimuat',
  row: '{day} · {reason}',
  add: 'Buat nota kredit',
  form: {
    title: 'Nota kredit untuk {number}',
    text: 'Mengurangi tagihan yang sudah terbit, dan langsung tercatat di pembukuan. {name} diberi tahu.',
    of: 'Untuk',
    all: 'Seluruh sisa tagihan, {amount}',
    line: '{kind}, sisa {amount}',
    amount: 'Jumlah, termasuk pajaknya',
    most: 'Paling banyak {amount}.',
    reason: 'Alasan',
    reasonHint: 'Dibaca juga oleh yang membayar.',
    save: 'Terbitkan nota kredit',
    done: 'Nota kredit {number} terbit.',
  },
} as const;
