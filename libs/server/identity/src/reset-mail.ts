import type { Locale } from '@imah/contract/core/words';

interface MailText {
  readonly subject: string;
  readonly text: string;
}

/** The mail with the link to set a new password. */
export const resetMail: Readonly<Record<Locale, (name: string, link: string, minutes: number) => MailText>> = {
  id: (name, link, minutes) => ({
    subject: 'Atur ulang kata sandi Imah',
    text: `Halo ${name},

Kami menerima permintaan untuk mengatur ulang kata sandi akun Imah Anda. Buka tautan ini untuk membuat kata sandi baru:

${link}

Tautan berlaku ${minutes} menit dan hanya dapat dipakai sekali. Jika Anda tidak memintanya, abaikan email ini; kata sandi Anda tidak berubah.

Salam,
Imah
`,
  }),
  en: (name, link, minutes) => ({
    subject: 'Reset your Imah password',
    text: `Hello ${name},

We received a request to reset the password of your Imah account. Open this link to choose a new one:

${link}

The link is valid for ${minutes} minutes and works once. If you did not ask for it, ignore this mail; your password has not changed.

Imah
`,
  }),
};
