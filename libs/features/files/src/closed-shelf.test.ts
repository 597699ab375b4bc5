import { expect, it } from 'vitest';
import { createBrowserShelf, type ShelvedUpload } from './upload-shelf.ts';

const upload = (id: string, scope = 'tiket'): ShelvedUpload => ({
  id,
  scope,
  name: `${id}.pdf`,
  content: new Blob(),
  file: null,
});

/** A database that opens, and is closed by the browser before anything is written. */
function closedDatabase(): IDBFactory {
  const database = {
    transaction: () => {
      throw new DOMException('The database connection is closing.', 'InvalidStateError');
    },
  };
  const open = () => {
    const request = { result: database, onsuccess: () => undefined, onerror: null, onupgradeneeded: null };
    queueMicrotask(() => request.onsuccess());
    return request;
  };
  return { open } as unknown as IDBFactory; // Of the factory only `open` is asked.
}

it('keeps files as long as the page where the browser closes the database meanwhile', async () => {
  const shelf = createBrowserShelf(closedDatabase());
  await shelf.put(upload('b'));
  await shelf.put(upload('a'));
  await shelf.put(upload('c', 'lain'));
  expect((await shelf.list('tiket')).map(({ id }) => id)).toEqual(['a', 'b']);

  await shelf.remove('a');
  expect((await shelf.list('tiket')).map(({ id }) => id)).toEqual(['b']);
});
