import type { FastifyInstance } from 'fastify';
import { readMails, type StoredMail } from '../mail/file-mailer.ts';
import { allowPage } from './page-policy.ts';

export const demoMailPath = '/_demo/mail';

const text = {
  id: {
    title: 'Email contoh',
    intro:
      'Imah contoh ini tidak mengirim email ke luar. Semua email yang seharusnya terkirim ada di sini, terbaru di atas.',
    none: 'Belum ada email. Coba minta kata sandi baru dari halaman masuk.',
    to: 'Kepada',
    reload: 'Muat ulang',
    back: 'Ke Imah',
  },
  en: {
    title: 'Demonstration email',
    intro: 'This demonstration sends no email. Everything it would have sent is here, newest first.',
    none: 'No emails yet. Ask for a new password on the login page.',
    to: 'To',
    reload: 'Reload',
    back: 'To Imah',
  },
} as const;
type Text = (typeof text)[keyof typeof text];

const style = `
  :root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif }
  body { margin: 0 auto; max-width: 46rem; padding: 1rem }
  header { align-items: baseline; display: flex; flex-wrap: wrap; gap: .5rem 1.5rem }
  h1 { font-size: 1.5rem; margin: 0 }
  article { border: 1px solid color-mix(in srgb, currentColor 25%, transparent); border-radius: .75rem; margin: 1rem 0; padding: 1rem }
  h2 { font-size: 1.1rem; margin: 0 }
  .meta { font-size: .9rem; margin: .25rem 0 .75rem; opacity: .8 }
  pre { font: inherit; margin: 0; overflow-wrap: anywhere; white-space: pre-wrap }
`;

/** Shows what the demonstration would have mailed: the link for a new password, say. Exists only with the demonstration. */
export function serveDemoMail(app: FastifyInstance, folder: string): void {
  app.get(demoMailPath, { schema: { hide: true } }, async (request, reply) => {
    const locale = /^en\b/i.test(request.headers['accept-language'] ?? '') ? 'en' : 'id';
    allowPage(reply);
    return reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .send(demoMailPage(await readMails(folder), locale));
  });
}

function demoMailPage(mails: readonly StoredMail[], locale: 'id' | 'en'): string {
  const words = text[locale];
  const body = mails.length === 0 ? `<p>${words.none}</p>` : mails.map((mail) => article(mail, words, locale)).join('');
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${words.title} · Imah</title><style>${style}</style></head>
<body><header><h1>${words.title}</h1><a href="${demoMailPath}">${words.reload}</a><a href="/">${words.back}</a></header><p>${words.intro}</p><main>${body}</main></body></html>`;
}

function article(mail: StoredMail, words: Text, locale: 'id' | 'en'): string {
  const at = new Intl.DateTimeFormat(locale, {
    dateStyle: 'medium',
    timeStyle: 'medium',
    timeZone: 'Asia/Jakarta',
  }).format(new Date(mail.sentAt));
  return `<article><h2>${escapeHtml(mail.subject)}</h2><p class="meta">${words.to} ${escapeHtml(mail.to)} · <time datetime="${mail.sentAt}">${at} WIB</time></p><pre>${withLinks(escapeHtml(mail.text))}</pre></article>`;
}

// Runs on escaped text, in which a quote or an angle bracket cannot end the attribute.
function withLinks(escaped: string): string {
  return escaped.replaceAll(/https?:\/\/[^\s<>"']+/g, (url) => `<a href="${url}">${url}</a>`);
}

function escapeHtml(plain: string): string {
  return plain
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
    .replaceAll("'", '&#39;');
}
