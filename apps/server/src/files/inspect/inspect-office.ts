import type { FileTypeName } from '@imah/contract';
import { strFromU8, unzipSync, type UnzipFileInfo } from 'fflate';
import { HttpProblem } from '../../http/errors.ts';

const limits = { entries: 5000, unpacked: 209_715_200, ratio: 250, read: 8_388_608 };
const macros = /(?:^|\/)(?:vbaProject\.bin|Basic|Scripts|activeX)(?:\/|$)/i;
const escapes = /^[/\\]|(?:^|[/\\])\.\.(?:[/\\]|$)|[\\\0]/;

/** The part that each document has and that an ordinary archive has not. */
function mainPart(type: FileTypeName): string {
  if (type.endsWith('wordprocessingml.document')) return 'word/document.xml';
  if (type.endsWith('spreadsheetml.sheet')) return 'xl/workbook.xml';
  if (type.endsWith('presentationml.presentation')) return 'ppt/presentation.xml';
  return 'content.xml';
}

/**
 * Looks at the list of what is packed in a document; of its content only two small parts are unpacked, into room of
 * the size that the list promises.
 * @throws {HttpProblem} for an archive that blows up, climbs out of its folder, runs macros or is broken
 */
export function inspectOffice(type: FileTypeName, content: Uint8Array): void {
  const main = mainPart(type);
  const listed: UnzipFileInfo[] = [];
  const parts = read(content, (entry) => {
    listed.push(entry);
    return (entry.name === main || entry.name === '[Content_Types].xml') && entry.originalSize <= limits.read;
  });
  const unpacked = listed.reduce((sum, { originalSize }) => sum + originalSize, 0);
  const isBomb =
    listed.length > limits.entries ||
    unpacked > limits.unpacked ||
    (unpacked > limits.read && unpacked > content.length * limits.ratio);
  if (isBomb || listed.some(({ name }) => escapes.test(name))) throw new HttpProblem(422, 'ARSIP_BERBAHAYA');
  if (listed.some(({ name }) => macros.test(name))) throw new HttpProblem(422, 'BERKAS_BERSKRIP');
  if (!listed.some(({ name }) => name === main)) throw new HttpProblem(422, 'BERKAS_RUSAK');
  for (const part of Object.values(parts)) refuseEntities(strFromU8(part));
}

function read(content: Uint8Array, filter: (entry: UnzipFileInfo) => boolean): Record<string, Uint8Array> {
  try {
    return unzipSync(content, { filter });
  } catch {
    throw new HttpProblem(422, 'BERKAS_RUSAK');
  }
}

/** No writer of documents declares entities; who does lets a reader unpack them for ever, or fetch files with them. */
function refuseEntities(xml: string): void {
  if (/<!(?:DOCTYPE|ENTITY)/i.test(xml)) throw new HttpProblem(422, 'ARSIP_BERBAHAYA');
}
