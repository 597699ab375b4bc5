export const questionTextsId = {
  failed: 'Pertanyaan belum dapat dimuat',
  ask: 'Tanya soal baris ini',
  askOf: 'Tanya soal baris ini: {kind}',
  states: { open: 'Menunggu jawaban', answered: 'Sudah dijawab', closed: 'Selesai' },
  asked: 'Ditanyakan {day}: {question}',
  answered: 'Jawaban {day}: {answer}',
  open: 'Buka tiket {number}',
  dispute: 'Ajukan keberatan atas {kind}',
  form: {
    title: 'Tanya soal {kind} di {number}',
    text: 'Pengelola menerima pertanyaan ini sebagai tiket dengan baris tagihannya. Tagihan dan jatuh temponya tetap.',
    question: 'Apa yang ingin Anda ketahui?',
    save: 'Kirim pertanyaan',
    sent: 'Pertanyaan dikirim ke pengelola.',
  },
} as const;
