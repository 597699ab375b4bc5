import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

/**
 * Where bytes lie, under keys that the server makes: no name that a person gave ever becomes part of a path.
 * Every method rejects when the store cannot be reached or is full.
 */
export interface FileStore {
  /** Keeps the content under `key`; nobody ever reads half of it, also after a power cut. */
  put(key: StoreKey, content: Blob): Promise<void>;
  /** Null when nothing lies there. */
  read(key: StoreKey): Promise<Readable | null>;
  /** What is gone already is no error. */
  remove(key: StoreKey): Promise<void>;
}

/** 160 random bits in hex. */
export type StoreKey = string & { readonly kind: 'StoreKey' };

const pattern = /^[0-9a-f]{40}$/;

/** @throws {TypeError} when it is no key, whoever wrote it down */
export function storeKey(text: string): StoreKey {
  if (!pattern.test(text)) throw new TypeError('not a key of the file store');
  // Checked in the line above.
  return text as StoreKey;
}

export function newStoreKey(): StoreKey {
  return storeKey(randomBytes(20).toString('hex'));
}

/** `ab/ab12…`: a folder of its own for each of 256 beginnings. */
export function storePath(key: StoreKey): string {
  return `${key.slice(0, 2)}/${storeKey(key)}`;
}
