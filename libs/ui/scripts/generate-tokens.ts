// `npm run generate:tokens -w @imah/ui`: the tokens as a file for design tools, and for the package.
import { writeFileSync } from 'node:fs';
import { designTokens } from '../src/tokens/export/design-tokens.ts';

writeFileSync(new URL('../tokens.json', import.meta.url), `${JSON.stringify(designTokens(), null, 2)}\n`);
