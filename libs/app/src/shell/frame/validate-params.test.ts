import { expect, it } from 'vitest';
import { isRouteError } from './route-error.ts';
import { validateParams } from './validate-params.ts';

const refusal = (params: Record<string, string | undefined>) => {
  try {
    validateParams({ id: 'uuid' }, params, '/imah/building/x?tab=1');
    return null;
  } catch (error) {
    return isRouteError(error)
      ? { status: error.status, message: error.message, isChunkLoad: error.isChunkLoad }
      : error;
  }
};

it('S-17 refuses a malformed id with status 404 and the path in the message', () => {
  expect(refusal({ id: 'bukan-id' })).toEqual({
    status: 404,
    message: 'Page Not Found: /imah/building/x?tab=1',
    isChunkLoad: false,
  });
});

it('lets an id pass that is well formed, whatever its version, and a missing optional one', () => {
  expect([refusal({ id: '0199b6f0-0000-7000-8000-000000000001' }), refusal({ id: undefined })]).toEqual([null, null]);
});

it('S-17 refuses with the status and the message that the rule of a parameter gives', () => {
  const closed = (value: string) => (value === 'lama' ? { status: 410, message: 'Halaman ini sudah ditutup.' } : null);

  const outcome = (code: string) => {
    try {
      validateParams({ code: closed }, { code }, '/q/x');
      return null;
    } catch (error) {
      return isRouteError(error) ? { status: error.status, message: error.message } : error;
    }
  };

  expect([outcome('lama'), outcome('baru')]).toEqual([{ status: 410, message: 'Halaman ini sudah ditutup.' }, null]);
});
