import type { Endpoint } from '@imah/contract/core';
import { endpoints } from '@imah/contract/endpoints';
import { expect, it } from 'vitest';
import { renderList, renderTypes } from './calls.ts';

const few: readonly [string, Endpoint][] = [
  ['sendUploadPart', endpoints.sendUploadPart],
  ['downloadFile', endpoints.downloadFile],
  ['updateTicketView', endpoints.updateTicketView],
];

it('says at each call what its endpoint does, and where it is', () => {
  expect(renderTypes(few.slice(1, 2))).toBe(`// Made by \`npm run api-docs\` from the endpoint table of the contract.
import type { Call } from '../call-types.ts';

/** Every call with what its endpoint says of itself. */
export interface DescribedCalls {
  /** The content of a file; everything but images comes as an attachment. \`GET /api/v1/files/{fileId}/content\` */
  readonly downloadFile: Call<'downloadFile'>;
}
`);
});

it('lists the calls by subject, with what each asks for', () => {
  const lines = renderList(few).split('\n');

  expect(lines[0]).toBe('# The 3 calls of @imah/api-client');
  expect(lines.filter((line) => line.startsWith('## '))).toEqual(['## files', '## tickets']);
  expect(lines.filter((line) => line.startsWith('| `')).map((line) => line.split(' | ').slice(0, 2))).toEqual([
    ['| `sendUploadPart`', 'params, query, body (bytes)'],
    ['| `downloadFile`', 'params, answers bytes'],
    ['| `updateTicketView`', 'params, body, version'],
  ]);
});
