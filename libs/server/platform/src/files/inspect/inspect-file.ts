import { readFile } from 'node:fs/promises';
import { extname } from 'node:path';
import { type FileTypeName, fileTypes } from '@imah/contract/files/words';
import { fileTypeFromFile } from 'file-type';
import { HttpProblem } from '../../http/errors.ts';
import { inspectOffice } from './inspect-office.ts';
import { inspectPdf } from './inspect-pdf.ts';
import { inspectText } from './inspect-text.ts';

/** What a file was found to be, and the name it is kept under: one that ends as its type does. */
export interface FoundFile {
  readonly type: FileTypeName;
  readonly name: string;
}

/** Bytes that looking for a type may hold at once. */
const maxBuffer = 1_048_576;
const otherNames: Readonly<Record<string, FileTypeName>> = { 'video/x-m4v': 'video/mp4' };

/**
 * Looks at what is in the file at `path`; what its name and its sender say counts only where both fit.
 * @throws {HttpProblem} 413, 415 or 422 with what is wrong with it
 */
export async function inspectFile(path: string, { name, size }: { name: string; size: number }): Promise<FoundFile> {
  const type = await typeOf(path, name);
  const limit = maxSizeOf(type);
  if (limit !== null && size > limit) throw new HttpProblem(413, 'BERKAS_TERLALU_BESAR');
  const found = { type, name: nameFor(type, name) };
  if (type === 'text/plain') inspectText(await readFile(path));
  if (type === 'application/pdf') await inspectPdf(path);
  if (type.startsWith('application/vnd.')) await inspectOffice(type, await readFile(path));
  return found;
}

/**
 * Refuses before the first byte what would be refused after the last, going by the name.
 * @throws {HttpProblem} 413 or 415
 */
export function refuseByName(name: string, size: number): void {
  const type = typeOfName(name);
  if (extensionOf(name) !== '' && type === null) throw new HttpProblem(415, 'JENIS_BERKAS_DITOLAK');
  const limit = type === null ? null : maxSizeOf(type);
  if (limit !== null && size > limit) throw new HttpProblem(413, 'BERKAS_TERLALU_BESAR');
}

async function typeOf(path: string, name: string): Promise<FileTypeName> {
  const found = await fileTypeFromFile(path, { maxBufferSize: maxBuffer }).catch(() => {
    throw new HttpProblem(422, 'BERKAS_RUSAK');
  });
  if (found === undefined) {
    // Nothing that is known by its first bytes: text, if it is to be text.
    const isNamedText = extensionOf(name) === '' || typeOfName(name) === 'text/plain';
    if (!isNamedText) throw new HttpProblem(415, 'ISI_BERKAS_BERBEDA');
    return 'text/plain';
  }
  const type = otherNames[found.mime] ?? found.mime;
  if (!isTaken(type) || type === 'text/plain') throw new HttpProblem(415, 'JENIS_BERKAS_DITOLAK');
  return type;
}

function isTaken(type: string): type is FileTypeName {
  return Object.hasOwn(fileTypes, type);
}

function maxSizeOf(type: FileTypeName): number | null {
  const rule = fileTypes[type];
  return 'maxSize' in rule ? rule.maxSize : null;
}

/** Phones name a picture by another type of picture; anything else that does not fit is a lie. */
function nameFor(type: FileTypeName, name: string): string {
  const extension = extensionOf(name);
  const allowed: readonly string[] = fileTypes[type].extensions;
  if (allowed.includes(extension)) return name;
  const bare = extension === '' ? name : name.slice(0, -extension.length - 1);
  const said = typeOfName(name);
  const isPicture = fileTypes[type].kind === 'image' && said !== null && fileTypes[said].kind === 'image';
  if (extension !== '' && !isPicture) throw new HttpProblem(415, 'ISI_BERKAS_BERBEDA');
  return `${bare}.${allowed[0] ?? ''}`;
}

function typeOfName(name: string): FileTypeName | null {
  const extension = extensionOf(name);
  // Object.keys forgets that its keys are those of the table.
  const names = Object.keys(fileTypes) as FileTypeName[];
  return names.find((type) => fileTypes[type].extensions.some((one) => one === extension)) ?? null;
}

function extensionOf(name: string): string {
  return extname(name).slice(1).toLowerCase();
}
