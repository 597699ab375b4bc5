/** What a command is called, and by which other words people look for it. */
interface Named {
  readonly id: string;
  readonly label: string;
  readonly detail?: string;
  readonly keywords?: string[];
}

/**
 * The commands that have every word that was typed, in any order, and one of them in their own name: where they lead alone
 * (a building, say) is what the search finds. Where none has them, those that have each of them but for a letter or two.
 */
export function namedSo<C extends Named>(groups: readonly (readonly C[])[], typed: string): C[][] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  const having = (isIn: (word: string, text: string, elsewhere?: string) => boolean) =>
    groups.map((commands) =>
      commands.filter(
        (command) =>
          words.every((word) => isIn(word, textOf(command))) &&
          (words.length === 0 || words.some((word) => isIn(word, nameOf(command), detailOf(command)))),
      ),
    );
  const exact = having((word, text) => text.includes(word));
  const isExact = exact.some((commands) => commands.length > 0);
  // What stands as it was typed in the name of a building is that building, and no page that is called nearly so.
  const isAlmost = (word: string, text: string, elsewhere = '') =>
    text.includes(word) || (!elsewhere.includes(word) && text.split(/\W+/u).some(isNear(word)));
  const named = isExact ? exact : having(isAlmost);
  // The palette itself looks for words only as they stand and in their order, and reads keywords once for each id.
  if (words.length < 2 && isExact) return named;
  return named.map((commands) =>
    commands.map((command) => ({
      ...command,
      id: `${command.id} ${typed}`,
      keywords: [...(command.keywords ?? []), typed],
    })),
  );
}

function nameOf({ label, keywords = [] }: Named): string {
  return [label, ...keywords].join(' ').toLowerCase();
}

function detailOf({ detail = '' }: Named): string {
  return detail.toLowerCase();
}

function textOf(command: Named): string {
  return `${nameOf(command)} ${detailOf(command)}`;
}

/** Whether a word is `word` but for one letter, from six letters on for two; also when it has only been begun. */
export function isNear(word: string): (other: string) => boolean {
  const most = word.length < 6 ? 1 : 2;
  // More letters than any word has are not compared.
  if (word.length < 4 || word.length > 40 || /\d/.test(word)) return () => false;
  return (other) => [other, other.slice(0, word.length)].some((each) => distance(word, each) <= most);
}

/** How many letters are another, missing, too many or exchanged with the one beside them. */
function distance(one: string, other: string): number {
  let before: number[] = [];
  let last = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let row = 1; row <= one.length; row += 1) {
    const next = [row];
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isExchanged = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      const ways = [(last[column] ?? 0) + 1, (next[column - 1] ?? 0) + 1, (last[column - 1] ?? 0) + (isSame ? 0 : 1)];
      next.push(Math.min(...ways, isExchanged && row > 1 ? (before[column - 2] ?? 0) + 1 : Infinity));
    }
    before = last;
    last = next;
  }
  return last[other.length] ?? 0;
}
