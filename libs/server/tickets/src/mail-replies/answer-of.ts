/** What mails are read of; the longest answer that is taken is far shorter. */
const readLetters = 100_000;
/** A line that says who wrote what follows is broken by programs over this many. */
const brokenOver = 4;

const attributions = [
  /^On\b.{6,}\bwrote:$/i,
  /^Pada\b.{6,}\bmenulis\b.*:$/i,
  /^.{6,}<[^<>\s]+@[^<>\s]+>.{0,60}\b(?:wrote|menulis)\b.*:$/i,
];
const beginnings = /^(?:On\b|Pada\b|.*<[^<>\s]+@)/i;

const dividers = [
  /^-{2,}\s*(?:Original Message|Pesan Asli|Pesan Asal|Forwarded message|Pesan (?:yang )?diteruskan)\s*-{2,}$/i,
  /^(?:Begin forwarded message|Mulai pesan terusan|Awal pesan terusan):$/i,
  /^_{10,}$/,
];

/** The header that Outlook writes over what it quotes: who, and within a few lines when and to whom or of what. */
const outlookFrom = /^\*?(?:From|Dari):\*?\s*\S/i;
const outlookSent = /^\*?(?:Sent|Date|Dikirim|Terkirim|Tanggal):\*?\s*\S/i;
const outlookTo = /^\*?(?:To|Kepada|Untuk|Ke|Subject|Subjek|Perihal):\*?\s*\S/i;

/** What telephones write under each mail. */
const phoneSignatures = [
  /^(?:Sent|Dikirim) (?:from|via|with|dari|lewat|melalui|menggunakan) .{2,60}$/i,
  /^(?:Get|Dapatkan|Unduh) .{0,10}Outlook (?:for|untuk) .{2,30}$/i,
];

/**
 * What a person has written themselves in a mail: without what they answer, and without their signature. Empty where
 * they have written nothing of their own.
 */
export function answerOf(text: string): string {
  const lines = text
    .slice(0, readLetters)
    .replaceAll(/\r\n?/g, '\n')
    .replaceAll(/[\u200B\u200E\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/g, '')
    .replaceAll('\u00A0', ' ')
    // Where a picture stood in the text of a document.
    .replaceAll(/\[cid:[^\]\s]{1,200}\]/g, '')
    .split('\n')
    .map((line) => line.trimEnd());
  const own = withoutSignature(withoutQuotes(lines));
  return own
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
}

function withoutQuotes(lines: readonly string[]): string[] {
  const own: string[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    if (isQuoted(line)) continue;
    if (dividers.some((divider) => divider.test(line.trim())) || isOutlookHeader(lines, at)) break;
    const length = attributionAt(lines, at);
    if (length === 0) {
      own.push(line);
      continue;
    }
    // Where the quote is marked line by line, what stands under or between it is the answer; else all the rest is quote.
    const next = lines.slice(at + length).find((each) => each.trim() !== '');
    if (next === undefined || !isQuoted(next)) break;
    at += length - 1;
  }
  return own;
}

/** How many lines from here on say who wrote what follows; 0 where they do not. */
function attributionAt(lines: readonly string[], at: number): number {
  if (!beginnings.test((lines[at] ?? '').trim().slice(0, 200))) return 0;
  for (let length = 1; length <= brokenOver; length += 1) {
    const part = lines.slice(at, at + length).map((line) => line.trim());
    if (part.includes('') || part.some(isQuoted)) return 0;
    const joined = part.join(' ').slice(0, 500);
    if (attributions.some((attribution) => attribution.test(joined))) return length;
  }
  return 0;
}

function isQuoted(line: string): boolean {
  return line.trimStart().startsWith('>');
}

function isOutlookHeader(lines: readonly string[], at: number): boolean {
  if (!outlookFrom.test((lines[at] ?? '').trim())) return false;
  const under = lines.slice(at + 1, at + 7).map((line) => line.trim());
  return under.some((line) => outlookSent.test(line)) && under.some((line) => outlookTo.test(line));
}

function withoutSignature(lines: readonly string[]): string[] {
  // Trimmed at its end, the `-- ` of RFC 3676 is one of two letters.
  const mark = lines.indexOf('--');
  const own = mark === -1 ? [...lines] : lines.slice(0, mark);
  while (own.length > 0) {
    const last = (own.at(-1) ?? '').trim();
    if (last !== '' && !phoneSignatures.some((signature) => signature.test(last))) break;
    own.pop();
  }
  return own;
}
