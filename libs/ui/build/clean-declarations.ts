// After the declarations are written: without the imports of style sheets, which mean nothing to a compiler elsewhere.
import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const built = fileURLToPath(new URL('../dist/', import.meta.url));
const styleImport = /^import '[^']+\.css';\n/gm;

for (const file of globSync('**/*.d.ts', { cwd: built })) {
  const text = readFileSync(built + file, 'utf8');
  const clean = text.replaceAll(styleImport, '');
  if (clean !== text) writeFileSync(built + file, clean);
}
