import { mkdir, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { version } from './version.ts';
import { openapiDocument } from '@imah/server-platform/system';

// `node --conditions=@imah/source src/write-openapi.ts [file]`, for linters and generators of clients.
const file = process.argv[2] ?? fileURLToPath(new URL('../dist/openapi.json', import.meta.url));
await mkdir(dirname(file), { recursive: true });
await writeFile(file, `${JSON.stringify(await openapiDocument(version), null, 2)}\n`);
