import { describe, expect, it } from 'vitest';
import { ApiError } from './api-error.ts';
import { addressOf, fillPath, queryString } from './path.ts';

const thrownBy = (run: () => unknown): unknown => {
  try {
    return run();
  } catch (error) {
    return error;
  }
};

describe('the path of a call', () => {
  it('has its parameters in their places, written so that they stay one part of it', () => {
    expect(fillPath('/api/v1/buildings/{buildingId}/units/{unitId}', { buildingId: 'a/b', unitId: 'A 1?' })).toBe(
      '/api/v1/buildings/a%2Fb/units/A%201%3F',
    );
    expect(fillPath('/api/v1/pages/{page}', { page: 0 })).toBe('/api/v1/pages/0');
    expect(fillPath('/api/v1/whoami')).toBe('/api/v1/whoami');
  });

  it.each([{}, { deviceId: '' }])('is refused without a parameter: %o would name another call', (params) => {
    const error = thrownBy(() => fillPath('/api/v1/devices/{deviceId}', params));

    expect(error).toBeInstanceOf(ApiError);
    expect(error).toMatchObject({
      kind: 'invalid-call',
      status: 0,
      code: 'INVALID_CALL',
      message: '/api/v1/devices/{deviceId} needs the parameter deviceId',
    });
  });
});

describe('the query of a call', () => {
  it('leaves out what is not given, and repeats the name of a list', () => {
    expect(queryString({ state: ['new', 'waiting'], q: 'air & listrik', cursor: undefined, mine: null })).toBe(
      '?state=new&state=waiting&q=air+%26+listrik',
    );
  });

  it('keeps zero, false and an empty text: they were given', () => {
    expect(queryString({ level: 0, open: false, q: '' })).toBe('?level=0&open=false&q=');
  });

  it.each([undefined, {}, { cursor: undefined }, { state: [] }])('is an empty text for %o', (query) => {
    expect(queryString(query)).toBe('');
  });
});

describe('the address of a call', () => {
  it.each([
    ['', '/api/v1/whoami'],
    ['/gedung', '/gedung/api/v1/whoami'],
    ['https://imah.example.com', 'https://imah.example.com/api/v1/whoami'],
    ['HTTP://127.0.0.1:3000', 'HTTP://127.0.0.1:3000/api/v1/whoami'],
  ])('with the base “%s” is %s', (base, address) => {
    expect(addressOf(base, '/api/v1/whoami')).toBe(address);
  });

  it.each(['imah.example.com', 'ftp://imah.example.com', 'https://', 'javascript:alert(1)'])(
    'with the base “%s” is refused: no attempt would reach anybody',
    (base) => {
      expect(thrownBy(() => addressOf(base, '/'))).toMatchObject({ kind: 'invalid-call', status: 0 });
    },
  );
});
