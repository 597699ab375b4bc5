interface Expected {
  readonly id: string;
  readonly en: string;
}

/** Every sentence with which a start can end. The English one says the same as the Indonesian one. */
export const sentences = {
  'bad-setting': {
    id: (where: string, name: string, expected: Expected, value: string) =>
      `${where}: ${name} harus ${expected.id}, bukan ${value}.`,
    en: (where: string, name: string, expected: Expected, value: string) =>
      `${where}: ${name} must be ${expected.en}, not ${value}.`,
  },
  'missing-setting': {
    id: (where: string, name: string, expected: Expected) => `${where}: ${name} wajib diisi: ${expected.id}.`,
    en: (where: string, name: string, expected: Expected) => `${where}: ${name} is required: ${expected.en}.`,
  },
  'unknown-setting': {
    id: (where: string, name: string) => `${where}: ${name} tidak dikenal.`,
    en: (where: string, name: string) => `${where}: ${name} is unknown.`,
  },
  twice: {
    id: (where: string, name: string, value: string) => `${where}: ${name} ${value} sudah dipakai di atas.`,
    en: (where: string, name: string, value: string) => `${where}: ${name} ${value} is used above already.`,
  },
  'not-writable': {
    id: (where: string, name: string) =>
      `${where}: ${name} hanya untuk coil, holding, dan OID; yang lain hanya dapat dibaca.`,
    en: (where: string, name: string) =>
      `${where}: ${name} is for coil, holding and OIDs only; the others can only be read.`,
  },
  'past-the-end': {
    id: (where: string, name: string) => `${where}: ${name} melewati register terakhir, 65535.`,
    en: (where: string, name: string) => `${where}: ${name} runs past the last register, 65535.`,
  },
  'too-many': {
    id: (where: string, name: string, most: number) => `${where}: ${name} berisi lebih dari ${most}.`,
    en: (where: string, name: string, most: number) => `${where}: ${name} has more than ${most}.`,
  },
  'not-yaml': {
    id: (where: string, reason: string) => `${where}: bukan YAML (${reason}).`,
    en: (where: string, reason: string) => `${where}: not YAML (${reason}).`,
  },
  'file-unreadable': {
    id: (file: string, reason: string) => `Berkas ${file} tidak dapat dibaca (${reason}).`,
    en: (file: string, reason: string) => `The file ${file} cannot be read (${reason}).`,
  },
  'file-too-large': {
    id: (file: string, megabytes: number) => `Berkas ${file} lebih dari ${megabytes} MB; itu bukan berkas gateway.`,
    en: (file: string, megabytes: number) =>
      `The file ${file} has more than ${megabytes} MB; that is no file of a gateway.`,
  },
  'file-exists': {
    id: (file: string) => `Berkas ${file} sudah ada; pilih nama lain dengan --out.`,
    en: (file: string) => `The file ${file} exists already; choose another name with --out.`,
  },
  'folder-unwritable': {
    id: (folder: string, reason: string) =>
      `Folder data ${folder} tidak dapat ditulisi (${reason}); pilih folder lain dengan "data".`,
    en: (folder: string, reason: string) =>
      `The data folder ${folder} cannot be written (${reason}); choose another one with "data".`,
  },
  'folder-in-use': {
    id: (folder: string) => `Folder data ${folder} sedang dipakai gateway lain; hentikan yang itu.`,
    en: (folder: string) => `The data folder ${folder} is in use by another gateway; stop that one.`,
  },
  'unknown-command': {
    id: (word: string) =>
      `"${word}" tidak dikenal; pakai: npm run gateway -- [check|scan] --config gateway.yaml, atau scan --host 192.168.1.10.`,
    en: (word: string) =>
      `"${word}" is unknown; use: npm run gateway -- [check|scan] --config gateway.yaml, or scan --host 192.168.1.10.`,
  },
  'missing-option': {
    id: (name: string) => `--${name} wajib diisi.`,
    en: (name: string) => `--${name} is required.`,
  },
  'bad-option': {
    id: (name: string, expected: Expected, value: string) => `--${name} harus ${expected.id}, bukan "${value}".`,
    en: (name: string, expected: Expected, value: string) => `--${name} must be ${expected.en}, not "${value}".`,
  },
  'nobody-there': {
    id: (host: string, reason: string) => `Tidak ada yang menjawab di ${host} (${reason}).`,
    en: (host: string, reason: string) => `Nobody answers at ${host} (${reason}).`,
  },
} as const;
export type Sentences = typeof sentences;
