import { ArchiveError, readZip } from '../../overload/zip-archive.ts';

const limits = { entries: 5000, unpacked: 209_715_200, ratio: 250, read: 8_388_608 };
const macros = /(?:^|\/)(?:vbaProject\.bin|Basic|Scripts|activeX)(?:\/|$)/i;
const escapes = /^[/\\]|(?:^|[/\\])\.\.(?:[/\\]|$)|[\\\0]/;

/** What is wrong with a document; the codes of the refusals. */
export type OfficeFault = 'ARSIP_BERBAHAYA' | 'BERKAS_BERSKRIP' | 'BERKAS_RUSAK';

/** The part that each document has and that an ordinary archive has not. */
function mainPart(type: string): string {
  if (type.endsWith('wordprocessingml.document')) return 'word/document.xml';
  if (type.endsWith('spreadsheetml.sheet')) return 'xl/workbook.xml';
  if (type.endsWith('presentationml.presentation')) return 'ppt/presentation.xml';
  return 'content.xml';
}

/**
 * Looks at the list of what is packed in a document; of its content only two small parts are unpacked, and no further
 * than they may be. Null where nothing is wrong: it blows up, climbs out of its folder, runs macros or is broken.
 */
export function judgeOffice(type: string, content: Uint8Array): OfficeFault | null {
  try {
    return judge(mainPart(type), content);
  } catch (error) {
    if (!(error instanceof ArchiveError)) throw error;
    return error.fault === 'too-big' ? 'ARSIP_BERBAHAYA' : 'BERKAS_RUSAK';
  }
}

function judge(main: string, content: Uint8Array): OfficeFault | null {
  const listed = readZip(content, limits.entries);
  const unpacked = listed.reduce((sum, { size }) => sum + size, 0);
  const isBomb = unpacked > limits.unpacked || (unpacked > limits.read && unpacked > content.length * limits.ratio);
  if (isBomb || listed.some(({ name }) => escapes.test(name))) return 'ARSIP_BERBAHAYA';
  if (listed.some(({ name }) => macros.test(name))) return 'BERKAS_BERSKRIP';
  const looked = listed.filter(({ name }) => name === main || name === '[Content_Types].xml');
  if (!looked.some(({ name }) => name === main)) return 'BERKAS_RUSAK';
  // Two of a name, whatever its case: readers differ in which they take.
  if (new Set(listed.map(({ name }) => name.toLowerCase())).size < listed.length) return 'ARSIP_BERBAHAYA';
  for (const { read, size } of looked) {
    // A part that says it is larger is an ordinary long document; nobody here unpacks it.
    if (size <= limits.read && declaresEntities(plainText(read(limits.read)))) return 'ARSIP_BERBAHAYA';
  }
  return null;
}

/** The letters of ASCII in it: an encoding of two or four bytes writes the same between zeros. */
function plainText(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1').replaceAll('\0', '');
}

/** No writer of documents declares entities; who does lets a reader unpack them for ever, or fetch files with them. */
function declaresEntities(xml: string): boolean {
  return /<!(?:DOCTYPE|ENTITY)/i.test(xml);
}
