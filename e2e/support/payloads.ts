import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The scripts and formulas that the server's own test sends as names. */
export const payloads = JSON.parse(
  readFileSync(join(import.meta.dirname, '../../libs/server/platform/src/testing/payloads.json'), 'utf8'),
  // The file is a list of texts.
) as readonly string[];
