import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const contractRoot = fileURLToPath(new URL('../../../libs/contract/src', import.meta.url));

/**
 * Twelve characters that are others wherever the contract's source is another: answers that a device keeps are of the
 * contract of the build that has read them.
 */
export function contractPrint(root = contractRoot): string {
  const files = globSync('**/*.ts', { cwd: root }).filter((file) => !/\.test\.ts$|(?:^|\/)testing\//.test(file));
  const hash = createHash('sha256');
  for (const file of files.toSorted())
    hash
      .update(`${file}\0`)
      .update(readFileSync(`${root}/${file}`))
      .update('\0');
  return hash.digest('hex').slice(0, 12);
}
