import { expect, it } from 'vitest';
import { readS3Url } from './s3-place.ts';

it('reads keys, bucket, prefix and region out of one address', () => {
  expect(
    readS3Url('https://AKIA:a%2Fb%2Bc@s3.ap-southeast-3.amazonaws.com/berkas/imah/?region=ap-southeast-3'),
  ).toEqual({
    bucketUrl: 'https://s3.ap-southeast-3.amazonaws.com/berkas/imah',
    accessKeyId: 'AKIA',
    secretAccessKey: 'a/b+c',
    region: 'ap-southeast-3',
  });
});

it.each([
  ['without keys', 'https://s3.test/berkas'],
  ['without a secret', 'https://key@s3.test/berkas'],
  ['without a bucket', 'https://key:secret@s3.test/'],
  ['of another kind', 'ftp://key:secret@s3.test/berkas'],
  ['with a name no bucket has', 'https://key:secret@s3.test/Berkas%20Kita'],
  ['with a key nobody can read', 'https://%ff:secret@s3.test/berkas'],
  ['that is none', 'berkas'],
])('takes no address %s', (_, text) => {
  expect(readS3Url(text)).toBe(null);
});
