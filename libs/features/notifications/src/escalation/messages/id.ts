export const escalationNoteTextsId = {
  title: 'Belum ditangani',
  running: 'Diteruskan ke {who} {at}, belum ditangani.',
  acknowledged: 'Diteruskan ke {who} {at}, lalu ditangani.',
  over: 'Diteruskan ke {who} {at}, lalu selesai.',
  expired: 'Diteruskan ke {who} {at}; tidak ada yang menangani dalam 24 jam.',
  stopped: 'Diteruskan ke {who} {at}; eskalasi dimatikan.',
  next: 'Berikutnya {at}.',
  times: 'Sudah {count} kali.',
  nobody: 'siapa pun (tidak ada yang boleh melihatnya)',
} as const;
