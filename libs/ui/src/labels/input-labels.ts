/**
 * What the parts for acting and filling in say. Apart from the base, so that a page which has none of them,
 * as the login page, does not load their words.
 */
export type InputLabels = {
  /** BCP 47: names of months and days, and how numbers are written. */
  locale: string;
  typeToConfirm: (word: string) => string;
  moreActions: string;
  increase: string;
  decrease: string;
  unit: string;
  numberInvalid: string;
  rupiahInvalid: string;
  phoneInvalid: string;
  charactersLeft: (count: number) => string;
  charactersOver: (count: number) => string;
  passwordRules: string;
  ruleMet: string;
  ruleUnmet: string;
  passwordStrength: (word: string) => string;
  strengthWeak: string;
  strengthFair: string;
  strengthStrong: string;
  showChoices: string;
  noMatches: string;
  searching: string;
  choicesFailed: string;
  removeChoice: (name: string) => string;
  clearChoice: string;
  openCalendar: string;
  /** The pattern of a date, where none is typed: no day that could be taken for one. */
  datePattern: string;
  dateInvalid: string;
  dateOutOfBounds: string;
  previousMonth: string;
  nextMonth: string;
  month: string;
  year: string;
  rangeFrom: string;
  rangeTo: string;
  rangeBackwards: string;
  rangePresets: string;
  timeInvalid: string;
  dropHere: string;
  chooseFiles: string;
  chosenFiles: string;
  removeFile: (name: string) => string;
  retryFile: (name: string) => string;
  fileWaiting: string;
  fileSending: (percent: number) => string;
  filePaused: string;
  fileDone: string;
  fileFailed: string;
  fileTooLarge: (limit: string) => string;
  fileWrongKind: string;
  fileTooMany: (most: number) => string;
  findCommand: string;
  noCommands: string;
  scannerView: string;
  scannerStart: string;
  scannerIdle: string;
  scannerAsking: string;
  scannerScanning: string;
  scannerFound: (code: string) => string;
  scannerDenied: string;
  scannerNone: string;
  scannerUnsupported: string;
  scannerManual: string;
  scannerUse: string;
  scannerAgain: string;
  signatureHere: string;
  signatureDraw: string;
  signatureType: string;
  signatureTyped: string;
  signatureUndo: string;
  signatureClear: string;
  signatureEmpty: string;
  signatureStrokes: (count: number) => string;
};

export const defaultInputLabels: InputLabels = {
  locale: 'id-ID',
  typeToConfirm: (word) => `Ketik "${word}" untuk melanjutkan`,
  moreActions: 'Tindakan lain',
  increase: 'Tambah',
  decrease: 'Kurangi',
  unit: 'Satuan',
  numberInvalid: 'Tulis dengan angka.',
  rupiahInvalid: 'Tulis rupiah bulat, misalnya 1.250.000.',
  phoneInvalid: 'Nomor ini belum lengkap. Contoh: 0812-3456-7890.',
  charactersLeft: (count) => `Sisa ${count} karakter`,
  charactersOver: (count) => `Kelebihan ${count} karakter`,
  passwordRules: 'Syarat kata sandi',
  ruleMet: 'terpenuhi',
  ruleUnmet: 'belum terpenuhi',
  passwordStrength: (word) => `Kekuatan kata sandi: ${word}`,
  strengthWeak: 'lemah',
  strengthFair: 'cukup',
  strengthStrong: 'kuat',
  showChoices: 'Tampilkan pilihan',
  noMatches: 'Tidak ada yang cocok.',
  searching: 'Mencari…',
  choicesFailed: 'Pilihan gagal dimuat.',
  removeChoice: (name) => `Hapus ${name}`,
  clearChoice: 'Kosongkan pilihan',
  openCalendar: 'Buka kalender',
  datePattern: 'hh/bb/tttt',
  dateInvalid: 'Tulis tanggal seperti 20/11/2026.',
  dateOutOfBounds: 'Tanggal ini di luar yang dapat dipilih.',
  previousMonth: 'Bulan sebelumnya',
  nextMonth: 'Bulan berikutnya',
  month: 'Bulan',
  year: 'Tahun',
  rangeFrom: 'Dari',
  rangeTo: 'Sampai',
  rangeBackwards: 'Tanggal akhir mendahului tanggal awal.',
  rangePresets: 'Rentang siap pakai',
  timeInvalid: 'Tulis jam seperti 17.05.',
  dropHere: 'Tarik berkas ke sini, atau',
  chooseFiles: 'Pilih berkas',
  chosenFiles: 'Berkas',
  removeFile: (name) => `Hapus ${name}`,
  retryFile: (name) => `Unggah lagi ${name}`,
  fileWaiting: 'Menunggu giliran',
  fileSending: (percent) => `Mengunggah ${percent}%`,
  filePaused: 'Dijeda',
  fileDone: 'Terunggah',
  fileFailed: 'Gagal diunggah.',
  fileTooLarge: (limit) => `Terlalu besar; paling besar ${limit}.`,
  fileWrongKind: 'Jenis berkas ini tidak diterima.',
  fileTooMany: (most) => `Paling banyak ${most} berkas.`,
  findCommand: 'Cari halaman atau tindakan',
  noCommands: 'Tidak ada yang cocok. Coba kata lain.',
  scannerView: 'Gambar dari kamera',
  scannerStart: 'Nyalakan kamera',
  scannerIdle: 'Pindai label QR dengan kamera, atau ketik kodenya.',
  scannerAsking: 'Izinkan pemakaian kamera pada pertanyaan di layar Anda.',
  scannerScanning: 'Arahkan kamera ke label.',
  scannerFound: (code) => `Terbaca: ${code}`,
  scannerDenied: 'Kamera tidak diizinkan. Buka izin kamera di setelan peramban, lalu coba lagi.',
  scannerNone: 'Tidak ada kamera pada perangkat ini.',
  scannerUnsupported: 'Peramban ini tidak dapat membaca kode. Ketik kode yang tertulis di bawah label.',
  scannerManual: 'Kode pada label',
  scannerUse: 'Pakai kode',
  scannerAgain: 'Pindai lagi',
  signatureHere: 'Tanda tangani di sini',
  signatureDraw: 'Gambar',
  signatureType: 'Ketik',
  signatureTyped: 'Ketik nama sebagai tanda tangan',
  signatureUndo: 'Urungkan',
  signatureClear: 'Bersihkan',
  signatureEmpty: 'kosong',
  signatureStrokes: (count) => (count === 0 ? 'kosong' : `${count} goresan`),
};
