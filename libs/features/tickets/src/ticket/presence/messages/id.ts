export const presenceTextsId = {
  looking: '{names} juga melihat tiket ini',
  more: '{names}, dan {count, number} orang lain juga melihat tiket ini',
  resident: '{name} (penghuni)',
  writingReply: '{names} sedang mengetik balasan…',
  writingNote: '{names} sedang mengetik catatan internal…',
  staffWrites: 'Pengelola sedang mengetik…',
} as const;
