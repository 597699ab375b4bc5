import { type NotificationKind, notificationKinds } from '@imah/contract/notifications/words';
import type { Config } from '@imah/server-platform/config';
import { publicLink } from '@imah/server-platform/mail';
import type { DueDelivery } from '../due-deliveries.ts';
import type { Addressee } from '../person-wishes.ts';
import { renderNotification } from '../texts/render.ts';
import type { TemplateMessage } from './cloud-api.ts';
import { templateOfTopic } from './templates.ts';

/** A text with all of its places filled may have 1024 characters; the longest fixed part has under 200. */
const longest = { title: 160, details: 400, titles: 500, link: 200 } as const;

/** One message for all that a person is told of at this moment; null when none of it can be worded any more. */
export function writeMessage(
  config: Pick<Config, 'publicUrl' | 'host' | 'port'>,
  { locale, timeZone }: Pick<Addressee, 'locale' | 'timeZone'>,
  deliveries: readonly DueDelivery[],
): TemplateMessage | null {
  const written = deliveries.flatMap((delivery) => {
    const text = renderNotification(delivery, locale, timeZone);
    return text === null ? [] : [{ text, delivery }];
  });
  const [first] = written;
  if (first === undefined) return null;
  if (written.length > 1) {
    const titles = written.map(({ text }) => text.title).join('; ');
    const parameters = [String(written.length), asParameter(titles, longest.titles), publicLink(config, '/imah')];
    return { template: 'imah_several', locale, parameters };
  }
  const { text, delivery } = first;
  // What was worded is of a kind that this version knows.
  const { topic } = notificationKinds[delivery.kind as NotificationKind];
  const page = publicLink(config, delivery.href ?? '/imah');
  return {
    template: templateOfTopic[topic],
    locale,
    parameters: [
      asParameter(text.title, longest.title),
      asParameter(text.body, longest.details),
      page.length > longest.link ? publicLink(config, '/imah') : page,
    ],
  };
}

/** Meta refuses a parameter that is empty, or holds line breaks, tabs or more than four blanks in a row. */
export function asParameter(text: string, length: number): string {
  const line = text.replaceAll(/\s+/g, ' ').trim();
  if (line === '') return '-';
  // Half of an emoji is no text.
  return line.length > length ? `${line.slice(0, length - 1).replace(/[\uD800-\uDBFF]$/, '')}…` : line;
}
