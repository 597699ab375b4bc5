import { expect, it } from 'vitest';
import { mendingOf } from './mending.ts';

const refused = (code: string | number) => Object.assign(new Error('refused'), { code });

it.each([
  [4, 'imah.username and imah.password'],
  [5, 'imah.username and imah.password'],
  ['UNABLE_TO_VERIFY_LEAF_SIGNATURE', 'imah.ca'],
  ['DEPTH_ZERO_SELF_SIGNED_CERT', 'imah.ca'],
  ['CERT_HAS_EXPIRED', 'set the clock'],
  ['ERR_TLS_CERT_ALTNAME_INVALID', 'the name that stands in it'],
  ['EPROTO', 'use mqtt://'],
  ['ENOTFOUND', 'DNS'],
  ['ECONNREFUSED', 'firewall'],
])('what is refused with %s is said with what to mend: %s', (code, words) => {
  expect(mendingOf(refused(code))).toContain(words);
});

it('nothing is said to be mended of what nobody has met yet', () => {
  expect([mendingOf(refused(3)), mendingOf(new Error('strange'))]).toEqual([null, null]);
});
