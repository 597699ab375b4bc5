const length = 160;

/** The first words of a text in Markdown, without its marks, on one line. */
export function toExcerpt(markdown: string): string {
  const plain = markdown
    .replaceAll(/!?\[([^\]]*)\]\([^)]*\)/g, '$1')
    .split('\n')
    .map(lineOf)
    .filter(({ text }) => text !== '')
    .reduce(joined, { text: '', stands: 'in-text' }).text;
  if (plain.length <= length) return plain;
  const cut = plain.slice(0, length);
  return `${cut.slice(0, Math.max(cut.lastIndexOf(' '), length / 2))}…`;
}

interface Line {
  readonly text: string;
  /** An item of a list and a heading are not part of the sentence around them. */
  readonly stands: 'in-text' | 'alone';
}

function lineOf(line: string): Line {
  const bare = line.replace(/^(?:\s*>)+\s*/, '');
  const text = bare.replace(/^\s*(?:#{1,6}|[-*+]|\d+[.)])\s+/, '');
  const words = text
    .replaceAll(/[*_`~|]+/g, '')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return { text: words, stands: text === bare ? 'in-text' : 'alone' };
}

function joined(before: Line, next: Line): Line {
  if (before.text === '') return next;
  const isRunning = before.stands === 'in-text' && next.stands === 'in-text';
  const between = isRunning || /[.:;,!?…]$/.test(before.text) ? ' ' : ' · ';
  return { text: `${before.text}${between}${next.text}`, stands: next.stands };
}
