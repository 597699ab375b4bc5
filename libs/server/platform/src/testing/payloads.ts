import { readFileSync } from 'node:fs';

/** Names that do something where a text is not kept a text: forty scripts and formulas. The journeys read the same file. */
export const payloads = JSON.parse(
  readFileSync(new URL('payloads.json', import.meta.url), 'utf8'),
  // The file is a list of texts; a test counts them.
) as readonly string[];
