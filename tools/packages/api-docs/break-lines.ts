/** A type as the compiler prints it, on one line, with a line for each member of its objects. */
export function breakLines(type: string): string {
  let depth = 0;
  let quote = '';
  let text = '';
  for (const character of type) {
    if (quote !== '') quote = character === quote ? '' : quote;
    else if (character === "'" || character === '"') quote = character;
    if (quote !== '' || !'{};'.includes(character)) {
      text += character === ' ' && /\s$/.test(text) ? '' : character;
      continue;
    }
    if (character === '{') depth += 1;
    if (character === '}') depth -= 1;
    const indent = `\n${'  '.repeat(depth)}`;
    text = character === '}' ? `${text.trimEnd()}${indent}}` : `${text}${character}${indent}`;
  }
  return text.replaceAll(/\{\s*\}/g, '{}').replaceAll(/\n( *)\s*\n/g, '\n');
}
