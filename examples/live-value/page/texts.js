const id = {
  title: 'Nilai langsung',
  email: 'Email',
  password: 'Kata sandi',
  login: 'Masuk',
  demo: 'Akun contoh sudah terisi.',
  building: 'Gedung',
  metric: 'Nilai',
  retry: 'Coba lagi',
  logout: 'Keluar',
  noBuildings: 'Akun Anda belum memiliki gedung.',
  noMetrics: 'Belum ada perangkat di gedung ini.',
  noValue: 'Belum ada data',
  refused: 'Anda tidak boleh melihat perangkat gedung ini.',
  unreachable: 'Server tidak dapat dihubungi. Periksa sambungan Anda, lalu coba lagi.',
  sessionOver: 'Sesi Anda sudah berakhir. Silakan masuk lagi.',
  yes: 'Ya',
  no: 'Tidak',
  connection: {
    idle: 'Belum tersambung',
    connecting: 'Menyambung…',
    connected: 'Tersambung',
    error: 'Sambungan terputus',
    reconnecting: 'Menyambung lagi…',
    offline: 'Tidak ada jaringan',
  },
};

/** @type {typeof id} */
const en = {
  title: 'Live value',
  email: 'Email',
  password: 'Password',
  login: 'Log in',
  demo: 'The demonstration’s account is filled in.',
  building: 'Building',
  metric: 'Value',
  retry: 'Try again',
  logout: 'Log out',
  noBuildings: 'Your account has no building yet.',
  noMetrics: 'There is no device in this building yet.',
  noValue: 'No data yet',
  refused: 'You may not see the devices of this building.',
  unreachable: 'The server cannot be reached. Check your connection and try again.',
  sessionOver: 'Your session is over. Please log in again.',
  yes: 'Yes',
  no: 'No',
  connection: {
    idle: 'Not connected',
    connecting: 'Connecting…',
    connected: 'Connected',
    error: 'Connection lost',
    reconnecting: 'Reconnecting…',
    offline: 'No network',
  },
};

/** Indonesian, unless the browser speaks English. */
export const language = navigator.language.startsWith('en') ? 'en' : 'id';
export const texts = language === 'en' ? en : id;
