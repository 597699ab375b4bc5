/** What backup and restore say at the terminal, Indonesian first; the English one says the same. */
const backupMessages = {
  'no-target': {
    id: () => 'Sebutkan berkas atau folder tujuan: npm run backup -- <berkas atau folder>',
    en: () => 'Name the file or folder to write to: npm run backup -- <file or folder>',
  },
  'no-source': {
    id: () => 'Sebutkan berkas cadangan: npm run restore -- <berkas>',
    en: () => 'Name the backup: npm run restore -- <file>',
  },
  'target-exists': {
    id: (file: string) => `${file} sudah ada; sebutkan nama lain.`,
    en: (file: string) => `${file} is there already; choose another name.`,
  },
  'target-unwritable': {
    id: (file: string, reason: string) => `Cadangan tidak dapat ditulis ke ${file} (${reason}).`,
    en: (file: string, reason: string) => `The backup cannot be written to ${file} (${reason}).`,
  },
  'not-embedded': {
    id: () =>
      'Basis data ada di server PostgreSQL Anda (DATABASE_URL); cadangkan dengan pg_dump versi yang sama, lihat README.',
    en: () =>
      'The database is on a PostgreSQL server of yours (DATABASE_URL); back it up with pg_dump of its version, see the README.',
  },
  'nothing-there': {
    id: (folder: string) => `Tidak ada data Imah di ${folder}; periksa IMAH_DATA_DIR.`,
    en: (folder: string) => `There is no data of Imah in ${folder}; check IMAH_DATA_DIR.`,
  },
  'not-empty': {
    id: (folder: string) =>
      `Folder data ${folder} tidak kosong; hentikan Imah dan pindahkan isinya, atau pilih folder lain lewat IMAH_DATA_DIR.`,
    en: (folder: string) =>
      `The data folder ${folder} is not empty; stop Imah and move away what is in it, or choose another one with IMAH_DATA_DIR.`,
  },
  unreadable: {
    id: (file: string, reason: string) => `${file} bukan cadangan Imah yang utuh (${reason}).`,
    en: (file: string, reason: string) => `${file} is no whole backup of Imah (${reason}).`,
  },
  'other-version': {
    id: (found: string, ours: string) =>
      `Cadangan ini dari PostgreSQL ${found}, Imah ini membawa ${ours}; pulihkan dengan Imah yang sesuai.`,
    en: (found: string, ours: string) =>
      `This backup is of PostgreSQL ${found}, this Imah brings ${ours}; restore it with the Imah that fits it.`,
  },
  'chain-broken': {
    id: (folder: string) =>
      `Data sudah ada di ${folder}, tetapi rantai auditnya tidak utuh; lihat npm run audit:verify.`,
    en: (folder: string) => `The data is in ${folder}, but its audit chain is not whole; see npm run audit:verify.`,
  },
  progress: { id: (mb: number) => `${mb} MB…`, en: (mb: number) => `${mb} MB…` },
  'files-elsewhere': {
    id: () => 'Berkas ada di bucket S3 (S3_URL) dan tidak ikut dicadangkan; pakai cara bucket itu sendiri.',
    en: () => 'Files are in the S3 bucket (S3_URL) and not in this backup; use the means of the bucket.',
  },
  'backed-up': {
    id: (file: string, mb: number) =>
      `Cadangan selesai: ${file} (${mb} MB). Isinya rahasia: simpan seperti data itu sendiri.`,
    en: (file: string, mb: number) => `Backup done: ${file} (${mb} MB). It is as secret as the data itself.`,
  },
  restored: {
    id: (folder: string, counts: string) => `Data pulih di ${folder}: ${counts}; rantai audit utuh.`,
    en: (folder: string, counts: string) => `Restored to ${folder}: ${counts}; the audit chain is whole.`,
  },
} as const;

export type BackupMessage = keyof typeof backupMessages;
export type DetailsOf<M extends BackupMessage> = Parameters<(typeof backupMessages)[M]['id']>;

/** A message in both languages, a line each. */
export function say<M extends BackupMessage>(message: M, ...details: DetailsOf<M>): string {
  // The two functions of one message take the same details; the union of all hides it.
  const sentence = backupMessages[message] as unknown as Record<'id' | 'en', (...values: unknown[]) => string>;
  const [id, en] = [sentence.id(...details), sentence.en(...details)];
  return id === en ? id : `${id}\n${en}`;
}

/** Why there is no backup, or nothing restored, in one sentence. */
export class BackupError<M extends BackupMessage = BackupMessage> extends Error {
  override readonly name = 'BackupError';
  readonly fault: M;

  constructor(fault: M, ...details: DetailsOf<M>) {
    super(say(fault, ...details));
    this.fault = fault;
  }
}
