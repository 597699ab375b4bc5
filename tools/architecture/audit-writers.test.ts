import { expect, it } from 'vitest';
import { isShipped, readSources } from './sources.ts';

/** Beside the template of decision 0036, with what excuses each. */
const excused: Readonly<Record<string, string>> = {
  'access/audit.ts': 'the writer itself',
  'command/run-command.ts': 'the template',
  'audit/log-reading.ts': 'nothing is changed: a person was shown personal data, once an hour',
  'demo/src/load-demo.ts': 'the demonstration is written whole, in one transaction for all its organisations',
};

const isOfServer = (path: string) => /^(apps\/server|libs\/server)\//.test(path);
const isTesting = (path: string) => path.includes('/testing/');

it('lets the template of commands alone write the audit of the server', () => {
  const sources = readSources(['apps', 'libs']).filter(isShipped);
  const writers = sources
    .filter(({ path, text }) => isOfServer(path) && !isTesting(path) && /\bwrite(Edit)?Audit\(/.test(text))
    .map(({ path }) => path);

  expect(writers.length).toBe(Object.keys(excused).length);
  expect(writers.filter((path) => !Object.keys(excused).some((name) => path.endsWith(`/${name}`)))).toEqual([]);
});
