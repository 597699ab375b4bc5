import type { Locale } from '@imah/contract/core/words';

/** Why nothing was written; what nobody is told is no reason here. */
export type RefusalReason =
  | 'unknown-token'
  | 'expired'
  | 'foreign-sender'
  | 'unverified'
  | 'forbidden'
  | 'second-factor'
  | 'empty'
  | 'too-long'
  | 'too-large'
  | 'too-many';

interface Texts {
  readonly subject: Readonly<Record<'refused' | 'files', string>>;
  readonly reasons: Readonly<Record<RefusalReason, string>>;
  /** The comment stands; these of its files do not. */
  readonly files: (names: string) => string;
  readonly open: (link: string) => string;
  readonly close: string;
}

export const refusalTexts: Readonly<Record<Locale, Texts>> = {
  id: {
    subject: { refused: 'Imah: jawaban Anda tidak tercatat', files: 'Imah: sebagian lampiran Anda tidak tersimpan' },
    reasons: {
      'unknown-token': 'Alamat yang Anda balas tidak dikenal, jadi jawaban Anda tidak tercatat di tiket mana pun.',
      expired: 'Email yang Anda balas sudah terlalu lama, jadi jawaban Anda tidak tercatat di tiketnya.',
      'foreign-sender':
        'Jawaban ini tidak dikirim dari alamat email akun yang menerima email itu, jadi tidak tercatat. Kirimlah dari alamat akun Anda.',
      unverified:
        'Alamat email akun Anda belum diverifikasi, jadi jawaban Anda tidak tercatat. Buka tautan di email verifikasi, lalu kirim lagi.',
      'second-factor':
        'Organisasi Anda mewajibkan verifikasi dua langkah dan Anda belum mengaktifkannya, jadi jawaban Anda tidak tercatat.',
      forbidden: 'Anda tidak dapat lagi menulis di tiket itu, jadi jawaban Anda tidak tercatat.',
      empty: 'Kami tidak menemukan tulisan Anda di atas kutipan, jadi tidak ada yang tercatat.',
      'too-long': 'Jawaban Anda lebih dari 5.000 karakter, jadi tidak tercatat. Tulislah lebih singkat.',
      'too-large': 'Email Anda terlalu besar, jadi tidak tercatat. Kirimlah tanpa lampiran, atau unggah lewat Imah.',
      'too-many': 'Terlalu banyak jawaban dari Anda dalam satu jam, jadi yang ini tidak tercatat. Coba lagi nanti.',
    },
    files: (names) => `Jawaban Anda sudah tercatat, tetapi lampiran ini tidak dapat disimpan: ${names}.`,
    open: (link) => `Buka Imah untuk menjawab: ${link}`,
    close: 'Salam,\nImah',
  },
  en: {
    subject: { refused: 'Imah: your answer was not recorded', files: 'Imah: some of your attachments were not kept' },
    reasons: {
      'unknown-token': 'The address you replied to is not known, so your answer was not added to any ticket.',
      expired: 'The email you replied to is too old, so your answer was not added to its ticket.',
      'foreign-sender':
        'This answer did not come from the email address of the account that received the email, so it was not recorded. Please send it from the address of your account.',
      unverified:
        'The email address of your account is not verified yet, so your answer was not recorded. Open the link in the verification email, then send it again.',
      'second-factor':
        'Your organisation requires two-step verification and you have not set it up, so your answer was not recorded.',
      forbidden: 'You can no longer write on that ticket, so your answer was not recorded.',
      empty: 'We found nothing that you wrote above the quoted text, so nothing was recorded.',
      'too-long': 'Your answer has more than 5,000 characters, so it was not recorded. Please make it shorter.',
      'too-large':
        'Your email is too large, so it was not recorded. Send it without attachments, or upload them in Imah.',
      'too-many': 'There were too many answers from you within an hour, so this one was not recorded. Try again later.',
    },
    files: (names) => `Your answer was recorded, but these attachments could not be kept: ${names}.`,
    open: (link) => `Open Imah to answer: ${link}`,
    close: 'Regards,\nImah',
  },
};
