import { type AddressObject, simpleParser } from 'mailparser';
import { answerOf } from './answer-of.ts';
import { type SenderProof, senderProofOf } from './sender-proof.ts';

/** A file that came with a mail, as its sender named it. */
export interface MailFile {
  readonly name: string;
  readonly content: Uint8Array;
}

/** A mail as far as an answer goes. */
export interface IncomingMail {
  /** Without its angle brackets; null where the mail has none. */
  readonly messageId: string | null;
  readonly subject: string;
  /** Lower-case; null where nobody or several are named as its writer. */
  readonly from: string | null;
  readonly proof: SenderProof;
  /** Every address that it was sent to, as the mail itself or a server on its way says. */
  readonly to: readonly string[];
  readonly kind: 'personal' | 'automatic';
  /** What its writer has written themselves. */
  readonly answer: string;
  /** What they have attached, as far as it is looked at; pictures that only stand within a text (signatures, logos) are not among it. */
  readonly files: readonly MailFile[];
}

const mostAddresses = 100;
const mostFiles = 20;
const options = { skipImageLinks: true, skipTextToHtml: true, maxHtmlLengthToParse: 500_000 } as const;

/** Reads a mail of RFC 5322. What is no mail at all is one without sender and text. */
export async function readIncomingMail(source: Buffer): Promise<IncomingMail> {
  const mail = await simpleParser(source, options);
  const header = (name: string) =>
    mail.headerLines
      .filter(({ key }) => key === name)
      .map(({ line }) =>
        line
          .slice(line.indexOf(':') + 1)
          .replaceAll(/\s+/g, ' ')
          .trim(),
      );
  const [from, ...others] = addressesOf(mail.from);
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to', 'x-envelope-to'].flatMap(header);
  const to = [
    ...addressesOf(mail.to),
    ...addressesOf(mail.cc),
    ...delivered.map((text) => text.replaceAll(/[<>]/g, '')),
  ];
  return {
    messageId: mail.messageId?.replaceAll(/[<>\s]/g, '').slice(0, 900) || null,
    subject: (mail.subject ?? '').slice(0, 300),
    from: from === undefined || others.length > 0 ? null : from.toLowerCase(),
    to: to.slice(0, mostAddresses),
    proof: senderProofOf(header('authentication-results')),
    kind: isAutomatic(header, from) ? 'automatic' : 'personal',
    answer: answerOf(mail.text ?? (await textOf(mail.html || ''))),
    files: mail.attachments
      .filter(({ related, contentType }) => !related && !contentType.startsWith('message/'))
      .slice(0, mostFiles)
      .map(({ filename, content }, index) => ({ name: filename?.slice(0, 300) ?? `lampiran-${index + 1}`, content })),
  };
}

/** The parser makes text of a document that is a whole mail, not of one that stands among pictures and files. */
async function textOf(html: string): Promise<string> {
  if (html === '') return '';
  const whole = Buffer.from(`Content-Type: text/html; charset=utf-8\r\n\r\n${html}`);
  return (await simpleParser(whole, options)).text ?? '';
}

/** What a program has sent: nobody waits for an answer to it, and it may answer an answer (RFC 3834). */
function isAutomatic(header: (name: string) => string[], from: string | undefined): boolean {
  const says = (name: string, pattern: RegExp) => header(name).some((value) => pattern.test(value));
  return (
    says('auto-submitted', /^(?!no\b)./i) ||
    says('precedence', /^(?:bulk|junk|list|auto_reply)\b/i) ||
    says('x-auto-response-suppress', /\b(?:all|oof|autoreply|dr|rn|nrn)\b/i) ||
    says('return-path', /^<\s*>$/) ||
    says('content-type', /^multipart\/report\b/i) ||
    ['x-autoreply', 'x-autorespond', 'list-id', 'x-failed-recipients'].some((name) => header(name).length > 0) ||
    /^(?:mailer-daemon|postmaster)@/i.test(from ?? '')
  );
}

function addressesOf(field: AddressObject | AddressObject[] | undefined): string[] {
  return [field ?? []]
    .flat()
    .flatMap(({ value }) => value)
    .flatMap(({ address, group }) => [address, ...(group ?? []).map((member) => member.address)])
    .filter((address): address is string => address !== undefined && address !== '');
}
