const id = {
  usage: `Pemakaian: node src/main.ts <id gedung> [--out berkas.csv] [--url http://127.0.0.1:8080]

Variabel lingkungan: IMAH_TOKEN, atau IMAH_EMAIL dan IMAH_PASSWORD. Tanpa keduanya, akun contoh yang dipakai.
--out - menulis ke keluaran baku.`,
  badArgument: (reason: string) => `Argumen tidak dikenali: ${reason}`,
  demoAccount: (email: string) => `Masuk dengan akun contoh ${email}.`,
  whichBuilding: 'Sebutkan id gedung yang akan dicatat. Gedung yang boleh Anda lihat:',
  noBuildings: 'Akun ini belum dapat melihat gedung apa pun.',
  unknownBuilding: (buildingId: string) => `Gedung ${buildingId} tidak ditemukan, atau tidak boleh Anda lihat.`,
  wrongLogin: 'Email atau kata sandi salah, atau token sudah tidak berlaku.',
  unreachable: (url: string) =>
    `Server di ${url} tidak dapat dihubungi. Pastikan alamatnya benar dan servernya menyala.`,
  failed: (reason: string) => `Gagal: ${reason}`,
  cannotWrite: (file: string, reason: string) => `Tidak dapat menulis ke ${file}: ${reason}`,
  recording: (building: string, file: string) => `Mencatat ${building} ke ${file}. Tekan Ctrl+C untuk berhenti.`,
  connection: {
    connected: 'Tersambung.',
    interrupted: 'Sambungan terputus; mencoba lagi. Nilai selama terputus tidak tercatat.',
    refused: 'Akun ini tidak boleh membaca perangkat gedung itu.',
  },
  sessionOver: 'Sesi sudah berakhir; pencatatan dihentikan.',
  done: (rows: number, file: string) => `${rows} baris tertulis ke ${file}.`,
  standardOutput: 'keluaran baku',
};

const en: typeof id = {
  usage: `Usage: node src/main.ts <building id> [--out file.csv] [--url http://127.0.0.1:8080]

Environment: IMAH_TOKEN, or IMAH_EMAIL and IMAH_PASSWORD. Without either, the demonstration's account is used.
--out - writes to standard output.`,
  badArgument: (reason) => `Unknown argument: ${reason}`,
  demoAccount: (email) => `Logging in with the demonstration's account ${email}.`,
  whichBuilding: 'Name the id of the building to log. The buildings you may see:',
  noBuildings: 'This account cannot see any building yet.',
  unknownBuilding: (buildingId) => `There is no building ${buildingId}, or you may not see it.`,
  wrongLogin: 'Wrong email or password, or the token is no longer valid.',
  unreachable: (url) => `The server at ${url} cannot be reached. Check the address, and whether it is running.`,
  failed: (reason) => `Failed: ${reason}`,
  cannotWrite: (file, reason) => `Cannot write to ${file}: ${reason}`,
  recording: (building, file) => `Logging ${building} to ${file}. Press Ctrl+C to stop.`,
  connection: {
    connected: 'Connected.',
    interrupted: 'The connection is gone; trying again. Values of the meantime are not logged.',
    refused: 'This account may not read the devices of that building.',
  },
  sessionOver: 'The session is over; logging has stopped.',
  done: (rows, file) => `${rows} rows written to ${file}.`,
  standardOutput: 'standard output',
};

export type Texts = typeof id;

/** Indonesian, unless the system speaks English. */
export const textsFor = (language: string | undefined): Texts => (language?.startsWith('en') ? en : id);
