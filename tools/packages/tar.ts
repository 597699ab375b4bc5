import { readdirSync, readFileSync, statSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const blockSize = 512;

/** A folder as npm's tarball: every file under `package/`, nested `node_modules` left out. */
export function packFolder(folder: string): Buffer {
  const blocks = filesOf(folder).flatMap((path) => {
    const content = readFileSync(`${folder}/${path}`);
    const rest = (blockSize - (content.length % blockSize)) % blockSize;
    return [header(`package/${path}`, content.length, statSync(`${folder}/${path}`).mode), content, Buffer.alloc(rest)];
  });
  return gzipSync(Buffer.concat([...blocks, Buffer.alloc(2 * blockSize)]), { level: 1 });
}

function filesOf(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    if (entry.isFile()) return [entry.name];
    if (!entry.isDirectory() || entry.name === 'node_modules') return [];
    return filesOf(`${folder}/${entry.name}`).map((path) => `${entry.name}/${path}`);
  });
}

/** The ustar header of one file. */
function header(path: string, size: number, mode: number): Buffer {
  const block = Buffer.alloc(blockSize);
  const [prefix, name] = splitPath(path);
  block.write(name, 0, 100);
  block.write(octal(mode & 0o777, 7), 100);
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  block.write(octal(size, 11), 124);
  block.write(octal(0, 11), 136);
  block.write('0', 156);
  block.write('ustar\u000000', 257);
  block.write(prefix, 345, 155);
  // The sum is taken with its own field full of blanks.
  block.fill(' ', 148, 156);
  const sum = block.reduce((total, byte) => total + byte, 0);
  block.write(`${octal(sum, 6)}\0 `, 148);
  return block;
}

const octal = (value: number, digits: number) => value.toString(8).padStart(digits, '0');

/** The format holds 155 and 100 bytes, divided at a slash. */
function splitPath(path: string): readonly [prefix: string, name: string] {
  if (Buffer.byteLength(path) <= 100) return ['', path];
  const from = path.indexOf('/', path.length - 101);
  const [prefix, name] = [path.slice(0, from), path.slice(from + 1)];
  if (from < 0 || Buffer.byteLength(name) > 100 || Buffer.byteLength(prefix) > 155) {
    throw new Error(`${path} is too long a path for a tarball`);
  }
  return [prefix, name];
}
