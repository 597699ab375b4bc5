/** Control characters, line breaks, and marks that turn the direction of the writing or cannot be seen. */
const hidden = /[\p{Cc}\p{Zl}\p{Zp}\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/u;

/** What mail programs turn into a link: a scheme, an address of mail or web, or a domain of the common kinds. */
const links =
  /:\/\/|\bwww\.|\S@\S|[\p{L}\p{N}-]{2,}\.\p{L}{2,24}\/|[\p{L}\p{N}-]{2,}\.(?:com|net|org|info|biz|id|co|io|app|dev|me|xyz|site|online|top|link|click|shop|store|web|live|pro|cc|tk|ru|cn|example)(?![\p{L}\p{N}])/iu;

/**
 * Whether a name is only a name: it stands in mails that go to strangers, so a line of its own or something that can be
 * pressed would let anyone write to them under this installation's name. `PT. Graha Abadi` and `Budi, S.Kom.` are names.
 */
export function isPlainName(text: string): boolean {
  return !hidden.test(text) && !links.test(text);
}
