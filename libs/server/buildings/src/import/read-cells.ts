import { countCells } from './count-cells.ts';

/**
 * The lines of a CSV or of cells from the clipboard, each cut into cells.
 * Empty lines stay, so that lines keep their number.
 * @throws {TooManyCellsError}
 */
export function readCells(text: string): string[][] {
  const source = text.replace(/^\uFEFF/, '');
  const delimiter = delimiterOf(source);
  const count = countCells();
  const lines: string[][] = [];
  let line: string[] = [];
  let cell = '';
  let quoted = false;
  for (let index = 0; index < source.length; index += 1) {
    const char = source[index];
    if (quoted) {
      if (char !== '"') cell += char;
      else if (source[index + 1] === '"') {
        cell += '"';
        index += 1;
      } else quoted = false;
    } else if (char === '"' && cell === '') quoted = true;
    else if (char === delimiter) {
      count(1, cell.length);
      line.push(cell);
      cell = '';
    } else if (char === '\n' || char === '\r') {
      if (char === '\r' && source[index + 1] === '\n') index += 1;
      count(1, cell.length);
      lines.push([...line, cell]);
      line = [];
      cell = '';
    } else cell += char;
  }
  if (cell !== '' || line.length > 0) lines.push([...line, cell]);
  return lines;
}

const delimiters = ['\t', ';', ','] as const;

/** What stands most often between the headings; a spreadsheet in Indonesian writes semicolons. */
function delimiterOf(text: string): string {
  const end = text.search(/[\r\n]/);
  const heading = (end < 0 ? text : text.slice(0, end)).replaceAll(/"[^"]*"/g, '');
  const counts = delimiters.map((delimiter) => heading.split(delimiter).length);
  const most = Math.max(...counts);
  return most === 1 ? ',' : (delimiters[counts.indexOf(most)] ?? ',');
}
