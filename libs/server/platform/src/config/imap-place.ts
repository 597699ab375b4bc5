/** A folder of a mailbox, and how to get to it. */
export interface ImapPlace {
  readonly host: string;
  readonly port: number;
  /** `tls`: from the first byte; `starttls`: asked for, and nothing is said without it; `none`: on this computer alone. */
  readonly security: 'tls' | 'starttls' | 'none';
  readonly user: string;
  readonly password: string;
  readonly folder: string;
}

/** An address that takes anything behind a `+`: `name+anything@domain`. */
export interface ReplyAddress {
  readonly name: string;
  readonly domain: string;
}

const loopback = /^(?:localhost|127(?:\.\d{1,3}){3}|\[::1\])$/;

/** `imaps://user:password@host:993/INBOX`, percent-encoded where needed; null for what is none. */
export function readImapUrl(text: string): ImapPlace | null {
  if (!URL.canParse(text)) return null;
  const { protocol, hostname, port, username, password, pathname, search, hash } = new URL(text);
  if (protocol !== 'imaps:' && protocol !== 'imap:') return null;
  if (hostname === '' || username === '' || password === '' || search !== '' || hash !== '') return null;
  try {
    const plain = loopback.test(hostname) ? 'none' : 'starttls';
    return {
      host: hostname.replace(/^\[|\]$/g, ''),
      port: port === '' ? (protocol === 'imaps:' ? 993 : 143) : Number(port),
      security: protocol === 'imaps:' ? 'tls' : plain,
      user: decodeURIComponent(username),
      password: decodeURIComponent(password),
      folder: decodeURIComponent(pathname.slice(1)) || 'INBOX',
    };
  } catch {
    return null;
  }
}

/** `balas@gedung.example`. A name of at most 31 letters leaves the token its room in the 64 of RFC 5321. */
export function readReplyAddress(text: string): ReplyAddress | null {
  const found = /^([\w.-]{1,31})@((?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)*[a-z\d][a-z\d-]{0,62})$/i.exec(text);
  const [, name, domain] = found ?? [];
  return name === undefined || domain === undefined ? null : { name, domain: domain.toLowerCase() };
}
