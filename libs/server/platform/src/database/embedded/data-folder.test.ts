import { expect, it } from 'vitest';
import { whyUnwritable } from './data-folder.ts';

const fault = (code: string) => Object.assign(new Error(code), { code });

it.each([
  ['EROFS', 'a folder that is to be made where nothing can be written', fault('ENOENT'), 'EROFS'],
  ['EACCES', 'one below a folder that is closed', fault('ENOENT'), 'EACCES'],
  ['ENOSPC', 'what says so itself', fault('ENOSPC'), 'ENOSPC'],
])('says %s of %s', async (_, _what, error, expected) => {
  const asked: string[] = [];
  const tryWriting = async (path: string) => {
    asked.push(path);
    throw fault(path === '/media' ? expected : 'ENOENT');
  };

  expect(await whyUnwritable(error, '/media/disk/imah', tryWriting)).toBe(expected);
  expect(asked).toEqual(error.code === 'ENOENT' ? ['/media/disk', '/media'] : []);
});
