/** Stable codes of every refusal; programs decide by them. */
export const problemCodes = [
  'PERMINTAAN_TIDAK_TERBACA',
  'PERLU_MASUK',
  'EMAIL_ATAU_SANDI_SALAH',
  'TIDAK_BERWENANG',
  'ASAL_TIDAK_DIKENAL',
  'PERLU_KONFIRMASI',
  'TIDAK_DITEMUKAN',
  'BENTROK',
  'PERLU_VERSI',
  'VERSI_BERUBAH',
  'SUDAH_PUNYA_ORGANISASI',
  'KUNCI_DIPAKAI_ULANG',
  'SEDANG_DIPROSES',
  'PERANGKAT_LURING',
  'PERANGKAT_NONAKTIF',
  'PERINTAH_BERJALAN',
  'BUKAN_DATA_CONTOH',
  'TAUTAN_TIDAK_BERLAKU',
  'ISI_TERLALU_BESAR',
  'JENIS_ISI_TIDAK_DIDUKUNG',
  'VALIDASI_SALAH',
  'TERLALU_SERING',
  'GALAT_SERVER',
  'LAYANAN_BELUM_SIAP',
] as const;
export type ProblemCode = (typeof problemCodes)[number];

/** What can be wrong with one field. */
export const fieldFaults = [
  'required',
  'too-short',
  'too-long',
  'too-small',
  'too-large',
  'too-few',
  'too-many',
  'not-a-number',
  'not-an-integer',
  'not-an-email',
  'not-an-instant',
  'not-a-postal-code',
  'not-a-code',
  'not-an-option',
  'unknown-field',
  'invalid',
  'email-taken',
  'code-taken',
  'wrong-password',
  'password-too-simple',
  'password-same-as-email',
  'password-common',
  'cursor-invalid',
] as const;
export type FieldFault = (typeof fieldFaults)[number];

export interface Messages {
  readonly problems: Readonly<Record<ProblemCode, string>>;
  /** `count` is the bound that was broken, where there is one. */
  readonly fields: Readonly<Record<FieldFault, (count: number) => string>>;
}
