import { readFileSync, writeFileSync } from 'node:fs';
import { renderReadme } from './render-readme.ts';

const example = readFileSync(new URL('./example.ts', import.meta.url), 'utf8');
writeFileSync(new URL('../../README.md', import.meta.url), renderReadme(example));
