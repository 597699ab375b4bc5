/** Every sentence with which a start can end. The English one says the same as the Indonesian one. */
export const startupMessages = {
  'bad-variable': {
    id: (name: string, expected: { id: string; en: string }, value: string) =>
      `${name} harus ${expected.id}, bukan "${value}".`,
    en: (name: string, expected: { id: string; en: string }, value: string) =>
      `${name} must be ${expected.en}, not "${value}".`,
  },
  'missing-variable': {
    id: (name: string, because: string) => `${name} wajib diisi karena ${because} diisi.`,
    en: (name: string, because: string) => `${name} is required because ${because} is set.`,
  },
  'port-in-use': {
    id: (variable: string, port: number) =>
      `Port ${port} sudah dipakai program lain; hentikan program itu atau pilih port lain lewat ${variable}.`,
    en: (variable: string, port: number) =>
      `Port ${port} is in use by another program; stop it or choose another port with ${variable}.`,
  },
  'cannot-listen': {
    id: (host: string, port: number, reason: string) =>
      `Imah tidak dapat menerima sambungan di ${host}:${port} (${reason}); periksa HOST dan PORT.`,
    en: (host: string, port: number, reason: string) =>
      `Imah cannot listen on ${host}:${port} (${reason}); check HOST and PORT.`,
  },
  'folder-unwritable': {
    id: (folder: string, reason: string) =>
      `Folder data ${folder} tidak dapat ditulisi (${reason}); pilih folder lain lewat IMAH_DATA_DIR.`,
    en: (folder: string, reason: string) =>
      `The data folder ${folder} cannot be written (${reason}); choose another one with IMAH_DATA_DIR.`,
  },
  'folder-read-only': {
    id: (folder: string) =>
      `Folder data ${folder} berada di sistem berkas yang hanya dapat dibaca (EROFS); pilih folder lain lewat IMAH_DATA_DIR.`,
    en: (folder: string) =>
      `The data folder ${folder} is on a read-only file system (EROFS); choose another one with IMAH_DATA_DIR.`,
  },
  'folder-unreachable': {
    id: (folder: string, blockedAt: string, user: string) =>
      `Folder data ${folder} tidak terjangkau oleh pengguna "${user}", yang menjalankan basis data karena PostgreSQL menolak root: ${blockedAt} tertutup baginya; pilih folder lain lewat IMAH_DATA_DIR, misalnya /var/lib/imah.`,
    en: (folder: string, blockedAt: string, user: string) =>
      `The data folder ${folder} is out of reach for the user "${user}", who runs the database because PostgreSQL refuses root: ${blockedAt} is closed to it; choose another folder with IMAH_DATA_DIR, /var/lib/imah for example.`,
  },
  'folder-in-use': {
    id: (folder: string, pid: string) =>
      `Folder data ${folder} sedang dipakai Imah lain (proses ${pid}); hentikan yang itu atau pilih folder lain lewat IMAH_DATA_DIR.`,
    en: (folder: string, pid: string) =>
      `The data folder ${folder} is in use by another Imah (process ${pid}); stop that one or choose another folder with IMAH_DATA_DIR.`,
  },
  'data-of-other-version': {
    id: (folder: string, found: string, ours: string) =>
      `Data di ${folder} milik PostgreSQL ${found}, sedangkan Imah ini membawa PostgreSQL ${ours}; jalankan versi Imah yang sesuai, atau pindahkan datanya ke server PostgreSQL sendiri dan isi DATABASE_URL.`,
    en: (folder: string, found: string, ours: string) =>
      `The data in ${folder} belongs to PostgreSQL ${found}, but this Imah brings PostgreSQL ${ours}; run the Imah that fits it, or move the data to a PostgreSQL server of your own and set DATABASE_URL.`,
  },
  'password-missing': {
    id: (file: string) =>
      `Kata sandi basis data di ${file} hilang atau tidak cocok dengan datanya; kembalikan berkas itu dari cadangan.`,
    en: (file: string) =>
      `The database password in ${file} is missing or does not fit the data; restore that file from a backup.`,
  },
  'no-binaries': {
    id: (platform: string) =>
      `Imah tidak membawa PostgreSQL untuk ${platform}; sediakan server PostgreSQL 18 atau lebih baru dan isi DATABASE_URL.`,
    en: (platform: string) =>
      `Imah brings no PostgreSQL for ${platform}; provide a PostgreSQL server, 18 or newer, and set DATABASE_URL.`,
  },
  'database-failed': {
    id: (logFile: string, lastWords: string) =>
      `Basis data tidak mau berjalan: ${lastWords} (selengkapnya di ${logFile}).`,
    en: (logFile: string, lastWords: string) => `The database does not start: ${lastWords} (more in ${logFile}).`,
  },
  'database-unreachable': {
    id: (where: string, reason: string) =>
      `Basis data ${where} tidak dapat dihubungi (${reason}); periksa DATABASE_URL.`,
    en: (where: string, reason: string) => `The database ${where} cannot be reached (${reason}); check DATABASE_URL.`,
  },
  'files-unusable': {
    id: (where: string, reason: string) =>
      `Penyimpanan berkas ${where} tidak dapat ditulisi dan dibaca (${reason}); periksa S3_URL.`,
    en: (where: string, reason: string) =>
      `The file store ${where} cannot be written and read (${reason}); check S3_URL.`,
  },
  'certificate-unusable': {
    id: (files: string, reason: string) =>
      `Sertifikat MQTT ${files} tidak dapat dipakai (${reason}); periksa MQTT_TLS_CERT dan MQTT_TLS_KEY.`,
    en: (files: string, reason: string) =>
      `The MQTT certificate ${files} cannot be used (${reason}); check MQTT_TLS_CERT and MQTT_TLS_KEY.`,
  },
  'broker-of-its-own': {
    id: () =>
      'Versi ini hanya bekerja dengan broker MQTT bawaannya; kosongkan MQTT_URL, dan buka broker itu bagi perangkat lewat MQTT_TCP_PORT.',
    en: () =>
      'This version works with its own MQTT broker only; leave MQTT_URL empty, and open that broker to devices with MQTT_TCP_PORT.',
  },
  'database-too-old': {
    id: (found: string) => `DATABASE_URL menunjuk PostgreSQL ${found}; Imah membutuhkan PostgreSQL 18 atau lebih baru.`,
    en: (found: string) => `DATABASE_URL names PostgreSQL ${found}; Imah needs PostgreSQL 18 or newer.`,
  },
  'migration-changed': {
    id: (name: string) =>
      `Migrasi ${name} sudah diterapkan pada basis data ini tetapi isinya berubah; jalankan versi Imah yang sesuai dengan datanya.`,
    en: (name: string) =>
      `Migration ${name} was applied to this database and its text has changed since; run the Imah that fits the data.`,
  },
  'migration-unknown': {
    id: (name: string) =>
      `Basis data ini dibuat oleh Imah yang lebih baru (migrasi ${name} tidak dikenal); jalankan versi Imah yang lebih baru.`,
    en: (name: string) =>
      `This database was made by a newer Imah (migration ${name} is unknown here); run a newer Imah.`,
  },
  'migration-failed': {
    id: (name: string, reason: string) => `Migrasi ${name} gagal dan tidak diterapkan: ${reason}.`,
    en: (name: string, reason: string) => `Migration ${name} failed and was not applied: ${reason}.`,
  },
  'demo-not-on-loopback': {
    id: (host: string) =>
      `Data contoh memakai kata sandi yang diketahui umum, jadi hanya berjalan di komputer ini sendiri: HOST harus 127.0.0.1, ::1, atau localhost, bukan "${host}"; untuk melayani jaringan, jalankan npm run serve.`,
    en: (host: string) =>
      `The demonstration has a publicly known password, so it runs on this computer alone: HOST must be 127.0.0.1, ::1 or localhost, not "${host}"; to serve a network, use npm run serve.`,
  },
  'web-not-built': {
    id: (folder: string) => `Halaman web belum dibangun (${folder} tidak ada); jalankan npm run build.`,
    en: (folder: string) => `The web pages are not built (${folder} is missing); run npm run build.`,
  },
} as const;
export type StartupMessages = typeof startupMessages;
