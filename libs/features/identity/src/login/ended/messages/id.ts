export const endedTextsId = {
  ended:
    'Sesi Anda berakhir. Masuk lagi untuk melanjutkan; laporan dan balasan yang sedang Anda tulis tersimpan di perangkat ini.',
} as const;
