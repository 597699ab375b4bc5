import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { notificationKindKeys } from '@imah/contract/notifications/words';
import { expect, it } from 'vitest';

const sources = fileURLToPath(new URL('../../../../libs/server', import.meta.url));

it('sends every kind of notification that people can choose', () => {
  const code = readdirSync(sources, { recursive: true, encoding: 'utf8' })
    .filter((path) => /^[a-z-]+\/src\/.*\.ts$/.test(path) && !path.endsWith('.test.ts'))
    .map((path) => readFileSync(`${sources}/${path}`, 'utf8'))
    .join('\n');
  expect(notificationKindKeys.filter((kind) => !code.includes(`kind: '${kind}'`))).toEqual([]);
});
