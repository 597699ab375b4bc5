import type { Endpoint } from '@imah/contract/core';
import { endpoints } from '@imah/contract/endpoints';
import { folderOf } from '../libraries.ts';

const all: readonly [string, Endpoint][] = Object.entries(endpoints);

/** What is written about the calls of the client: a comment at each for editors, and a list for readers. */
export function makeCallFiles(): { readonly file: string; readonly text: string }[] {
  const folder = folderOf('api-client');
  return [
    { file: `${folder}src/generated/described-calls.ts`, text: renderTypes(all) },
    { file: `${folder}CALLS.md`, text: renderList(all) },
  ];
}

/** An interface with a comment at each call: a mapped type would have none. */
export function renderTypes(calls: readonly (readonly [string, Endpoint])[]): string {
  const members = calls.map(
    ([name, endpoint]) =>
      `  /** ${endpoint.summary.replaceAll('*/', '*\\/')}. \`${endpoint.method} ${endpoint.path}\` */\n  readonly ${name}: Call<'${name}'>;\n`,
  );
  return `// Made by \`npm run api-docs\` from the endpoint table of the contract.
import type { Call } from '../call-types.ts';

/** Every call with what its endpoint says of itself. */
export interface DescribedCalls {
${members.join('')}}
`;
}

/** One table for each subject, in the order of the contract. */
export function renderList(calls: readonly (readonly [string, Endpoint])[]): string {
  const tags = [...new Set(calls.map(([, { tag }]) => tag))];
  const tables = tags.map((tag) => {
    const rows = calls.filter(([, endpoint]) => endpoint.tag === tag).map(([name, endpoint]) => rowOf(name, endpoint));
    return `## ${tag}\n\n| call | asks for | request | |\n|---|---|---|---|\n${rows.join('\n')}`;
  });
  const head = `# The ${calls.length} calls of @imah/api-client

Made by \`npm run api-docs\` from the endpoint table of the contract; a check fails when this page is stale. What each asks for
and answers stands in its type; *bytes* are sent as they are, or come back as a Blob.`;
  return `${[head, ...tables].join('\n\n')}\n`;
}

function rowOf(name: string, endpoint: Endpoint): string {
  const parts = [
    endpoint.params === undefined ? null : 'params',
    endpoint.query === undefined ? null : 'query',
    endpoint.body === undefined ? null : endpoint.bytes === 'sent' ? 'body (bytes)' : 'body',
    endpoint.ifMatch === true ? 'version' : null,
    endpoint.bytes === 'answered' ? 'answers bytes' : null,
  ].filter((part) => part !== null);
  const summary = endpoint.summary.replaceAll('|', '\\|');
  return `| \`${name}\` | ${parts.join(', ')} | \`${endpoint.method} ${endpoint.path}\` | ${summary} |`;
}
