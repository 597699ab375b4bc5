/**
 * The contract refuses such a text where it is written. This is for what comes from elsewhere, or was kept before; this
 * library knows nothing of the contract, and must be safe without it. A test of the topics holds the two limits together.
 */
const deepest = 20;

/** Whether quotes, lists or emphasis stand inside of each other so often that reading the text could exhaust the stack. */
export function nestsTooDeep(markdown: string): boolean {
  return (
    markdown.split('\n').some((line) => blocksIn(line) > deepest) ||
    markdown.split(/\n[ \t]*\n/).some((paragraph) => marksIn(paragraph) > deepest)
  );
}

const rule = /^[ \t]*(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$/;
const opensBlock = /^[ \t]*(?:>|[-*+](?=[ \t])|\d{1,9}[.)](?=[ \t]))/;

/** How many quotes and lists one line opens; it is looked at no further than what is too deep. */
function blocksIn(line: string): number {
  let rest = line;
  for (let depth = 0; depth <= deepest; depth += 1) {
    const mark = rule.test(rest) ? null : opensBlock.exec(rest);
    if (mark === null) return depth;
    rest = rest.slice(mark[0].length);
  }
  return deepest + 1;
}

/** How deep emphasis may go at most: what opens and is not closed goes nowhere. */
function marksIn(paragraph: string): number {
  let [depth, most, closed] = [0, 0, 0];
  for (const { 0: run, index } of paragraph.matchAll(/[*_~]+/g)) {
    const [before, after] = [paragraph[index - 1] ?? ' ', paragraph[index + run.length] ?? ' '];
    const closes = /[^\s(]/.test(before);
    if (closes) closed += run.length;
    if (closes && depth > 0) depth = Math.max(0, depth - run.length);
    else if (/[^\s).,;:!?]/.test(after)) depth += run.length;
    most = Math.max(most, depth);
  }
  return Math.min(most, closed);
}
