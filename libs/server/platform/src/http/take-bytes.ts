import type { FastifyInstance } from 'fastify';
import { HttpProblem } from './errors.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The body is bytes, not JSON. */
    readonly takesBytes?: boolean;
  }
}

const bytesType = 'application/octet-stream';

/** Reads a body of bytes where the route takes one, and refuses it like any other type everywhere else. */
export function takeBytes(app: FastifyInstance): void {
  app.addContentTypeParser(bytesType, { parseAs: 'buffer' }, (request, body, done) => {
    if (request.routeOptions.config.takesBytes === true) done(null, body);
    else done(new HttpProblem(415, 'JENIS_ISI_TIDAK_DIDUKUNG'));
  });
}
