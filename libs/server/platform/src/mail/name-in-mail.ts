/**
 * A name as it may stand in a mail: on one line, and with nothing that a mail program makes a link of. What is written
 * today is refused by the schemas; what was written before, or came from a provider, is only disarmed here.
 */
export function nameInMail(name: string): string {
  return name
    .replaceAll(/[\p{Cc}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]+/gu, ' ')
    .replaceAll(/(?<=\S)(:\/\/|@|\.)(?=\S)/g, ' $1 ')
    .replaceAll(/ {2,}/g, ' ')
    .trim();
}
