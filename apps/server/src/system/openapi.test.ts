import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { endpoints } from '@imah/contract/endpoints';
import { afterAll, describe, expect, it } from 'vitest';
import { openTestServer } from '../testing/test-server.ts';
import { version } from '../version.ts';
import { openapiDocument } from '@imah/server-platform/system';

const server = await openTestServer({}, { web: null });
afterAll(() => server.close());

interface Operation {
  readonly operationId: string;
  readonly security: readonly Record<string, readonly string[]>[];
  readonly responses: Record<string, { content?: Record<string, unknown> }>;
  readonly parameters?: readonly { readonly in: string; readonly name: string; readonly required?: boolean }[];
}
type Document = { readonly openapi: string; readonly paths: Record<string, Record<string, Operation>> };

const document = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as Document;
const operations = Object.values(document.paths).flatMap((path) => Object.values(path));
const operation = (id: string) => operations.find(({ operationId }) => operationId === id);

describe('/api/openapi.json', () => {
  it('describes every endpoint of the contract and nothing else, under its own name', () => {
    expect(document.openapi).toBe('3.1.0');
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(endpoints).toSorted());
    expect(document.paths['/api/v1/buildings/{buildingId}']?.['get']?.operationId).toBe('getBuilding');
  });

  it('is what the tools write without a server', async () => {
    expect(document).toEqual(JSON.parse(JSON.stringify(await openapiDocument(version))));
  });

  it('says who may call, how a refusal looks, and where a call may be sent twice', () => {
    expect(operation('login')?.security).toEqual([]);
    expect(operation('listBuildings')?.security).toEqual([{ session: [] }, { bearer: [] }]);
    expect(Object.keys(operation('getBuilding')?.responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '429',
      '503',
    ]);
    expect(Object.keys(operation('getBuilding')?.responses['404']?.content ?? {})).toEqual([
      'application/problem+json',
    ]);
    expect(operation('sendCommand')?.parameters).toContainEqual(
      expect.objectContaining({ in: 'header', name: 'idempotency-key', required: true }),
    );
  });

  it('passes the linter without an error or a warning', async () => {
    const root = fileURLToPath(new URL('../../../..', import.meta.url));
    const run = (file: string, ...args: string[]) =>
      promisify(execFile)(process.execPath, [file, ...args], {
        cwd: root,
        env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
      });
    await run('--conditions=@imah/source', 'apps/server/src/write-openapi.ts');

    const { stdout } = await run(
      'node_modules/@redocly/cli/bin/cli.js',
      'lint',
      '--format=json',
      'apps/server/dist/openapi.json',
    );

    expect(JSON.parse(stdout)).toMatchObject({ totals: { errors: 0, warnings: 0 } });
  });
});
