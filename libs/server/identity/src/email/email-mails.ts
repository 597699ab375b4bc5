import type { Locale } from '@imah/contract/core/words';

interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** Mails about the address of an account. */
interface EmailMails {
  /** To the address of the account: is it yours? */
  readonly verify: (name: string, link: string, hours: number) => MailText;
  /** To another address that is asked for. */
  readonly change: (name: string, link: string, hours: number) => MailText;
  /** To that address where another account has it already. */
  readonly taken: () => MailText;
  /** To the address in use: another one is asked for. */
  readonly notice: (name: string, link: string) => MailText;
}

export const emailMails: Readonly<Record<Locale, EmailMails>> = {
  id: {
    verify: (name, link, hours) => ({
      subject: 'Verifikasi alamat email Anda di Imah',
      text: `Halo ${name},

Buka tautan ini untuk memastikan bahwa alamat email ini milik Anda:

${link}

Tautan berlaku ${hours} jam dan hanya dapat dipakai sekali. Jika Anda tidak membuat akun Imah, abaikan surat ini.

Salam,
Imah
`,
    }),
    change: (name, link, hours) => ({
      subject: 'Konfirmasi alamat email baru Anda di Imah',
      text: `Halo ${name},

Anda meminta agar akun Imah Anda memakai alamat email ini. Buka tautan ini untuk mulai memakainya:

${link}

Tautan berlaku ${hours} jam dan hanya dapat dipakai sekali. Jika Anda tidak memintanya, abaikan surat ini; tidak ada yang berubah.

Salam,
Imah
`,
    }),
    taken: () => ({
      subject: 'Alamat email ini sudah punya akun Imah',
      text: `Halo,

Seseorang ingin memakai alamat email ini untuk akun Imah lain, tetapi alamat ini sudah punya akun sendiri. Jika itu Anda, masuklah dengan alamat ini. Jika bukan, abaikan surat ini; akun Anda tidak berubah.

Salam,
Imah
`,
    }),
    notice: (name, link) => ({
      subject: 'Permintaan ganti alamat email akun Imah Anda',
      text: `Halo ${name},

Ada permintaan agar akun Imah Anda memakai alamat email lain. Alamat ini tetap dipakai sampai alamat yang baru dikonfirmasi.

Jika bukan Anda yang memintanya, batalkan di halaman Akun, lalu ganti kata sandi Anda:

${link}

Salam,
Imah
`,
    }),
  },
  en: {
    verify: (name, link, hours) => ({
      subject: 'Verify your email address at Imah',
      text: `Hello ${name},

Open this link to show that this email address is yours:

${link}

The link is valid for ${hours} hours and works once. If you did not open an account at Imah, ignore this mail.

Imah
`,
    }),
    change: (name, link, hours) => ({
      subject: 'Confirm your new email address at Imah',
      text: `Hello ${name},

You asked that your Imah account use this email address. Open this link to start using it:

${link}

The link is valid for ${hours} hours and works once. If you did not ask for it, ignore this mail; nothing changes.

Imah
`,
    }),
    taken: () => ({
      subject: 'This email address already has an Imah account',
      text: `Hello,

Somebody wanted to use this email address for another Imah account, but it has an account of its own. If that was you, log in with this address. If not, ignore this mail; your account has not changed.

Imah
`,
    }),
    notice: (name, link) => ({
      subject: 'Another email address was asked for on your Imah account',
      text: `Hello ${name},

It was asked that your Imah account use another email address. This one stays in use until the new one is confirmed.

If that was not you, cancel it on the page Account and change your password:

${link}

Imah
`,
    }),
  },
};
