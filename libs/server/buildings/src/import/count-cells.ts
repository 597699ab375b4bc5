/** Places of a table that are kept, empty ones before a filled one among them: 20,000 rows of thirty columns. */
export const maxCells = 600_000;
/** Characters of all cells together. */
const maxCellChars = 8_000_000;

/** The table has more than anybody imports. */
export class TooManyCellsError extends Error {
  override readonly name = 'TooManyCellsError';
}

/** Counts `places` more with a text of `chars`. @throws {TooManyCellsError} */
export type CellCounter = (places: number, chars: number) => void;

export function countCells(): CellCounter {
  let cells = 0;
  let characters = 0;
  return (places, chars) => {
    cells += places;
    characters += chars;
    if (cells > maxCells || characters > maxCellChars) throw new TooManyCellsError('too many cells');
  };
}
