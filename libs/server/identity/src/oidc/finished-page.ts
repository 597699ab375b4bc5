import { createHash } from 'node:crypto';
import type { Locale } from '@imah/contract/core/words';
import type { FastifyReply } from 'fastify';
import type { SignInFault, SignInOutcome } from './finish-sign-in.ts';

/** Tells the page that opened the popup (S-22: `libs/features/identity/src/popup`); without one, goes on by itself. */
const scriptGoingTo = (path: string) =>
  `if(opener){opener.postMessage('imah:signed-in',location.origin);setTimeout(close,2000)}else{location.replace('${path}')}`;
const scripts = { done: scriptGoingTo('/imah'), registering: scriptGoingTo('/register') } as const;
const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
const style = 'body{font:16px/1.6 system-ui,sans-serif;max-width:32rem;margin:20vh auto;padding:0 1.5rem}';
const styleHash = `'sha256-${createHash('sha256').update(style).digest('base64')}'`;

interface Words {
  readonly done: string;
  readonly title: string;
  readonly back: string;
  readonly faults: Readonly<Record<SignInFault, string>>;
}

const texts = {
  id: {
    done: 'Berhasil. Jendela ini akan tertutup.',
    title: 'Masuk belum berhasil',
    back: 'Kembali ke Imah',
    faults: {
      cancelled: 'Anda membatalkan, atau penyedia menolak permintaan ini.',
      expired: 'Waktunya sudah habis, atau sesi Anda berakhir. Tutup jendela ini, lalu coba lagi.',
      'not-linked':
        'Akun ini belum ditautkan ke akun Imah mana pun. Jika Anda sudah punya akun Imah, masuk dengan kata sandi lalu tautkan di halaman Tautan. Jika belum, buat akun di halaman Daftar.',
      'linked-elsewhere': 'Akun ini sudah ditautkan ke akun Imah lain.',
      another: 'Ini bukan akun yang ditautkan ke akun Imah Anda.',
      unverified: 'Verifikasi dulu alamat email akun Imah Anda di halaman Akun, lalu tautkan akun ini.',
      failed: 'Penyedia sedang tidak dapat dihubungi, atau jawabannya tidak dapat dipercaya. Silakan coba lagi.',
    },
  },
  en: {
    done: 'Done. This window will close.',
    title: 'The sign-in did not succeed',
    back: 'Back to Imah',
    faults: {
      cancelled: 'You cancelled it, or the provider refused.',
      expired: 'The time is over, or your session has ended. Close this window and try again.',
      'not-linked':
        'This account is not linked to any Imah account yet. If you have an Imah account, log in with your password and link it on the page Links. If not, open one on the page Create an account.',
      'linked-elsewhere': 'This account is linked to another Imah account.',
      another: 'This is not the account that is linked to your Imah account.',
      unverified: 'Verify the email address of your Imah account on the page Account first, then link this account.',
      failed: 'The provider could not be reached, or its answer cannot be trusted. Please try again.',
    },
  },
} as const satisfies Record<Locale, Words>;

/** The page on which the provider's way ends: it closes the popup, or says why nothing came of it. */
export function sendFinishedPage(reply: FastifyReply, locale: Locale, outcome: SignInOutcome): FastifyReply {
  const t = texts[locale];
  const isFine = outcome === 'done' || outcome === 'registering';
  const body = isFine
    ? `<p>${t.done}</p><script>${scripts[outcome]}</script>`
    : `<h1>${t.title}</h1><p role="alert">${t.faults[outcome]}</p><p><a href="/login">${t.back}</a></p>`;
  return reply
    .code(isFine ? 200 : 400)
    .header('cache-control', 'no-store')
    .header(
      'content-security-policy',
      `default-src 'none'; script-src ${isFine ? hashOf(scripts[outcome]) : "'none'"}; style-src ${styleHash}; base-uri 'none'; frame-ancestors 'none'`,
    )
    .type('text/html; charset=utf-8')
    .send(
      `<!doctype html><html lang="${locale}"><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
        `<title>Imah</title><style>${style}</style><body>${body}</body></html>`,
    );
}
