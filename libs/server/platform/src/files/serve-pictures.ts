import { readFile } from 'node:fs/promises';
import type { FastifyInstance } from 'fastify';
import { notFound } from '../http/errors.ts';
import { pictureFile } from './pictures.ts';

/** Pictures of people. Their names are 160 random bits that only those learn who may see the person. */
export function servePictures(app: FastifyInstance, dataDir: string): void {
  app.get<{ Params: { name: string } }>(
    '/api/_files/pictures/:name',
    { schema: { hide: true } },
    async (request, reply) => {
      const key = /^([0-9a-f]{40})\.webp$/.exec(request.params.name)?.[1];
      if (key === undefined) throw notFound();
      const picture = await readFile(pictureFile(dataDir, key)).catch(() => null);
      if (picture === null) throw notFound();
      return reply.header('cache-control', 'private, max-age=31536000, immutable').type('image/webp').send(picture);
    },
  );
}
