/** An address as somebody typed or pasted it, and the row it stands in as they count. */
export interface TypedAddress {
  readonly row: number;
  readonly address: string;
}

/**
 * Reads addresses out of what was typed or pasted: one below the other, with commas or semicolons between, or cells of a
 * spreadsheet, of which those with an @ count. What holds no address is kept as it is, so that it can be named.
 */
export function readAddresses(text: string): readonly TypedAddress[] {
  const lines = text.split(/\r?\n/);
  const found = lines.flatMap((line, index) => {
    const parts = line
      .split(/[,;\t]/)
      .map((part) => part.trim())
      .filter((part) => part !== '');
    // A row of a sheet has other cells beside the address: names, telephones.
    const cells = line.includes('\t') && parts.some((part) => part.includes('@')) ? parts.filter(hasAt) : parts;
    return cells.map((part) => ({ row: index + 1, address: bare(part) }));
  });
  // Of one line the places are counted: all of them stand in row one.
  return lines.filter((line) => line.trim() !== '').length > 1
    ? found
    : found.map(({ address }, index) => ({ row: index + 1, address }));
}

const hasAt = (text: string) => text.includes('@');

/** Of `Sari Wulandari <sari@contoh.id>` what stands between the brackets. */
function bare(part: string): string {
  return /<([^<>]*)>$/.exec(part)?.[1]?.trim() ?? part;
}
