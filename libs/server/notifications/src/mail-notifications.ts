import { type Mail, nameInMail } from '@imah/server-platform/mail';
import type { Config } from '@imah/server-platform/config';
import type { DueDelivery } from './due-deliveries.ts';
import type { Addressee } from './person-wishes.ts';
import type { NotificationText } from './texts/notification-texts.ts';
import { renderNotification, textsOf } from './texts/render.ts';

interface Written {
  readonly text: NotificationText;
  readonly delivery: DueDelivery;
}

/**
 * One mail for all that a person is told of at this moment; null when none of it can be worded any more. `answers` says
 * what becomes of an answer to it.
 */
export function writeMail(
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  { email, name, locale, timeZone }: Addressee,
  deliveries: readonly DueDelivery[],
  answers: 'reply' | 'note' | 'unread' = 'unread',
): Mail | null {
  const { mail } = textsOf(locale);
  const address = publicAddress(config);
  const written = deliveries.flatMap((delivery): Written[] => {
    const text = renderNotification(delivery, locale, timeZone);
    return text === null ? [] : [{ text, delivery }];
  });
  const [first] = written;
  if (first === undefined) return null;
  const paragraphs = written.map(({ text, delivery: { count, href } }) =>
    [
      count > 1 ? `${text.title} ${mail.times(count)}` : text.title,
      text.body,
      ...(href === null ? [] : [mail.open(`${address}${href}`)]),
      text.reason,
    ].join('\n'),
  );
  const intro = written.length === 1 ? [] : [mail.digestIntro(written.length)];
  const hint = answers === 'unread' ? [] : [mail.answer[answers]];
  const footer = mail.footer(`${address}/imah/akun#pemberitahuan`);
  return {
    to: email,
    subject: written.length === 1 ? `Imah: ${first.text.title}` : mail.digestSubject(written.length),
    text: `${[mail.greeting(nameInMail(name)), ...intro, ...paragraphs, ...hint, footer].join('\n\n')}\n`,
  };
}

/** Where people reach this installation. Never taken from a request: its Host header could name another site. */
function publicAddress({ publicUrl, host, port }: Pick<Config, 'publicUrl' | 'host' | 'port'>): string {
  return publicUrl ?? `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}
